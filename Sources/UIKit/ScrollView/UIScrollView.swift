/// A window onto content that is larger than itself: fingers drag and fling it, and it slows down and swings back by laws
/// that `ScrollPhysics` states.
///
/// The content offset is the origin of the bounds. Specified by <https://developer.apple.com/documentation/uikit/uiscrollview>.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  final var storedContentSize = CGSize.zero
  final var storedContentInset = UIEdgeInsets.zero
  final var storedAdjustedInset = UIEdgeInsets.zero
  final var drag: ScrollDrag?
  final var motion: ScrollRun?
  final var zoom: ScrollZoom?
  final var indicators: ScrollIndicators?
  final var storedContentGuide: UILayoutGuide?
  final var storedFrameGuide: UILayoutGuide?
  final var hasFingers = false
  /// Whether the fingers that are down came to stop content that moved: they are not for the content.
  final var fingersStoppedMotion = false
  final private(set) var scrollPan: ScrollPanGestureRecognizer!
  final private(set) var touchDelay: ScrollTouchDelayRecognizer!
  final var scrollPinch: ScrollPinchGestureRecognizer?
  private var lastSize = CGSize.zero

  /// A scroll view without content.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A scroll view from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UIScrollView.self)
  }

  private func setUp() {
    clipsToBounds = true
    lastSize = bounds.size
    scrollPan = ScrollPanGestureRecognizer(scrollView: self)
    touchDelay = ScrollTouchDelayRecognizer(scrollView: self)
    attach(touchDelay)
    attach(scrollPan)
  }

  // MARK: Content

  // Disfavoured, as subclasses have one of a protocol of their own.
  /// Who hears what happens; not held.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/delegate>.
  @_disfavoredOverload
  open var delegate: (any UIScrollViewDelegate)? {
    get {
      PropertyObservers.willRead(self, "delegate")
      return storedDelegate
    }
    set {
      storedDelegate = newValue
      updatePinch()
      PropertyObservers.didChange(self, "delegate")
    }
  }
  private final weak var storedDelegate: (any UIScrollViewDelegate)?

  /// The size of the content, in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/contentsize>.
  open var contentSize: CGSize {
    get {
      PropertyObservers.willRead(self, "contentSize")
      return storedContentSize
    }
    set { setContentSize(newValue) }
  }

  /// The point of the content at the upper left corner of the view: the origin of the bounds.
  ///
  /// Setting it stops an animation of it; a finger that drags, and content that slows down, go on from there, as where content
  /// without end is laid out anew around what is seen.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/contentoffset>.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if motion?.kind == .animating { stopMotion() }
      let former = bounds.origin
      moveContent(to: newValue)
      contentWasMoved(by: CGPoint(x: bounds.minX - former.x, y: bounds.minY - former.y))
    }
  }

  /// Sets the content offset, at once or in an animation of 0.3 s, a time that Apple does not publish. Either stops a motion.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)>.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { return animateContent(to: contentOffset) }
    stopMotion()
    self.contentOffset = contentOffset
  }

  /// Scrolls as little as is needed to show a rectangle of the content; nothing if it is seen.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)>.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = offset(showing: rect), offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let former = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != former { didScroll() }
    }
  }

  // MARK: Insets

  /// How far the content can be scrolled beyond its edges.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/contentinset>.
  open var contentInset: UIEdgeInsets {
    get {
      PropertyObservers.willRead(self, "contentInset")
      return storedContentInset
    }
    set {
      guard newValue != storedContentInset else { return }
      storedContentInset = newValue
      updateAdjustedInset()
      if PropertyObservers.isActive { PropertyObservers.didChange(self, "contentInset") }
    }
  }

  /// The content inset with what the safe area adds to it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset>.
  public final var adjustedContentInset: UIEdgeInsets { storedAdjustedInset }

  /// What the safe area adds to the content inset.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.property>.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { updateAdjustedInset() }
  }

  /// The adjusted content inset changed. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinsetdidchange()>.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  // MARK: How it scrolls

  /// Whether fingers scroll it; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled>.
  open var isScrollEnabled: Bool = true {
    didSet { scrollPan.isEnabled = isScrollEnabled }
  }

  /// Whether a drag that begins along one axis stays on it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/isdirectionallockenabled>.
  open var isDirectionalLockEnabled: Bool = false

  /// Whether it comes to rest at multiples of its size.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/ispagingenabled>.
  open var isPagingEnabled: Bool = false

  /// Whether the content can be pulled beyond its edges, and swings back; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/bounces>.
  open var bounces: Bool = true

  /// Whether content that fits can be pulled up and down.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/alwaysbouncevertical>.
  open var alwaysBounceVertical: Bool = false {
    didSet { updateAdjustedInset() }
  }

  /// Whether content that fits can be pulled sideways.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/alwaysbouncehorizontal>.
  open var alwaysBounceHorizontal: Bool = false {
    didSet { updateAdjustedInset() }
  }

  /// How content slows down once the finger has let go.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.property>.
  open var decelerationRate: DecelerationRate = .normal

  /// Where scrolling comes to rest that a finger has let go, before the delegate is asked. Velocities are in points per
  /// millisecond. Subclasses know better.
  func target(ofScrolling proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: What it does

  /// Whether a finger is on it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/istracking>.
  public final var isTracking: Bool { hasFingers }

  /// Whether a finger drags the content.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/isdragging>.
  public final var isDragging: Bool { drag != nil }

  /// Whether the content moves by itself after a drag.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/isdecelerating>.
  public final var isDecelerating: Bool { motion?.kind == .decelerating }

  /// The recognizer that drags. Its delegate is the scroll view, and no other can be set.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/pangesturerecognizer>.
  public final var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// The recognizer that zooms; nil where nothing can be zoomed.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/pinchgesturerecognizer>.
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? { scrollPinch }

  // MARK: Touches of the content

  /// Whether the content hears of touches only when the finger has rested for 0.15 s or is lifted; true by default.
  ///
  /// The time is what others have measured. Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollview/delayscontenttouches>.
  open var delaysContentTouches: Bool = true {
    didSet { touchDelay.delaysTouchesBegan = delaysContentTouches }
  }

  /// Whether touches that the content has can still become a drag; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/cancancelcontenttouches>.
  open var canCancelContentTouches: Bool = true

  /// Whether the content gets touches; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/touchesshouldbegin(_:with:in:)>.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether touches may be taken away from the content to drag it; by default from anything but a control.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/touchesshouldcancel(in:)>.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === scrollPan ? mayDrag : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Indicators

  /// Whether the vertical position is shown while it changes; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/showsverticalscrollindicator>.
  open var showsVerticalScrollIndicator: Bool = true {
    didSet { indicators?.update(self) }
  }

  /// Whether the horizontal position is shown while it changes; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/showshorizontalscrollindicator>.
  open var showsHorizontalScrollIndicator: Bool = true {
    didSet { indicators?.update(self) }
  }

  /// How far both indicators keep from the edges; reads what the vertical one does.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/scrollindicatorinsets>.
  public final var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// How far the vertical indicator keeps from the edges, beside the safe area.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/verticalscrollindicatorinsets>.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators?.update(self) }
  }

  /// How far the horizontal indicator keeps from the edges, beside the safe area.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/horizontalscrollindicatorinsets>.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators?.update(self) }
  }

  /// Whether a tap on the system's status bar scrolls to the top; true by default. The system draws no status bar here, so that
  /// nobody can tap it: only the wish is kept.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/scrollstotop>.
  open var scrollsToTop = true

  /// The look of the indicators.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.property>.
  open var indicatorStyle: IndicatorStyle = .default {
    didSet { indicators?.restyle(self) }
  }

  /// Shows the indicators for a moment.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/flashscrollindicators()>.
  open func flashScrollIndicators() {
    showIndicators()
    fadeIndicators()
  }

  // MARK: Zooming

  /// The smallest scale of the content; 1 by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/minimumzoomscale>.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { updatePinch() }
  }

  /// The largest scale of the content; 1 by default. Above the smallest one, fingers zoom.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/maximumzoomscale>.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { updatePinch() }
  }

  /// Whether fingers can zoom a little beyond the limits; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/bounceszoom>.
  open var bouncesZoom: Bool = true

  /// The scale of the content; kept within the limits. Setting it keeps the middle of what is seen in place.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/zoomscale>.
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the scale, at once or in an animation.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/setzoomscale(_:animated:)>.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomContent(to: scale, about: nil, animated: animated)
  }

  /// Zooms so that a rectangle of the zoomed view fills the scroll view as far as the limits allow.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/zoom(to:animated:)>.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoomContent(toShow: rect, animated: animated)
  }

  /// Whether fingers zoom.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/iszooming>.
  public final var isZooming: Bool { zoom?.isPinching ?? false }

  /// Whether the scale returns to its limits.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/iszoombouncing>.
  public final var isZoomBouncing: Bool { zoom?.isBouncing ?? false }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeSizeFromContentGuide()
    if lastSize != bounds.size {
      lastSize = bounds.size
      updateAdjustedInset()
      keepWithinContent()
    }
    indicators?.update(self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { endEverything() }
  }
}
