/// Chooses a number between two others by a thumb on a track.
///
/// Apple publishes neither the measures nor the shadow of the standard thumb; those here are near to what its systems show.
/// Specified by <https://developer.apple.com/documentation/uikit/uislider>.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// How far the standard track keeps from the sides, which the thumb goes past by as much.
  private static let trackInset: CGFloat = 2
  private static let trackHeight: CGFloat = 4
  private static let thumbSide: CGFloat = 28
  private static let standardHeight: CGFloat = 34
  private static let standardWidth: CGFloat = 100
  /// The space between an image at an end and the track.
  private static let imageSpacing: CGFloat = 8
  /// How far beside the thumb a finger still takes hold of it.
  private static let thumbMargin: CGFloat = 12
  private static let slideDuration: TimeInterval = 0.25
  private static let disabledAlpha: CGFloat = 0.5

  private var storedValue: Float = 0
  private var storedMinimum: Float = 0
  private var storedMaximum: Float = 1
  private var thumbImages: [UInt: UIImage] = [:]
  private var minimumTrackImages: [UInt: UIImage] = [:]
  private var maximumTrackImages: [UInt: UIImage] = [:]
  private let minimumTrack = UIImageView()
  private let maximumTrack = UIImageView()
  private let thumb = UIImageView()
  private let minimumImageView = UIImageView()
  private let maximumImageView = UIImageView()
  /// Where the finger took hold of the thumb, from its middle.
  private var grip: CGFloat = 0
  private var gripValue: Float = 0

  /// A slider from 0 to 1, at 0.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/init(frame:)>.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A slider from an Interface Builder file, or from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UISlider.self)
  }

  private func setUp() {
    for part in [maximumTrack, minimumTrack, minimumImageView, maximumImageView, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    minimumImageView.contentMode = .center
    maximumImageView.contentMode = .center
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    thumb.layer.shadowRadius = 3
    updateParts()
  }

  // MARK: The value

  /// The number that the thumb stands at, within its limits; 0 by default. What is no number counts as the least.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/value>.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, with the thumb sliding there. Nobody is told.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/setvalue(_:animated:)>.
  open func setValue(_ value: Float, animated: Bool) {
    let possible = value.isNaN ? storedMinimum : min(max(value, storedMinimum), storedMaximum)
    guard possible != storedValue else { return }
    guard animated, window != nil else {
      storedValue = possible
      return setNeedsLayout()
    }
    layoutIfNeeded()
    storedValue = possible
    setNeedsLayout()
    UIView.animate(
      withDuration: Self.slideDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.layoutIfNeeded()
    }
  }

  /// The least number, 0 by default. A value below it, and a greatest number below it, are moved to it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/minimumvalue>.
  open var minimumValue: Float {
    get { storedMinimum }
    set {
      guard newValue.isFinite else { return }
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      storedValue = max(storedValue, newValue)
      setNeedsLayout()
    }
  }

  /// The greatest number, 1 by default. A value above it, and a least number above it, are moved to it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/maximumvalue>.
  open var maximumValue: Float {
    get { storedMaximum }
    set {
      guard newValue.isFinite else { return }
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      storedValue = min(storedValue, newValue)
      setNeedsLayout()
    }
  }

  /// Whether `valueChanged` is sent all along while the thumb is dragged, or once when it is let go; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/iscontinuous>.
  open var isContinuous = true

  // MARK: Looks

  /// An image at the end of the least number.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/minimumvalueimage>.
  open var minimumValueImage: UIImage? {
    didSet { updateParts() }
  }

  /// An image at the end of the greatest number.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/maximumvalueimage>.
  open var maximumValueImage: UIImage? {
    didSet { updateParts() }
  }

  /// The colour of the track up to the thumb where it has no image; nil, the default, for the tint colour.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/minimumtracktintcolor>.
  open var minimumTrackTintColor: UIColor? {
    didSet { updateParts() }
  }

  /// The colour of the track beyond the thumb where it has no image; nil, the default, for a system colour.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/maximumtracktintcolor>.
  open var maximumTrackTintColor: UIColor? {
    didSet { updateParts() }
  }

  /// The colour of a thumb without an image; nil, the default, for white.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/thumbtintcolor>.
  open var thumbTintColor: UIColor? {
    didSet { updateParts() }
  }

  /// Gives the thumb an image in a state; nil for none of its own.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/setthumbimage(_:for:)>.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state.rawValue] = image
    updateParts()
  }

  /// Gives the track up to the thumb an image in a state, which is stretched; nil for none of its own.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/setminimumtrackimage(_:for:)>.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[state.rawValue] = image
    updateParts()
  }

  /// Gives the track beyond the thumb an image in a state, which is stretched; nil for none of its own.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/setmaximumtrackimage(_:for:)>.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[state.rawValue] = image
    updateParts()
  }

  /// The image that the thumb was given for a state; nil if it was given none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/thumbimage(for:)>.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state.rawValue] }

  /// The image that the track up to the thumb was given for a state; nil if it was given none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/minimumtrackimage(for:)>.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state.rawValue] }

  /// The image that the track beyond the thumb was given for a state; nil if it was given none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/maximumtrackimage(for:)>.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state.rawValue] }

  /// The image that the thumb has now; nil for the standard thumb.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/currentthumbimage>.
  open var currentThumbImage: UIImage? { present(thumbImages) }

  /// The image that the track up to the thumb has now; nil for the standard track.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/currentminimumtrackimage>.
  open var currentMinimumTrackImage: UIImage? { present(minimumTrackImages) }

  /// The image that the track beyond the thumb has now; nil for the standard track.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/currentmaximumtrackimage>.
  open var currentMaximumTrackImage: UIImage? { present(maximumTrackImages) }

  /// A state without an image has the normal one.
  private func present(_ images: [UInt: UIImage]) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }

  private func updateParts() {
    show(currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, in: minimumTrack)
    show(currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill, in: maximumTrack)
    show(currentThumbImage, thumbTintColor ?? .white, in: thumb)
    thumb.layer.shadowOpacity = thumb.image == nil ? 0.2 : 0
    minimumImageView.image = minimumValueImage
    maximumImageView.image = maximumValueImage
    let alpha = isEnabled ? 1 : Self.disabledAlpha
    // Not the thumb: the track would be seen through it.
    for part in [minimumTrack, maximumTrack, minimumImageView, maximumImageView] where part.alpha != alpha {
      part.alpha = alpha
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, _ color: UIColor?, in view: UIImageView) {
    view.image = image
    view.backgroundColor = image == nil ? color : nil
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }

  // MARK: Places

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Where the image at the end of the least number is drawn, in bounds.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/minimumvalueimagerect(forbounds:)>.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, in: bounds, atLeft: !isMirrored)
  }

  /// Where the image at the end of the greatest number is drawn, in bounds.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/maximumvalueimagerect(forbounds:)>.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, in: bounds, atLeft: isMirrored)
  }

  private func imageRect(_ image: UIImage?, in bounds: CGRect, atLeft isLeft: Bool) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// Where the track is drawn, in bounds: all of it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/trackrect(forbounds:)>.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (least, greatest) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
    let (left, right) = isMirrored ? (greatest, least) : (least, greatest)
    let start = left.width > 0 ? left.maxX + Self.imageSpacing : bounds.minX + Self.trackInset
    let end = right.width > 0 ? right.minX - Self.imageSpacing : bounds.maxX - Self.trackInset
    let height = max(
      currentMinimumTrackImage?.size.height ?? Self.trackHeight,
      currentMaximumTrackImage?.size.height ?? Self.trackHeight)
    return CGRect(
      x: start, y: bounds.minY + ((bounds.height - height) / 2).rounded(), width: max(end - start, 0), height: height)
  }

  /// Where the thumb is drawn at a value.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uislider/thumbrect(forbounds:trackrect:value:)>.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let range = storedMaximum - storedMinimum
    var part = range > 0 ? CGFloat((value - storedMinimum) / range) : 0
    part = part.isFinite ? min(max(part, 0), 1) : 0
    if isMirrored { part = 1 - part }
    let way = rect.width + 2 * Self.trackInset - size.width
    return CGRect(
      x: rect.minX - Self.trackInset + way * part, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private var presentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
  }

  open override var intrinsicContentSize: CGSize {
    let heights = [currentThumbImage, minimumValueImage, maximumValueImage].compactMap { $0?.size.height }
    return CGSize(width: UIView.noIntrinsicMetric, height: max(heights.max() ?? 0, Self.standardHeight))
  }

  /// The width that is given, or 100 points, at the height that the slider has by itself.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)>.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : Self.standardWidth, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    let middle = min(max(knob.midX, track.minX), track.maxX)
    let left = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
    let right = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
    minimumTrack.frame = isMirrored ? right : left
    // The standard track lies beneath the other part, so that its round end is not seen twice.
    maximumTrack.frame = maximumTrack.image == nil ? track : isMirrored ? left : right
    for part in [minimumTrack, maximumTrack] { part.layer.cornerRadius = part.image == nil ? track.height / 2 : 0 }
    thumb.frame = knob
    thumb.layer.cornerRadius = thumb.image == nil ? knob.height / 2 : 0
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
  }

  // MARK: Touches

  /// Follows a finger that comes down on the thumb, or near it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)>.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let knob = presentThumbRect
    guard knob.insetBy(dx: -Self.thumbMargin, dy: -Self.thumbMargin).contains(location) else { return false }
    grip = location.x - knob.midX
    gripValue = storedValue
    return true
  }

  /// Moves the thumb with the finger.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/continuetracking(_:with:)>.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  /// Leaves the thumb where the finger is.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/endtracking(_:with:)>.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { follow(touch) }
    if !isContinuous, storedValue != gripValue { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Leaves the thumb where it is.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/canceltracking(with:)>.
  open override func cancelTracking(with event: UIEvent?) {
    if !isContinuous, storedValue != gripValue { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func follow(_ touch: UITouch) {
    let track = trackRect(forBounds: bounds)
    let start = thumbRect(forBounds: bounds, trackRect: track, value: storedMinimum).midX
    let end = thumbRect(forBounds: bounds, trackRect: track, value: storedMaximum).midX
    guard start != end else { return }
    let part = min(max((touch.location(in: self).x - grip - start) / (end - start), 0), 1)
    let former = storedValue
    setValue(storedMinimum + Float(part) * (storedMaximum - storedMinimum), animated: false)
    if isContinuous, storedValue != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Accessibility

  override var ownIsAccessibilityElement: Bool { true }
  override var ownAccessibilityTraits: UIAccessibilityTraits { super.ownAccessibilityTraits.union(.adjustable) }

  /// How far along its way the thumb is, in percent, unless something else was set.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue>.
  open override var accessibilityValue: String? {
    get {
      if let told = super.accessibilityValue { return told }
      let range = storedMaximum - storedMinimum
      let part = range > 0 ? (storedValue - storedMinimum) / range : 0
      return "\(Int((part * 100).rounded()))%"
    }
    set { super.accessibilityValue = newValue }
  }

  /// Moves the thumb on by a tenth of its way.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityincrement()>.
  open override func accessibilityIncrement() { step(by: 0.1) }

  /// Moves the thumb back by a tenth of its way.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitydecrement()>.
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by part: Float) {
    guard isEnabled else { return }
    let former = storedValue
    setValue(storedValue + part * (storedMaximum - storedMinimum), animated: true)
    if storedValue != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
