/// A view that shows an image, or one image after the other.
///
/// It takes no touches unless told to, and its content mode places the image. What it shows are the image's pixels, as
/// the layer's contents: a class that overrides `draw(_:)` is not asked to draw.
/// Specified by <https://developer.apple.com/documentation/uikit/uiimageview>.
@preconcurrency @MainActor
open class UIImageView: UIView {
  final var storedImage: UIImage?
  final var storedHighlightedImage: UIImage?
  final var storedIsHighlighted = false
  final var storedAnimationImages: [UIImage]?
  final var storedHighlightedAnimationImages: [UIImage]?
  final var storedAnimationDuration: TimeInterval = 0
  final var storedAnimationRepeatCount = 0
  final var playback: ImagePlayback?
  /// What the layer's contents were made of.
  final var shown: ShownImage?

  /// A view of the image's size that shows it; of no size without one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimageview/init(image:)>.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image, nil)
  }

  /// A view of the image's size that shows it, and the other one while it is highlighted.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimageview/init(image:highlightedimage:)>.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image, highlightedImage)
  }

  /// A view that shows nothing yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(nil, nil)
  }

  /// A view from an archive, which holds no image.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(nil, nil)
    decodeNib(coder, as: UIImageView.self)
  }

  private func setUp(_ image: UIImage?, _ highlightedImage: UIImage?) {
    isUserInteractionEnabled = false
    storedImage = image
    storedHighlightedImage = highlightedImage
    showImage()
  }

  // MARK: Images

  /// The image; nil shows nothing. One that is animated plays while the view is in a window.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimageview/image>.
  open var image: UIImage? {
    get { storedImage }
    set {
      let formerSize = storedImage?.size
      let formerInsets = alignmentRectInsets
      storedImage = newValue
      imageDidChange(from: formerSize, formerInsets)
    }
  }

  /// The image while the view is highlighted; nil shows `image` then too.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimageview/highlightedimage>.
  open var highlightedImage: UIImage? {
    get { storedHighlightedImage }
    set {
      storedHighlightedImage = newValue
      showImage()
    }
  }

  /// Whether the highlighted image or images are shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimageview/ishighlighted>.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set {
      guard newValue != storedIsHighlighted else { return }
      storedIsHighlighted = newValue
      showImage()
    }
  }

  // MARK: Animation

  /// Images to show one after the other, in place of `image`. Setting them stops an animation that runs.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimageview/animationimages>.
  open var animationImages: [UIImage]? {
    get { storedAnimationImages }
    set {
      storedAnimationImages = newValue
      stopPlayback()
    }
  }

  /// As `animationImages`, for a view that is highlighted.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimageview/highlightedanimationimages>.
  open var highlightedAnimationImages: [UIImage]? {
    get { storedHighlightedAnimationImages }
    set {
      storedHighlightedAnimationImages = newValue
      stopPlayback()
    }
  }

  /// How long all images are shown once, in seconds; 0, as at first, gives each a thirtieth of a second.
  ///
  /// Takes effect with the next start.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimageview/animationduration>.
  open var animationDuration: TimeInterval {
    get { storedAnimationDuration }
    set { storedAnimationDuration = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  /// How often all images are shown; 0, as at first, without an end. Takes effect with the next start.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimageview/animationrepeatcount>.
  open var animationRepeatCount: Int {
    get { storedAnimationRepeatCount }
    set { storedAnimationRepeatCount = max(newValue, 0) }
  }

  /// Shows the images of the animation from the first one on. Nothing happens without any.
  ///
  /// A view in no window starts when it gets into one.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimageview/startanimating()>.
  open func startAnimating() { startPlayback() }

  /// Shows the image again.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimageview/stopanimating()>.
  open func stopAnimating() { stopPlayback() }

  /// Whether an animation runs.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimageview/isanimating>.
  open var isAnimating: Bool { playback != nil }

  // MARK: What the view does as its image asks

  /// The image's size in points; none without an image.
  open override var intrinsicContentSize: CGSize {
    storedImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The image's size in points; of a view without one, its own.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    storedImage?.size ?? super.sizeThatFits(size)
  }

  /// Those of the image.
  open override var alignmentRectInsets: UIEdgeInsets { storedImage?.alignmentRectInsets ?? .zero }

  open override var contentMode: UIView.ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      showImage()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showImage()
  }

  override var ownAccessibilityTraits: UIAccessibilityTraits { .image }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    windowDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Tiles fill whatever size there is, and the direction may have changed.
    showImage()
  }
}
