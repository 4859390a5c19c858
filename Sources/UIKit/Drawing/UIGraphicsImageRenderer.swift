/// Makes images of what code draws.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let bounds: CGRect
  private let imageFormat: UIGraphicsImageRendererFormat

  /// True.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsrenderer/allowsimageoutput>.
  open override var allowsImageOutput: Bool { true }

  /// A renderer of images of a size in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/init(size:)>.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .preferred())
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/init(size:format:)>.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of images of a rectangle of the drawing's coordinates.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsrenderer/init(bounds:)>.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// A renderer of images of a rectangle of the drawing's coordinates, rounded up to pixels. One without a size draws an
  /// image of a single pixel, a side beyond 32767 pixels is cut there, and the height where there are 100 million.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/init(bounds:format:)>.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds.standardized
    // What the format is changed to later does not count.
    let format = format.copy() as? UIGraphicsImageRendererFormat ?? format
    format.storedBounds = self.bounds
    imageFormat = format
    super.init(format)
  }

  /// The image of what the closure draws.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/image(actions:)>.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let width = side(bounds.width)
    let bitmap = Bitmap(width: width, height: min(side(bounds.height), max(Bitmap.maximumArea / width, 1)))
    if imageFormat.opaque {
      bitmap.fill(0xFF00_0000)
      bitmap.isOpaque = true
    }
    let context = CGContext(bitmap: bitmap, scale: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: imageFormat))
    UIGraphicsPopContext()
    context.flush()
    return UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
  }

  /// The bytes of a PNG file of what the closure draws.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/pngdata(actions:)>.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The bytes of a JPEG file of what the closure draws, on black; the quality is 0 (smallest) to 1 (best).
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/jpegdata(withcompressionquality:actions:)>.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// The format's scale; 1 in the place of one that is no number above 0.
  private var scale: CGFloat { UIImageTraits.usable(imageFormat.scale) }

  private func side(_ points: CGFloat) -> Int {
    let pixels = (points * scale - 1e-6).rounded(.up)
    return pixels.isFinite ? Int(min(max(pixels, 1), CGFloat(Bitmap.maximumSide))) : 1
  }
}
