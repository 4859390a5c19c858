/// What a screen showed: pixels, eight bits a part, sRGB, premultiplied.
public struct Picture: Sendable {
  package let bitmap: Bitmap
  /// Pixels a point.
  public let scale: CGFloat

  /// A picture of a bitmap that nobody changes any more.
  package init(bitmap: Bitmap, scale: CGFloat) {
    self.bitmap = bitmap
    self.scale = scale
  }

  /// The number of columns of pixels.
  public var pixelWidth: Int { bitmap.width }
  /// The number of rows of pixels.
  public var pixelHeight: Int { bitmap.height }
  /// The size in points.
  public var size: CGSize { CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale) }

  /// The picture as an image of UIKit.
  public var image: UIImage {
    UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
  }

  /// The picture as a PNG file; nil if it has no pixels.
  public func pngData() -> Data? {
    try? PNG.encode(bitmap)
  }

  /// One pixel: alpha, red, green and blue from the highest byte to the lowest, premultiplied.
  ///
  /// `x` and `y` count columns and rows of pixels from the top left; a place outside stops the program.
  public func pixel(x: Int, y: Int) -> UInt32 {
    precondition((0..<pixelWidth).contains(x) && (0..<pixelHeight).contains(y), "The pixel (\(x), \(y)) is outside")
    return bitmap[x, y]
  }

  /// The colour at a point, counted in points from the top left, or nil if the point is outside.
  public func color(at point: CGPoint) -> UIColor? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let x = Int(pixels: (point.x * scale).rounded(.down)), y = Int(pixels: (point.y * scale).rounded(.down))
    guard (0..<pixelWidth).contains(x), (0..<pixelHeight).contains(y) else { return nil }
    let pixel = bitmap[x, y]
    let alpha = CGFloat(pixel >> 24)
    guard alpha > 0 else { return UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
    func part(_ shift: UInt32) -> CGFloat { min(1, CGFloat(pixel >> shift & 0xFF) / alpha) }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: alpha / 255)
  }
}
