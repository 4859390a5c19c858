/// A rectangle of the interface: it shows its layer, holds subviews, lays them out and answers touches.
///
/// Its geometry is its layer's: `frame` is in the superview's coordinates, `bounds` in its own, in points.
/// Specified by <https://developer.apple.com/documentation/uikit/uiview>.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UICoordinateSpace, UITraitEnvironment,
  UIAccessibilityIdentification, @MainActor CALayerDelegate
{
  nonisolated(unsafe) let storedLayer: CALayer
  @exclusivity(unchecked) nonisolated(unsafe) final var storedSubviews: [UIView] = []
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var storedSuperview: UIView?
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var storedWindow: UIWindow?
  @exclusivity(unchecked) final unowned(unsafe) var owningController: UIViewController?
  @exclusivity(unchecked) nonisolated(unsafe) final var flags: ViewFlags = .initial
  @exclusivity(unchecked) final var storedAutoresizingMask: UIView.AutoresizingMask = []
  final var storedContentMode: UIView.ContentMode = .scaleToFill
  @exclusivity(unchecked) final var storedSemanticContentAttribute: UISemanticContentAttribute = .unspecified
  /// How many running animations that do not allow it keep touches from this view.
  final var interactionBlockCount: Int32 = 0
  /// The block that animated the view last.
  final var lastAnimationNumber: UInt32 = 0
  @exclusivity(unchecked) final var storedSafeAreaInsets: UIEdgeInsets = .zero
  @exclusivity(unchecked) final var storedTraits: UITraitCollection?
  final var storedBackgroundColor: UIColor?
  nonisolated(unsafe) final var storedTag = 0
  /// What few views have.
  @exclusivity(unchecked) nonisolated(unsafe) final var extras: ViewExtras?
  @exclusivity(unchecked) final var layoutState: ViewLayoutState?

  /// A tag to find the view by, 0 by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/tag>.
  open var tag: Int {
    get { storedTag }
    set { storedTag = newValue }
  }

  /// A view whose frame is zero.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// A view with a frame in its superview's coordinates, in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>.
  public init(frame: CGRect) {
    storedLayer = type(of: self).makeLayer()
    super.init()
    adoptLayer()
    if frame != .zero {
      if frame.isFinite {
        storedLayer.frame = frame.standardized
      } else {
        refuse(frame, as: "frame")
      }
    }
  }

  /// A view from an Interface Builder file, or from an archive, of which it reads what `encode(with:)` writes.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/init(coder:)>.
  public required init?(coder: NSCoder) {
    storedLayer = type(of: self).makeLayer()
    super.init()
    adoptLayer()
    decode(with: coder)
  }

  deinit {
    for child in storedSubviews where child.storedSuperview === self {
      child.storedSuperview = nil
      child.forgetWindow()
    }
    storedLayer.delegate = nil
  }

  private func adoptLayer() {
    storedLayer.owner = self
    storedLayer.contentsScale = UIScreen.main.scale
    let given = Self.flags(of: type(of: self))
    flags.formUnion(type(of: storedLayer) == CALayer.self ? given : given.subtracting(.hasPlainGeometry))
    if given.contains(.drawsItself) {
      storedLayer.setNeedsDisplay()
    }
    storedLayer.setNeedsLayout()
  }

  /// Below a view that goes away nobody is in its window any longer.
  nonisolated final func forgetWindow() {
    guard storedWindow != nil else { return }
    storedWindow = nil
    for child in storedSubviews { child.forgetWindow() }
  }

  // MARK: Layer

  /// The class of the layer that each view of this class makes; it must have `init()`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/layerclass>.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that shows this view. The view is its delegate and must stay it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/layer>.
  public final var layer: CALayer { storedLayer }

  private static func makeLayer() -> CALayer {
    let type: AnyClass = layerClass
    if type == CALayer.self { return CALayer() }
    guard let layerType = type as? CALayer.Type else {
      fatalError("\(Self.self).layerClass is \(type), which is no CALayer")
    }
    return layerType.makeInstance()
  }

  // MARK: Geometry that subclasses may override

  /// The rectangle in the superview's coordinates; where `transform` is not the identity, the one that encloses it.
  ///
  /// A frame that is not finite raises `CALayerInvalidGeometry` and changes nothing; a negative size is standardized.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/frame>.
  open var frame: CGRect {
    get {
      PropertyObservers.willRead(self, "geometry")
      return storedLayer.frame
    }
    set { setFrame(newValue) }
  }

  /// The rectangle in the view's own coordinates.
  ///
  /// Bounds that are not finite raise `CALayerInvalidGeometry` and change nothing.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/bounds>.
  open var bounds: CGRect {
    get {
      PropertyObservers.willRead(self, "geometry")
      return storedLayer.bounds
    }
    set { setBounds(newValue) }
  }

  /// Where the anchor point lies, in the superview's coordinates.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/center>.
  open var center: CGPoint {
    get {
      PropertyObservers.willRead(self, "geometry")
      return storedLayer.position
    }
    set { setCenter(newValue) }
  }

  /// The affine transform about the anchor point.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/transform>.
  open var transform: CGAffineTransform {
    get { storedLayer.affineTransform() }
    set { setTransform(newValue) }
  }

  // MARK: Appearance that subclasses may override

  /// Opacity from 0 to 1, of the view with all its subviews.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/alpha>.
  open var alpha: CGFloat {
    get {
      PropertyObservers.willRead(self, "alpha")
      return CGFloat(storedLayer.opacity)
    }
    set {
      if newValue.isNaN {
        raise("NSInvalidArgumentException", "\(shortDescription): alpha is not a number")
        return
      }
      storedLayer.opacity = Float(min(max(newValue, 0), 1))
      if PropertyObservers.isActive { PropertyObservers.didChange(self, "alpha") }
    }
  }

  /// Whether the view and its subviews are neither shown nor touched.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/ishidden>.
  open var isHidden: Bool {
    get {
      PropertyObservers.willRead(self, "hidden")
      return storedLayer.isHidden
    }
    set {
      setHidden(newValue)
      if PropertyObservers.isActive { PropertyObservers.didChange(self, "hidden") }
    }
  }

  /// A hint that the view fills its bounds with opaque content.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/isopaque>.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set {
      flags.set(.isOpaque, newValue)
      updateLayerOpacityHint()
    }
  }

  /// Whether the subviews are cut off at the bounds.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/clipstobounds>.
  open var clipsToBounds: Bool {
    get { storedLayer.masksToBounds }
    set { storedLayer.masksToBounds = newValue }
  }

  /// The colour behind the view's content; nil is transparent. A dynamic colour follows the view's traits.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/backgroundcolor>.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set {
      ViewAnimation.replacedBackground = .some(storedBackgroundColor)
      storedBackgroundColor = newValue
      updateBackgroundColor()
      ViewAnimation.replacedBackground = nil
    }
  }

  /// The colour that marks what can be touched: this view's own, or else its superview's.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/tintcolor>.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// Called when `tintColor` has another value, here or inherited. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/tintcolordidchange()>.
  open func tintColorDidChange() {}

  /// How the content is placed when the bounds change their size without a new drawing.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.property>.
  open var contentMode: UIView.ContentMode {
    get { storedContentMode }
    set { setContentMode(newValue) }
  }

  /// Draws the view's content; `UIGraphicsGetCurrentContext()` is the context, in the view's coordinates.
  ///
  /// Called when a view whose class overrides it needs display. Specified by <https://developer.apple.com/documentation/uikit/uiview/draw(_:)>.
  open func draw(_ rect: CGRect) {}

  // MARK: Interaction that subclasses may override

  /// Whether touches and keys reach the view; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled>.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.isUserInteractionEnabled) }
    set { flags.set(.isUserInteractionEnabled, newValue) }
  }

  /// The deepest subview that contains a point of this view's coordinates and takes touches; nil where none does.
  ///
  /// Views that are hidden, nearly transparent (alpha below 0.01), without user interaction, or in an animation that
  /// does not allow it are passed over with all their subviews. Points outside the bounds are nobody's.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)>.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for child in storedSubviews.reversed() {
      if let hit = child.hitTest(child.pointFromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// Whether a point of this view's coordinates is within its bounds.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/point(inside:with:)>.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Gestures

  /// The view's recognizers, in the order in which they were added; nil where there are none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/gesturerecognizers>.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set { replaceGestureRecognizers(newValue ?? []) }
  }

  /// Lets a recognizer watch the touches of this view and of those below; it leaves the view that it had.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)>.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recognizer away; a gesture under way is cancelled.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/removegesturerecognizer(_:)>.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recognizer that has seen its gesture may go on; true by default.
  ///
  /// Asked of the touched view and of those above it up to the recognizer's own.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/gesturerecognizershouldbegin(_:)>.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Hierarchy callbacks

  /// A subview was added.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/didaddsubview(_:)>.
  open func didAddSubview(_ subview: UIView) {}

  /// A subview is about to leave.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/willremovesubview(_:)>.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The view is about to get another superview, or none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/willmove(tosuperview:)>.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The view got another superview, or none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/didmovetosuperview()>.
  open func didMoveToSuperview() {}

  /// The view is about to enter another window, or none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/willmove(towindow:)>.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view entered another window, or none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()>.
  open func didMoveToWindow() {}

  /// Leaves the superview and the responder chain; constraints that crossed the edge of this subtree are removed.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()>.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Adds a view above the others; it leaves its former superview first.
  ///
  /// A view cannot be added to itself or to one of its descendants: raises `NSInvalidArgumentException`.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)>.
  open func addSubview(_ view: UIView) {
    insert(view, at: storedSubviews.count)
  }

  /// Adds a view at an index; 0 is the lowest, an index past the end is the highest.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)>.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  // MARK: Layout that subclasses may override

  /// Lays out the subviews: gives those that constraints hold their solved frames.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()>.
  open func layoutSubviews() {
    layoutHook_applySolvedFrames()
  }

  /// The size that fits best in the given one; the present size by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)>.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Takes the size that `sizeThatFits(_:)` answers to the present one; the frame's origin stays.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/sizetofit()>.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    let origin = frame.origin
    bounds.size = size
    let moved = frame.origin
    center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
  }

  /// Asks for a layout in the next frame.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/setneedslayout()>.
  open func setNeedsLayout() {
    storedLayer.setNeedsLayout()
  }

  /// Lays out now what waits for a layout, constraints included.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()>.
  open func layoutIfNeeded() {
    performLayout()
  }

  /// Asks for a drawing in the next frame, where the view draws itself.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/setneedsdisplay()>.
  open func setNeedsDisplay() {
    if hasContent { storedLayer.setNeedsDisplay() }
  }

  /// Asks for a drawing of a rectangle of the view's coordinates in the next frame, where the view draws itself.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/setneedsdisplay(_:)>.
  open func setNeedsDisplay(_ rect: CGRect) {
    if hasContent { storedLayer.setNeedsDisplay(rect) }
  }

  /// `safeAreaInsets` changed.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/safeareainsetsdidchange()>.
  open func safeAreaInsetsDidChange() {}

  /// `layoutMargins` changed.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/layoutmarginsdidchange()>.
  open func layoutMarginsDidChange() {}

  /// The traits changed; the former ones are given, nil where there were none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)>.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits of the view: its controller's or superview's, with what it overrides.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection>.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// The traits changed, before anybody is told: for what the view itself makes of them.
  func traitsDidChange(from former: UITraitCollection) {}

  // MARK: Auto Layout that subclasses may override

  /// Whether the autoresizing mask stands for constraints: true by default. Set it to false to hold the view by
  /// constraints of your own.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints>.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState?.translatesAutoresizingMask ?? true }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  /// Whether the class needs Auto Layout to work; false by default. Trees are laid out the same way either way.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/requiresconstraintbasedlayout>.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size that the content alone asks for, `UIView.noIntrinsicMetric` where there is none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize>.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Has the next layout read `intrinsicContentSize` again.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize()>.
  open func invalidateIntrinsicContentSize() {
    intrinsicContentSizeDidChange()
  }

  /// Changes constraints, in the next layout after `setNeedsUpdateConstraints()`. Overrides call super last.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/updateconstraints()>.
  open func updateConstraints() {}

  /// Asks for `updateConstraints()` in the next layout.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/setneedsupdateconstraints()>.
  open func setNeedsUpdateConstraints() {
    UpdateConstraintsQueue.append(madeLayoutState)
    setNeedsLayout()
  }

  /// How far the alignment rectangle is inside the frame; zero by default. Constraints speak of the alignment rectangle.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/alignmentrectinsets>.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle for a frame.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/alignmentrect(forframe:)>.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame for an alignment rectangle.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/frame(foralignmentrect:)>.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The height of content that breaks its lines in a width, in points; nil where the height does not depend on it.
  func contentHeight(inWidth width: CGFloat) -> CGFloat? { nil }

  /// The view whose first baseline stands for this one's: itself, or a view below it. Another one counts as itself.
  ///
  /// It is asked when a constraint on the baseline is activated.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/forfirstbaselinelayout>.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline stands for this one's: itself, or a view below it. Another one counts as itself.
  ///
  /// It is asked when a constraint on the baseline is activated.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/forlastbaselinelayout>.
  open var forLastBaselineLayout: UIView { self }

  /// How far the baseline of the first line of text is below the top of the alignment rectangle, in points.
  var firstBaselineOffsetFromTop: CGFloat { 0 }

  /// How far the baseline of the last line of text is above the bottom of the alignment rectangle, in points.
  var lastBaselineOffsetFromBottom: CGFloat { 0 }

  /// The smallest size that the constraints of the view's subtree allow: `targetSize` is asked for weakly.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)>.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    measuredFittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// The size that the constraints of the view's subtree allow, as near the target as the priorities say.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)>.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    measuredFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Layer delegate that subclasses may override

  /// Answers the layer: the animation of a property that changes in an animation block, else none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/action(for:forkey:)>.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    viewAction(for: layer, forKey: event)
  }

  /// Answers the layer: lays out the subviews, with the controller's callbacks around.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayerdelegate/layoutsublayers(of:)>.
  open func layoutSublayers(of layer: CALayer) {
    layoutAsDelegate(of: layer)
  }

  /// Answers the layer: calls `draw(_:)` with the context as the current one.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayerdelegate/draw(_:in:)>.
  open func draw(_ layer: CALayer, in context: CGContext) {
    drawAsDelegate(of: layer, in: context)
  }

  // MARK: Accessibility

  /// A name for tests and traces; never shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier>.
  open var accessibilityIdentifier: String? {
    get { extras?.accessibilityIdentifier }
    set { ensuredExtras.accessibilityIdentifier = newValue }
  }

  override var ownAccessibilityFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

  override var ownAccessibilityRespondsToUser: Bool {
    isUserInteractionEnabled && (super.ownAccessibilityRespondsToUser || gestureRecognizers?.isEmpty == false)
  }

  // MARK: Responder

  /// The controller whose root view this is, else the superview.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/next>.
  open override var next: UIResponder? {
    owningController ?? storedSuperview
  }

  // MARK: Archiving

  /// Writes frame, hierarchy and appearance to a keyed archive.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview>, which conforms to `NSCoding`.
  open func encode(with coder: NSCoder) {
    encodeView(with: coder)
  }

  // MARK: Description

  open nonisolated override var description: String { viewDescription }
}
