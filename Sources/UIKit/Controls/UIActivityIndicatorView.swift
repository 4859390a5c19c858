/// Spokes that light up one after the other while something goes on.
///
/// Apple documents neither the number of spokes nor their shape: here eight, once round a second; 20 points wide, or 37.
/// Specified by <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>.
open class UIActivityIndicatorView: UIView {
  private static let spokeCount = 8
  private static let period: TimeInterval = 1
  private static let animationKey = "spin"

  private let wheel = CAReplicatorLayer()
  private let spoke = CALayer()
  private var storedStyle = Style.medium
  private var storedColor: UIColor?
  private var isRunning = false

  /// An indicator of a style, as large as that, that stands still and is hidden.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/init(style:)>.
  public init(style: Style) {
    super.init(frame: .zero)
    storedStyle = style
    setUp()
    bounds.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/init(coder:)>.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    setUp()
    decodeNib(coder, as: UIActivityIndicatorView.self)
  }

  private func setUp() {
    isHidden = true
    isUserInteractionEnabled = false
    spoke.actions = ["bounds": NSNull(), "position": NSNull(), "backgroundColor": NSNull(), "cornerRadius": NSNull()]
    wheel.actions = spoke.actions
    wheel.addSublayer(spoke)
    wheel.instanceCount = Self.spokeCount
    wheel.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(Self.spokeCount), 0, 0, 1)
    wheel.instanceDelay = Self.period / Double(Self.spokeCount)
    spoke.opacity = 0.25
    layer.addSublayer(wheel)
    updateColor()
  }

  /// The style; `medium` unless set. Another one changes the size that the view would like.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.property>.
  open var style: Style {
    get { storedStyle }
    set {
      guard newValue != storedStyle else { return }
      storedStyle = newValue
      updateColor()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The colour of the spokes; that of the style unless set, and after nil.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/color>.
  open var color: UIColor! {
    get { storedColor ?? storedStyle.color }
    set {
      storedColor = newValue
      updateColor()
    }
  }

  /// Whether the indicator is hidden while it stands still; true unless set.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped>.
  open var hidesWhenStopped = true {
    didSet { if !isRunning { isHidden = hidesWhenStopped } }
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/isanimating>.
  open var isAnimating: Bool { isRunning }

  /// Sets the indicator going. Does nothing while it goes.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/startanimating()>.
  open func startAnimating() {
    isHidden = false
    guard !isRunning else { return }
    isRunning = true
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0.25
    fade.duration = Self.period
    fade.repeatCount = .infinity
    spoke.add(fade, forKey: Self.animationKey)
  }

  /// Stops the indicator, and hides it where `hidesWhenStopped` is set. Does nothing while it stands still.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/stopanimating()>.
  open func stopAnimating() {
    guard isRunning else { return }
    isRunning = false
    spoke.removeAnimation(forKey: Self.animationKey)
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = storedStyle.isLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = intrinsicContentSize.width
    wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    let width = side / 8
    spoke.bounds = CGRect(x: 0, y: 0, width: width, height: side * 0.28)
    spoke.cornerRadius = width / 2
    spoke.position = CGPoint(x: side / 2, y: side * 0.14)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor()
  }

  private func updateColor() {
    spoke.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
  }
}
