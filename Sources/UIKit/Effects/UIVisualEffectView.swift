/// A view with an effect on what is behind it, such as a blur. Subviews belong into its `contentView`.
///
/// Setting the effect to nil, or from nil, animates in an animation block; from one effect to another it changes at once,
/// which Apple leaves open. Where the person reduces transparency, an effect is its colour alone, opaque. A view whose
/// superview is turned or masked, and a picture of the view by itself, has nothing behind it.
/// Specified by <https://developer.apple.com/documentation/uikit/uivisualeffectview>.
open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView()
  private let content = UIView()
  private var storedEffect: UIVisualEffect?
  private var observer: (any NSObjectProtocol)?

  /// A view with an effect; nil for none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uivisualeffectview/init(effect:)>.
  public init(effect: UIVisualEffect?) {
    storedEffect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// A view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uivisualeffectview/init(coder:)>.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UIVisualEffectView.self)
  }

  private func setUp() {
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      super.insertSubview(view, at: subviews.count)
    }
    backdrop.isUserInteractionEnabled = false
    updateBackdrop()
    observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.updateBackdrop() }
    }
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// The view for subviews, which lies over the effect.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uivisualeffectview/contentview>.
  open var contentView: UIView { content }

  /// The effect; nil for none. Animatable from and to nil.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uivisualeffectview/effect>.
  open var effect: UIVisualEffect? {
    get { storedEffect }
    set {
      storedEffect = newValue?.copy() as? UIVisualEffect
      updateBackdrop()
    }
  }

  private func updateBackdrop() {
    guard let storedEffect else {
      // What fades out keeps its looks meanwhile.
      backdrop.values.amount = 0
      return
    }
    backdrop.values = storedEffect.backdrop(
      traitCollection, isOpaque: UIAccessibility.isReduceTransparencyEnabled)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBackdrop()
  }

  /// Raises: subviews belong into `contentView`.
  open override func addSubview(_ view: UIView) {
    raise(
      "NSInternalInconsistencyException",
      "\(view) cannot be a subview of \(self) itself; add it to the contentView of the visual effect view")
  }
}

/// The view that shows what is behind it with an effect.
private final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  var values: BackdropValues {
    get { (layer as? BackdropLayer)?.backdrop ?? BackdropValues() }
    set { (layer as? BackdropLayer)?.backdrop = newValue }
  }
}
