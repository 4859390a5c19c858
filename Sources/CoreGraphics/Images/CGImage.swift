/// A picture made of pixels, which does not change.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgimage>. Every image is kept as 32-bit
/// premultiplied sRGB, or as one byte of coverage a pixel for an image mask.
public final class CGImage: Hashable, @unchecked Sendable {
  /// The pixels; nobody changes them once the image is made. Those of a mask carry coverage in their alpha.
  package let bitmap: Bitmap
  /// Whether the image is a stencil: only its coverage counts, and it is painted in the fill colour.
  public let isMask: Bool
  /// Whether drawing may smooth the image when it is scaled.
  public let shouldInterpolate: Bool

  /// An image of a bitmap that nobody changes any more.
  package init(bitmap: Bitmap, isMask: Bool = false, shouldInterpolate: Bool = true) {
    self.bitmap = bitmap
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
  }

  /// The number of columns.
  public var width: Int { bitmap.width }
  /// The number of rows.
  public var height: Int { bitmap.height }
  /// The bits of one part of a pixel: 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of one pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The bytes from one row to the next.
  public var bytesPerRow: Int { bitmap.bytesPerRow }
  /// The space of the colours: sRGB; nil for an image mask, as Apple documents.
  public var colorSpace: CGColorSpace? { isMask ? nil : .standardRGB }
  /// Where the alpha lies: first in a 32-bit number, whose low byte comes first in memory.
  public var alphaInfo: CGImageAlphaInfo { bitmap.isOpaque ? .noneSkipFirst : .premultipliedFirst }
  /// The alpha's place and the byte order.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: alphaInfo.rawValue).union(.byteOrder32Little)
  }

  /// The part of the image within `rect`, in pixels from the top left, widened to whole pixels; it shares the memory.
  /// Nil when nothing of `rect` lies within the image.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgimage/cropping(to:)>.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.standardized
    let edges = [part.minX, part.minY, part.maxX, part.maxY]
    guard !edges.contains(where: \.isNaN) else { return nil }
    let (left, top) = (Int(pixels: max(part.minX.rounded(.down), 0)), Int(pixels: max(part.minY.rounded(.down), 0)))
    let right = min(Int(pixels: part.maxX.rounded(.up)), width)
    let bottom = min(Int(pixels: part.maxY.rounded(.up)), height)
    guard left < right, top < bottom else { return nil }
    guard let pixels = bitmap.part(x: left, y: top, width: right - left, height: bottom - top) else { return nil }
    return CGImage(bitmap: pixels, isMask: isMask, shouldInterpolate: shouldInterpolate)
  }

  /// The same image.
  public func copy() -> CGImage? { self }

  /// Images are equal when they are one and the same, as Apple compares them.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Feeds the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
