/// A rectangle of content in a tree: it has a place, an appearance, animations and sublayers.
///
/// Its geometry is in points; y runs down, as on iOS. Changing an animatable property looks for an action, which for a
/// layer without a delegate that is in a tree is an animation of 0.25 s.
/// Specified by <https://developer.apple.com/documentation/quartzcore/calayer>.
open class CALayer: NSObject, CAMediaTiming {
  // Not checked for exclusive access: a layout reads and writes these of thousands of layers.
  @exclusivity(unchecked) final var values = LayerValues()
  @exclusivity(unchecked) final var storedSublayers: [CALayer] = []
  @exclusivity(unchecked) final unowned(unsafe) var storedSuperlayer: CALayer?
  @exclusivity(unchecked) final var running: [RunningAnimation] = []
  @exclusivity(unchecked) final var flags: LayerFlags = []
  @exclusivity(unchecked) final var extras: LayerExtras?
  /// What the layer shows: a `CGImage`, or the bitmap that its drawing was rasterised into.
  final var storedContents: LayerContents?
  /// Names the contents, so that the compositor sees a change.
  final var contentsVersion = 0
  /// The implicit transaction in which the layer was put into its superlayer.
  final var attachment = 0
  /// The layer that a presentation layer presents.
  final var modelLayer: CALayer?

  private final weak var weakDelegate: (any CALayerDelegate)?
  /// A delegate that outlives the layer's need of it, as a view does that takes itself back when it goes: a weak
  /// reference would make each retain of the view slow.
  package final unowned(unsafe) var owner: (any CALayerDelegate)? {
    didSet { flags.set(.hasDelegate, owner != nil || weakDelegate != nil) }
  }

  /// Answers for the layer. Not kept.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? weakDelegate }
    set {
      weakDelegate = newValue
      owner = nil
    }
  }

  public override init() {
    super.init()
  }

  /// A copy of a layer's properties, as a presentation layer has them: no sublayers, no delegate, no animations. Another
  /// object gives a plain layer.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/init(layer:)>.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    values = layer.values
    storedContents = layer.storedContents
    contentsVersion = layer.contentsVersion
    flags = layer.flags.intersection(.copied)
    extras = layer.extras?.copy()
  }

  deinit {
    if flags.contains(.isScheduled) { AnimationScheduler.forget(ObjectIdentifier(self)) }
    for sublayer in storedSublayers { sublayer.storedSuperlayer = nil }
    extras?.mask?.storedSuperlayer = nil
  }

  // MARK: Geometry

  /// The rectangle in the layer's own coordinates. Animatable. A value that is not finite raises.
  open var bounds: CGRect {
    get { values.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point lies, in the superlayer's coordinates. Animatable. A value that is not finite raises.
  open var position: CGPoint {
    get { values.position }
    set { setPosition(newValue) }
  }

  /// The rectangle that encloses the layer in its superlayer's coordinates, in points. Setting it sets position and bounds.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/frame>.
  open var frame: CGRect {
    get { enclosingFrame }
    set { enclosingFrame = newValue }
  }

  /// Orders siblings: greater is nearer. Animatable. A value that is not finite raises.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set {
      guard newValue.isFinite else { return refuse("zPosition", newValue) }
      change(.zPosition, \.zPosition, to: newValue)
    }
  }

  /// The point about which the layer is placed and transformed, as fractions of its bounds. Animatable.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return refuse("anchorPoint", newValue) }
      change(.anchorPoint, \.anchorPoint, to: newValue)
    }
  }

  /// The anchor point's distance along z, in points, about which a transform into the depth turns. Animatable. A
  /// value that is not finite raises.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set {
      guard newValue.isFinite else { return refuse("anchorPointZ", newValue) }
      change(.anchorPointZ, \.anchorPointZ, to: newValue)
    }
  }

  /// Applied about the anchor point. A transform into the depth shows the layer in perspective where it has one, and in
  /// order with its siblings, which it may go through. Animatable. A value that is not finite raises.
  open var transform: CATransform3D {
    get { values.transform }
    set {
      guard newValue.isFinite else { return refuseTransform("transform") }
      guard values.transform.elements != newValue.elements else { return }
      perform(.transform) { $0.transform = newValue }
    }
  }

  /// Applied to the sublayers, about the layer's anchor point. Animatable.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set {
      guard newValue.isFinite else { return refuseTransform("sublayerTransform") }
      guard values.sublayerTransform.elements != newValue.elements else { return }
      perform(.sublayerTransform) { $0.sublayerTransform = newValue }
    }
  }

  // MARK: Appearance

  /// 0 (transparent) to 1. Animatable.
  open var opacity: Float {
    get { values.opacity }
    set { change(.opacity, \.opacity, to: newValue.isNaN ? 0 : newValue) }
  }

  /// Whether the layer and everything below it is left out.
  open var isHidden: Bool {
    get { values.isHidden }
    set { changeWithoutAnimation("hidden", \.isHidden, to: newValue) }
  }

  /// Whether sublayers are cut off at the (rounded) bounds.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { changeWithoutAnimation("masksToBounds", \.masksToBounds, to: newValue) }
  }

  /// Fills the bounds, rounded corners respected. Animatable.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change(.backgroundColor, \.backgroundColor, to: newValue) }
  }

  /// The radius of the rounded corners, in points. Animatable.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(.cornerRadius, \.cornerRadius, to: newValue.isFinite ? max(newValue, 0) : 0) }
  }

  /// Which corners are rounded; all, unless set.
  open var maskedCorners: CACornerMask {
    get { extras?.maskedCorners ?? .all }
    set { changeExtra("maskedCorners", \.maskedCorners, to: newValue) }
  }

  /// The shape of the rounded corners.
  open var cornerCurve: CALayerCornerCurve {
    get { extras?.cornerCurve ?? .circular }
    set { changeExtra("cornerCurve", \.cornerCurve, to: newValue) }
  }

  /// The width of the border inside the bounds, in points. Animatable.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change(.borderWidth, \.borderWidth, to: newValue.isFinite ? max(newValue, 0) : 0) }
  }

  /// The border's colour. Animatable.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change(.borderColor, \.borderColor, to: newValue) }
  }

  /// The shadow's colour. Animatable.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change(.shadowColor, \.shadowColor, to: newValue) }
  }

  /// 0, no shadow, to 1. Animatable.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change(.shadowOpacity, \.shadowOpacity, to: newValue.isNaN ? 0 : newValue) }
  }

  /// Where the shadow falls, in points. Animatable. A value that is not finite raises.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else {
        return refuse("shadowOffset", CGPoint(x: newValue.width, y: newValue.height))
      }
      change(.shadowOffset, \.shadowOffset, to: newValue)
    }
  }

  /// How far the shadow is blurred, in points. Animatable.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change(.shadowRadius, \.shadowRadius, to: newValue.isFinite ? max(newValue, 0) : 0) }
  }

  /// The outline that throws the shadow, in the layer's coordinates; nil takes the layer's own shape. Animatable, though
  /// not by itself.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { change(.shadowPath, \.shadowPath, to: newValue?.copy()) }
  }

  /// A layer whose alpha masks this one; in this layer's coordinates. It must have no superlayer.
  open var mask: CALayer? {
    get { extras?.mask }
    set { setMask(newValue) }
  }

  // MARK: Contents

  /// What the layer shows in its bounds: a `CGImage`, or nil. Anything else shows nothing. Animatable: images are mixed.
  open var contents: Any? {
    get { flags.contains(.showsAnimatedDrawing) ? ownContents?.object : storedContents?.object }
    set { setContents(newValue) }
  }

  /// The part of the contents that is shown, in fractions. Animatable. A value that is not finite raises.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set {
      guard newValue.isFinite else { return refuse("contentsRect", newValue) }
      change(.contentsRect, \.contentsRect, to: newValue)
    }
  }

  /// The part of the shown contents, in fractions, that is stretched where the gravity resizes them; what lies beside it
  /// keeps its size, at `contentsScale`. Animatable. A value that is not finite raises.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/contentscenter>.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set {
      guard newValue.isFinite else { return refuse("contentsCenter", newValue) }
      change(.contentsCenter, \.contentsCenter, to: newValue)
    }
  }

  /// How contents are sampled that are shown larger than they are.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/magnificationfilter>.
  open var magnificationFilter: CALayerContentsFilter {
    get { extras?.magnificationFilter ?? .linear }
    set { changeExtra("magnificationFilter", \.magnificationFilter, to: newValue) }
  }

  /// How contents are sampled that are shown smaller than they are.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/minificationfilter>.
  open var minificationFilter: CALayerContentsFilter {
    get { extras?.minificationFilter ?? .linear }
    set { changeExtra("minificationFilter", \.minificationFilter, to: newValue) }
  }

  /// How much less detail contents have that the trilinear filter makes smaller, each 1 half of it; 0 unless set, below 0 more.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/minificationfilterbias>.
  open var minificationFilterBias: Float {
    get { extras?.minificationFilterBias ?? 0 }
    set {
      guard newValue.isFinite else { return }
      changeExtra("minificationFilterBias", \.minificationFilterBias, to: newValue)
    }
  }

  /// Pixels of the contents per point.
  open var contentsScale: CGFloat {
    get { extras?.contentsScale ?? 1 }
    set {
      guard newValue > 0, newValue.isFinite else { return }
      changeExtra("contentsScale", \.contentsScale, to: newValue)
    }
  }

  /// Where the contents lie.
  open var contentsGravity: CALayerContentsGravity {
    get { extras?.contentsGravity ?? .resize }
    set { changeExtra("contentsGravity", \.contentsGravity, to: newValue) }
  }

  /// A promise that the contents have no transparent pixel.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set {
      guard newValue != isOpaque else { return }
      willChange()
      flags.set(.isOpaque, newValue)
      LayerChanges.note()
    }
  }

  /// Whether the contents are drawn again when the size of the bounds changes.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set { flags.set(.needsDisplayOnBoundsChange, newValue) }
  }

  /// Whether opacity applies to the layer and its sublayers as one picture; true, as on iOS, unless set.
  open var allowsGroupOpacity: Bool {
    get { !flags.contains(.refusesGroupOpacity) }
    set {
      willChange()
      flags.set(.refusesGroupOpacity, !newValue)
      LayerChanges.note()
    }
  }

  /// Whether the layer is shown from its back too; true, unless set. One that is mirrored is seen from its back.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/isdoublesided>.
  open var isDoubleSided: Bool {
    get { !flags.contains(.hidesBack) }
    set {
      guard newValue != isDoubleSided else { return }
      changing("doubleSided") { flags.set(.hidesBack, !newValue) }
    }
  }

  /// Whether the layer and what is below it is drawn into a picture of `rasterizationScale`, which is shown in its place
  /// and kept while it stays the same.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/shouldrasterize>.
  open var shouldRasterize: Bool {
    get { flags.contains(.rasterizes) }
    set {
      guard newValue != shouldRasterize else { return }
      changing("shouldRasterize") { flags.set(.rasterizes, newValue) }
    }
  }

  /// Pixels per point of the picture that `shouldRasterize` asks for; 1 unless set, which looks coarse on most screens.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/rasterizationscale>.
  open var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set {
      guard newValue > 0, newValue.isFinite else { return }
      changeExtra("rasterizationScale", \.rasterizationScale, to: newValue)
    }
  }

  /// A name of the app's own.
  open var name: String? {
    get { extras?.name }
    set { mutableExtras.name = newValue }
  }

  /// Actions by event, asked after the delegate.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { mutableExtras.actions = newValue }
  }

  // MARK: Time

  open var beginTime: CFTimeInterval {
    get { extras?.timing.beginTime ?? 0 }
    set { changeTime { $0.beginTime = newValue } }
  }

  /// A layer lives on: infinite.
  open var duration: CFTimeInterval {
    get { extras?.timing.duration ?? .infinity }
    set { changeTime { $0.duration = newValue } }
  }

  open var speed: Float {
    get { extras?.timing.speed ?? 1 }
    set { changeTime { $0.speed = newValue } }
  }

  open var timeOffset: CFTimeInterval {
    get { extras?.timing.timeOffset ?? 0 }
    set { changeTime { $0.timeOffset = newValue } }
  }

  open var repeatCount: Float {
    get { extras?.timing.repeatCount ?? 0 }
    set { changeTime { $0.repeatCount = newValue } }
  }

  open var repeatDuration: CFTimeInterval {
    get { extras?.timing.repeatDuration ?? 0 }
    set { changeTime { $0.repeatDuration = newValue } }
  }

  open var autoreverses: Bool {
    get { extras?.timing.autoreverses ?? false }
    set { changeTime { $0.autoreverses = newValue } }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { extras?.timing.fillMode ?? .removed }
    set { changeTime { $0.fillMode = newValue } }
  }

  // MARK: What subclasses override

  /// The action of a class's layers for an event; nil looks no further in the class.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/defaultaction(forkey:)>.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Whether a change of a property asks for new contents.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/needsdisplay(forkey:)>.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The action for an event: the delegate's, then that of `actions`, then the class's, then for an animatable property of
  /// a layer in a tree the implicit animation. nil is none.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/action(forkey:)>.
  open func action(forKey event: String) -> (any CAAction)? {
    findAction(forKey: event)
  }

  /// Provides the contents: asks the delegate, else draws them.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/display()>.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the contents, in the layer's coordinates with y down. Asks the delegate.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/draw(in:)>.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Places the sublayers. Asks the delegate.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/layoutsublayers()>.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// The size that the layer would like to have; its present one.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/preferredframesize()>.
  open func preferredFrameSize() -> CGSize { values.bounds.size }

  /// Whether a point in the layer's coordinates lies in its bounds.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/contains(_:)>.
  open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

  /// The farthest visible layer of the tree that contains a point, in the superlayer's coordinates.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/hittest(_:)>.
  open func hitTest(_ p: CGPoint) -> CALayer? { hit(p) }

  // MARK: Animations that subclasses may override

  /// Adds a copy of an animation. A key that is in use is taken over, whose animation ends unfinished; nil is never in use.
  ///
  /// Without a begin time the animation begins now; without a duration it takes the transaction's.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/add(_:forkey:)>.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

  /// Ends an animation; its delegate is told, at the end of the transaction, that it did not finish.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/removeanimation(forkey:)>.
  open func removeAnimation(forKey key: String) { stopAnimation(forKey: key) }

  /// Ends all animations of the layer.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/removeallanimations()>.
  open func removeAllAnimations() { stopAllAnimations() }

  /// The keys of the animations, in the order in which they were added; nil where there are none.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/animationkeys()>.
  open func animationKeys() -> [String]? { keysOfAnimations }

  /// The animation with a key. It must not be changed.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/animation(forkey:)>.
  open func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

  /// A copy with the values that are shown now; its superlayer and sublayers are presentation layers too. It must not be
  /// changed. Each call makes another copy.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/presentation()>.
  open func presentation() -> Self? { makePresentation(at: CACurrentMediaTime()) }

  /// The layer whose values a presentation layer shows; the layer itself elsewhere.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/model()>.
  open func model() -> Self { ownModel }

  // MARK: Values by their keys

  /// The value of a property by its name, or what was kept under a key of the app's own: a layer takes any.
  /// Specified by <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/Key-ValueCodingExtensions/Key-ValueCodingExtensions.html>.
  open func value(forKey key: String) -> Any? { keyedValue(forKey: key) }

  /// Sets a property by its name, or keeps a value under a key of the app's own; a value of the wrong type raises, and
  /// nothing changes. What is kept can be animated, as far as its type can, and drawn by: see `needsDisplay(forKey:)`.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, forKey: key) }

  /// As `value(forKey:)`, parts of properties included, such as `transform.rotation.z` and `bounds.size.width`; other dots
  /// lead from layer to layer.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(forKeyPath: keyPath) }

  /// As `setValue(_:forKey:)`, parts of properties included. A path that leads to no layer raises, and nothing changes.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, forKeyPath: keyPath) }

  // MARK: Layout and display that subclasses may override

  /// Asks for `layoutSublayers()` before the next frame.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/setneedslayout()>.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out what waits for it, from the outermost waiting layer above this one downwards.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/layoutifneeded()>.
  open func layoutIfNeeded() { layOutFromOutermost() }

  /// Asks for new contents before the next frame.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/setneedsdisplay()>.
  open func setNeedsDisplay() { markNeedsDisplay(nil) }

  /// Asks for new contents of a part, in the layer's coordinates, before the next frame.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/setneedsdisplay(_:)>.
  open func setNeedsDisplay(_ r: CGRect) {
    if !r.isEmpty { markNeedsDisplay(r) }
  }

  /// Provides new contents now if they have been asked for.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/displayifneeded()>.
  open func displayIfNeeded() { provideContents() }

  /// Draws the layer and what is below it with its own values, animations left aside, in the layer's own coordinates:
  /// its position and transform play no part.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/render(in:)>.
  open func render(in ctx: CGContext) { render(in: ctx, at: nil) }

  // MARK: Hierarchy that subclasses may override

  /// Puts a layer nearest in this one, taking it from where it was. A layer cannot be put into itself or below itself:
  /// that raises, and nothing changes.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/addsublayer(_:)>.
  open func addSublayer(_ layer: CALayer) {
    insert(layer) { $0.count }
  }

  /// Puts a layer at a place in the list of sublayers; a place outside is moved to the nearest end.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/insertsublayer(_:at:)>.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), $0.count) }
  }

  /// Puts a layer just behind a sublayer; behind all if `sibling` is none.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/insertsublayer(_:below:)>.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { list in list.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Puts a layer just before a sublayer; before all if `sibling` is none.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/insertsublayer(_:above:)>.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { list in list.firstIndex { $0 === sibling }.map { $0 + 1 } ?? list.count }
  }

  /// Puts a layer in the place of a sublayer. A layer that is no sublayer is not replaced.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/replacesublayer(_:with:)>.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes the layer out of its superlayer.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/removefromsuperlayer()>.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Coordinates

  /// A point of another layer (nil: of what encloses the tree) in this layer's coordinates. One that is seen nowhere in
  /// this layer, which stands edge on, is infinitely far away.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/convert(_:from:)-3pvd5>.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l) }

  /// A point of this layer in another layer's coordinates.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, to: l) }

  /// The rectangle that encloses a rectangle of another layer, in this layer's coordinates.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l) }

  /// The rectangle that encloses a rectangle of this layer, in another layer's coordinates.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, to: l) }
}
