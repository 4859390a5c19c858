extension UIImage {
  /// The pixels, in the tint if there is one; nil of an image without any.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/cgimage>.
  public final var cgImage: CGImage? {
    guard let pixels, let tint = traits.tint else {
      return pixels
    }
    return UIImage.tinted(pixels, tint.cgColor)
  }

  /// The size in points, of the upright image.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/size>.
  public final var size: CGSize {
    guard let pixels else {
      return .zero
    }
    let width = CGFloat(pixels.width) / scale
    let height = CGFloat(pixels.height) / scale
    return imageOrientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Pixels a point.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/scale>.
  public final var scale: CGFloat { traits.scale }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/imageorientation>.
  public final var imageOrientation: UIImage.Orientation { traits.orientation }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.property>.
  public final var renderingMode: UIImage.RenderingMode { traits.renderingMode }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/resizingmode-swift.property>.
  public final var resizingMode: UIImage.ResizingMode { traits.resizingMode }

  /// The image, and each of its frames, with other traits.
  final func with(_ change: (inout UIImageTraits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    return UIImage(
      pixels: pixels, traits: traits, frames: frames.map { $0.with(change) }, frameDuration: frameDuration)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/withrenderingmode(_:)>.
  public final func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The image's shape in a colour, which resolves when it is drawn.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/withtintcolor(_:)>.
  public final func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/withtintcolor(_:renderingmode:)>.
  public final func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  final func withCaps(_ caps: UIImageTraits.Caps, _ mode: UIImage.ResizingMode) -> UIImage {
    with {
      $0.caps = caps
      $0.resizingMode = mode
    }
  }

  /// The image as a PNG file's bytes, upright; nil of one without pixels.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/pngdata()>.
  public final func pngData() -> Data? {
    guard let image = upright(cgImage) else {
      return nil
    }
    return try? PNG.encode(image.bitmap)
  }

  /// The image as a JPEG file's bytes, upright, on black where it is transparent; nil of one without pixels. A quality
  /// outside 0 (smallest) to 1 (best) counts as the nearer of the two.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/jpegdata(compressionquality:)>.
  public final func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let image = upright(cgImage) else {
      return nil
    }
    return try? JPEG.encode(image.bitmap, quality: compressionQuality)
  }
}

extension UIImage.Orientation {
  /// The orientation that a file's EXIF data tells by a number from 1 to 8; any other number is upright.
  init(exif number: Int) {
    let orientations: [Self] = [.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left]
    self = orientations.indices.contains(number - 1) ? orientations[number - 1] : .up
  }

  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// Maps a point of the kept pixels, in a unit square with y down, to the upright image.
  var transform: CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }

  /// The orientation of the same pixels mirrored left to right once they are upright.
  var flippedHorizontally: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
