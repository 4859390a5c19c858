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
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/layerclass>.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that shows this view. The view is its delegate and must stay it.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/layer>.
  open var layer: CALayer { storedLayer }

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
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/center>.
  open var center: CGPoint {
    get {
      PropertyObservers.willRead(self, "geometry")
      return storedLayer.position
    }
    set { setCenter(newValue) }
  }

  /// The affine transform about the anchor point.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/transform>.
  open var transform: CGAffineTransform {
    get { storedLayer.affineTransform() }
    set { setTransform(newValue) }
  }

  // MARK: Appearance that subclasses may override

  /// Opacity from 0 to 1, of the view with all its subviews.
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
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/isopaque>.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set {
      flags.set(.isOpaque, newValue)
      updateLayerOpacityHint()
    }
  }

  /// Whether the subviews are cut off at the bounds.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/clipstobounds>.
  open var clipsToBounds: Bool {
    get { storedLayer.masksToBounds }
    set { storedLayer.masksToBounds = newValue }
  }

  /// The colour behind the view's content; nil is transparent. A dynamic colour follows the view's traits.
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
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/tintcolor>.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// Called when `tintColor` has another value, here or inherited. Overrides call super.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/tintcolordidchange()>.
  open func tintColorDidChange() {}

  /// How the content is placed when the bounds change their size without a new drawing.
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
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/point(inside:with:)>.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Gestures

  /// The view's recognizers, in the order in which they were added; nil where there are none.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/gesturerecognizers>.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set { replaceGestureRecognizers(newValue ?? []) }
  }

  /// Lets a recognizer watch the touches of this view and of those below; it leaves the view that it had.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)>.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recognizer away; a gesture under way is cancelled.
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
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/didaddsubview(_:)>.
  open func didAddSubview(_ subview: UIView) {}

  /// A subview is about to leave.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/willremovesubview(_:)>.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The view is about to get another superview, or none.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/willmove(tosuperview:)>.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The view got another superview, or none.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/didmovetosuperview()>.
  open func didMoveToSuperview() {}

  /// The view is about to enter another window, or none.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/willmove(towindow:)>.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view entered another window, or none.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()>.
  open func didMoveToWindow() {}

  /// Leaves the superview and the responder chain; constraints that crossed the edge of this subtree are removed.
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
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)>.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  // MARK: Layout that subclasses may override

  /// Lays out the subviews: gives those that constraints hold their solved frames.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()>.
  open func layoutSubviews() {
    layoutHook_applySolvedFrames()
  }

  /// The size that fits best in the given one; the present size by default.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)>.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Takes the size that `sizeThatFits(_:)` answers to the present one; the frame's origin stays.
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
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/setneedslayout()>.
  open func setNeedsLayout() {
    storedLayer.setNeedsLayout()
  }

  /// Lays out now what waits for a layout, constraints included.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()>.
  open func layoutIfNeeded() {
    performLayout()
  }

  /// Asks for a drawing in the next frame, where the view draws itself.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/setneedsdisplay()>.
  open func setNeedsDisplay() {
    if hasContent { storedLayer.setNeedsDisplay() }
  }

  /// Asks for a drawing of a rectangle of the view's coordinates in the next frame, where the view draws itself.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/setneedsdisplay(_:)>.
  open func setNeedsDisplay(_ rect: CGRect) {
    if hasContent { storedLayer.setNeedsDisplay(rect) }
  }

  /// `safeAreaInsets` changed.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/safeareainsetsdidchange()>.
  open func safeAreaInsetsDidChange() {}

  /// `layoutMargins` changed.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/layoutmarginsdidchange()>.
  open func layoutMarginsDidChange() {}

  /// The traits changed; the former ones are given, nil where there were none.
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)>.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits of the view: its controller's or superview's, with what it overrides.
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection>.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// The traits changed, before anybody is told: for what the view itself makes of them.
  func traitsDidChange(from former: UITraitCollection) {}

  // MARK: Auto Layout that subclasses may override

  /// Whether the autoresizing mask stands for constraints: true by default. Set it to false to hold the view by
  /// constraints of your own.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints>.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState?.translatesAutoresizingMask ?? true }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  /// Whether the class needs Auto Layout to work; false by default. Trees are laid out the same way either way.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/requiresconstraintbasedlayout>.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size that the content alone asks for, `UIView.noIntrinsicMetric` where there is none.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize>.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Has the next layout read `intrinsicContentSize` again.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize()>.
  open func invalidateIntrinsicContentSize() {
    intrinsicContentSizeDidChange()
  }

  /// Changes constraints, in the next layout after `setNeedsUpdateConstraints()`. Overrides call super last.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/updateconstraints()>.
  open func updateConstraints() {}

  /// Asks for `updateConstraints()` in the next layout.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/setneedsupdateconstraints()>.
  open func setNeedsUpdateConstraints() {
    UpdateConstraintsQueue.append(madeLayoutState)
    setNeedsLayout()
  }

  /// How far the alignment rectangle is inside the frame; zero by default. Constraints speak of the alignment rectangle.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/alignmentrectinsets>.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle for a frame.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/alignmentrect(forframe:)>.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame for an alignment rectangle.
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
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)>.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    measuredFittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// The size that the constraints of the view's subtree allow, as near the target as the priorities say.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)>.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    measuredFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Layer delegate that subclasses may override

  /// Answers the layer: the animation of a property that changes in an animation block, else none.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/action(for:forkey:)>.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    viewAction(for: layer, forKey: event)
  }

  /// Answers the layer: lays out the subviews, with the controller's callbacks around.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayerdelegate/layoutsublayers(of:)>.
  open func layoutSublayers(of layer: CALayer) {
    layoutAsDelegate(of: layer)
  }

  /// Answers the layer: calls `draw(_:)` with the context as the current one.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayerdelegate/draw(_:in:)>.
  open func draw(_ layer: CALayer, in context: CGContext) {
    drawAsDelegate(of: layer, in: context)
  }

  /// Provides the layer's contents: has them drawn, unless a subclass gives the layer some.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayerdelegate/display(_:)>.
  open func display(_ layer: CALayer) { layer.drawContents() }

  /// The layer's contents are about to be drawn.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayerdelegate/layerwilldraw(_:)>.
  open func layerWillDraw(_ layer: CALayer) {}

  // MARK: Further members that subclasses may override

  /// What of the frame changes with the superview's size; nothing by default.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property>.
  open var autoresizingMask: UIView.AutoresizingMask {
    get { plainAutoresizingMask }
    set { plainAutoresizingMask = newValue }
  }

  /// Whether the subviews follow their masks when this view changes its size; true by default.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/autoresizessubviews>.
  open var autoresizesSubviews: Bool {
    get { plainAutoresizesSubviews }
    set { plainAutoresizesSubviews = newValue }
  }

  /// The transform in three dimensions about the anchor point; `transform` is its affine part.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/transform3d>.
  open var transform3D: CATransform3D {
    get { plainTransform3D }
    set { plainTransform3D = newValue }
  }

  /// The point of the bounds that `center` places and `transform` turns about; (0.5, 0.5) is the middle.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/anchorpoint>.
  open var anchorPoint: CGPoint {
    get { plainAnchorPoint }
    set { plainAnchorPoint = newValue }
  }

  /// Pixels a point of the drawn content; the screen's scale by default.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/contentscalefactor>.
  open var contentScaleFactor: CGFloat {
    get { plainContentScaleFactor }
    set { plainContentScaleFactor = newValue }
  }

  /// Whether the view gets more than the first of several touches; false by default.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/ismultipletouchenabled>.
  open var isMultipleTouchEnabled: Bool {
    get { plainIsMultipleTouchEnabled }
    set { plainIsMultipleTouchEnabled = newValue }
  }

  /// Whether other views of the window get no touches while this one has some; false by default.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/isexclusivetouch>.
  open var isExclusiveTouch: Bool {
    get { plainIsExclusiveTouch }
    set { plainIsExclusiveTouch = newValue }
  }

  /// What the view shows, as far as it decides its direction.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/semanticcontentattribute>.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { plainSemanticContentAttribute }
    set { plainSemanticContentAttribute = newValue }
  }

  /// The direction in which the view's content runs.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection>.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    plainEffectiveUserInterfaceLayoutDirection
  }

  /// The space to leave to the edges, in points, with what the safe area and the superview's margins add.
  /// Setting it sets the view's own margins. The default is 8 at each edge; a controller's root view has 0 at top and
  /// bottom and the system's minimum at the sides. Specified by <https://developer.apple.com/documentation/uikit/uiview/layoutmargins>.
  open var layoutMargins: UIEdgeInsets {
    get { plainLayoutMargins }
    set { plainLayoutMargins = newValue }
  }

  /// The margins in terms of leading and trailing.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/directionallayoutmargins>.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { plainDirectionalLayoutMargins }
    set { plainDirectionalLayoutMargins = newValue }
  }

  /// Whether the margins are at least as wide as what the superview's margins cover of this view; false by default.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/preservessuperviewlayoutmargins>.
  open var preservesSuperviewLayoutMargins: Bool {
    get { plainPreservesSuperviewLayoutMargins }
    set { plainPreservesSuperviewLayoutMargins = newValue }
  }

  /// Whether the safe area is added to the margins; true by default.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/insetslayoutmarginsfromsafearea>.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { plainInsetsLayoutMarginsFromSafeArea }
    set { plainInsetsLayoutMarginsFromSafeArea = newValue }
  }

  /// A view whose opacity masks this one, in this view's coordinates; it must be in no other view.
  /// It is no subview: it takes no touches, and nobody lays it out but who set it. A view that is added to another one
  /// stops being the mask.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/mask>.
  open var mask: UIView? {
    get { plainMask }
    set { plainMask = newValue }
  }

  /// How far bars and the device's shape reach into the view at each edge, in points; zero outside a window.
  /// A controller's root view adds the controller's `additionalSafeAreaInsets`. What part of a view that is partly
  /// outside its superview is unsafe Apple leaves open: here everything up to the superview's safe area, and nothing
  /// along an axis on which the view is outside entirely. Specified by <https://developer.apple.com/documentation/uikit/uiview/safeareainsets>.
  open var safeAreaInsets: UIEdgeInsets { plainSafeAreaInsets }

  /// The outline with which the view collides in a dynamic animator, its bounds by default.
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitem/collisionboundstype>.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline of a view whose `collisionBoundsType` is `path`, in points from its centre.
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitem/collisionboundingpath>.
  open var collisionBoundingPath: UIBezierPath { boundsAboutCenter }

  /// Whether tints are dimmed here and below; reading gives the superview's mode where the own one is `automatic`.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.property>.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { plainTintAdjustmentMode }
    set { plainTintAdjustmentMode = newValue }
  }

  /// Light or dark for this view and what is below it, whatever is around; unspecified follows.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle>.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { plainOverrideUserInterfaceStyle }
    set { plainOverrideUserInterfaceStyle = newValue }
  }

  /// A point of this view's coordinates in another's; `nil` stands for the window.
  /// Both views should be in one window. Specified by <https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-28mkd>.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { plainConvert(point, to: view) }

  /// A point of another view's coordinates in this one's; `nil` stands for the window.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/convert(_:from:)-2m9ko>.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { plainConvert(point, from: view) }

  /// The rectangle that encloses one of this view's coordinates, in another's; `nil` stands for the window.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-6czgh>.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { plainConvert(rect, to: view) }

  /// The rectangle that encloses one of another view's coordinates, in this one's; `nil` stands for the window.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/convert(_:from:)-4u9bn>.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { plainConvert(rect, from: view) }

  /// Adds a view directly below one of the subviews; on top if `siblingSubview` is not one.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:belowsubview:)>.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    plainInsertSubview(view, belowSubview: siblingSubview)
  }

  /// Adds a view directly above one of the subviews; on top if `siblingSubview` is not one.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:abovesubview:)>.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    plainInsertSubview(view, aboveSubview: siblingSubview)
  }

  /// Swaps two subviews; indices that do not exist change nothing.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/exchangesubview(at:withsubviewat:)>.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    plainExchangeSubview(at: index1, withSubviewAt: index2)
  }

  /// Moves a subview above the others; a view that is none is left alone.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/bringsubviewtofront(_:)>.
  open func bringSubviewToFront(_ view: UIView) { plainBringSubviewToFront(view) }

  /// Moves a subview below the others; a view that is none is left alone.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/sendsubviewtoback(_:)>.
  open func sendSubviewToBack(_ view: UIView) { plainSendSubviewToBack(view) }

  /// Whether this is the view itself or below it.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/isdescendant(of:)>.
  open func isDescendant(of view: UIView) -> Bool { plainIsDescendant(of: view) }

  /// The first view with a tag among this view and its descendants, depth first.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/viewwithtag(_:)>.
  open func viewWithTag(_ tag: Int) -> UIView? { plainViewWithTag(tag) }

  /// Makes the first responder resign if it is this view or below it; with `force` even where it does not want to.
  /// Returns whether none is left below. Specified by <https://developer.apple.com/documentation/uikit/uiview/endediting(_:)>.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { plainEndEditing(force) }

  /// A view that shows what this one shows now, of the same size at the origin; it does not change later.
  /// Animations are caught where they are. With `afterScreenUpdates`, what waits for layout or a drawing gets it first;
  /// without, it shows what the last frame showed, whatever has changed since; a view that no frame has shown yet gives a
  /// view without content.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)>.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    plainSnapshotView(afterScreenUpdates: afterUpdates)
  }

  /// A view that shows what a rectangle of this one shows now; when it is resized, the edges that the insets tell keep
  /// their size. Nil of a rectangle without an area.
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiview/resizablesnapshotview(from:afterscreenupdates:withcapinsets:)>.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    plainResizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }

  /// Draws what the view and its subviews show now into a rectangle of the current context, the view's bounds scaled to
  /// it. False without a context, and where something of the view has never been drawn.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)>.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    plainDrawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }

  /// Whether `updateConstraints()` is due in the next layout.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/needsupdateconstraints()>.
  open func needsUpdateConstraints() -> Bool { plainNeedsUpdateConstraints() }

  /// Calls `updateConstraints()` now where it is due, in this view's whole tree, those further down first.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/updateconstraintsifneeded()>.
  open func updateConstraintsIfNeeded() { plainUpdateConstraintsIfNeeded() }

  /// How strongly the view resists being larger than its content; 250 by default.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/contenthuggingpriority(for:)>.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    plainContentHuggingPriority(for: axis)
  }

  /// Sets how strongly the view resists being larger than its content; 0 or less takes the resistance away.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/setcontenthuggingpriority(_:for:)>.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    plainSetContentHuggingPriority(priority, for: axis)
  }

  /// How strongly the view resists being smaller than its content; 750 by default.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/contentcompressionresistancepriority(for:)>.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    plainContentCompressionResistancePriority(for: axis)
  }

  /// Sets how strongly the view resists being smaller than its content; 0 or less takes the resistance away.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/setcontentcompressionresistancepriority(_:for:)>.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    plainSetContentCompressionResistancePriority(priority, for: axis)
  }

  // MARK: Accessibility

  /// A name for tests and traces; never shown.
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
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/next>.
  open override var next: UIResponder? {
    owningController ?? storedSuperview
  }

  // MARK: Archiving

  /// Writes frame, hierarchy and appearance to a keyed archive.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview>, which conforms to `NSCoding`.
  open func encode(with coder: NSCoder) {
    encodeView(with: coder)
  }

  // MARK: Description

  open nonisolated override var description: String { viewDescription }
}
