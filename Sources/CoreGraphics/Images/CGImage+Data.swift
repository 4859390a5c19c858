extension CGImage {
  /// A picture of a provider's bytes, row after row from the top.
  ///
  /// Takes 8 bits a component: a gray of one byte a pixel, or RGB of four, with alpha or a byte that is skipped first or
  /// last, in either byte order; with alpha it may be premultiplied or not. Nil for anything else, for fewer bytes than
  /// the rows need, and with a `decode` array, for which there is no use here. `intent` says nothing: there is one space.
  /// Specified by
  /// <https://developer.apple.com/documentation/coregraphics/cgimage/init(width:height:bitspercomponent:bitsperpixel:bytesperrow:space:bitmapinfo:provider:decode:shouldinterpolate:intent:)>.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    let sides = 1...Bitmap.maximumSide
    guard sides.contains(width), sides.contains(height), bitsPerComponent == 8, decode == nil,
      let format = PixelFormat(space: space, bitsPerPixel: bitsPerPixel, info: bitmapInfo),
      bytesPerRow >= width * bitsPerPixel / 8,
      provider.contents.length >= bytesPerRow * (height - 1) + width * bitsPerPixel / 8
    else { return nil }
    let bitmap = Bitmap(width: width, height: height)
    let bytes = provider.contents.bytes.assumingMemoryBound(to: UInt8.self)
    for y in 0..<height {
      let (source, target) = (bytes + y * bytesPerRow, bitmap.row(y))
      for x in 0..<width { target[x] = format.pixel(source + x * bitsPerPixel / 8) }
    }
    bitmap.isOpaque = format.isOpaque
    self.init(bitmap: bitmap, shouldInterpolate: shouldInterpolate)
  }

  /// The pixels, as `bitmapInfo` and `bytesPerRow` say that they lie.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgimage/dataprovider>.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(data: NSData(bytes: bitmap.pixels, length: bytesPerRow * (height - 1) + width * 4))
  }

  /// The image as far as another one lets it through: where an image mask paints, where a picture is opaque, or, of a
  /// picture without any transparency, where it is bright. That one is stretched over this one.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgimage/masking(_:)>.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard width > 0, height > 0, mask.width > 0, mask.height > 0, !isMask else { return nil }
    let result = Bitmap(width: width, height: height)
    let context = CGContext(bitmap: result, scale: 1, isFlipped: false)
    let place = CGRect(x: 0, y: 0, width: width, height: height)
    context.clip(to: place, mask: mask)
    context.draw(self, in: place)
    context.flush()
    return CGImage(bitmap: result, shouldInterpolate: shouldInterpolate)
  }
}

/// How the bytes of a pixel make a colour.
private struct PixelFormat {
  private enum Alpha { case none, premultiplied, straight }
  private let isGray: Bool
  private let alpha: Alpha
  /// The places of red, green, blue and alpha among the bytes.
  private let places: (red: Int, green: Int, blue: Int, alpha: Int)

  /// Nil of a format that is not read.
  init?(space: CGColorSpace, bitsPerPixel: Int, info: CGBitmapInfo) {
    let alphaInfo = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    let order = info.intersection(.byteOrderMask)
    if space.model == .monochrome {
      guard bitsPerPixel == 8, alphaInfo == CGImageAlphaInfo.none else { return nil }
      (isGray, alpha, places) = (true, .none, (0, 0, 0, 0))
      return
    }
    guard space.model == .rgb, bitsPerPixel == 32 else { return nil }
    let isFirst: Bool
    switch alphaInfo {
    case .premultipliedFirst: (isFirst, alpha) = (true, .premultiplied)
    case .first: (isFirst, alpha) = (true, .straight)
    case .noneSkipFirst: (isFirst, alpha) = (true, .none)
    case .premultipliedLast: (isFirst, alpha) = (false, .premultiplied)
    case .last: (isFirst, alpha) = (false, .straight)
    case .noneSkipLast: (isFirst, alpha) = (false, .none)
    default: return nil
    }
    // The places of red, green, blue and alpha as the number is written, its highest byte first.
    var bytes = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    if order == .byteOrder32Little {
      bytes = bytes.map { 3 - $0 }
    } else if order != .byteOrderDefault, order != .byteOrder32Big {
      return nil
    }
    isGray = false
    places = (bytes[0], bytes[1], bytes[2], bytes[3])
  }

  var isOpaque: Bool {
    if case .none = alpha { return true }
    return false
  }

  func pixel(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
    guard !isGray else { return 0xFF00_0000 | UInt32(bytes[0]) * 0x01_0101 }
    var (red, green, blue) = (UInt32(bytes[places.red]), UInt32(bytes[places.green]), UInt32(bytes[places.blue]))
    var opacity: UInt32 = 255
    switch alpha {
    case .none: break
    case .premultiplied:
      opacity = UInt32(bytes[places.alpha])
      (red, green, blue) = (min(red, opacity), min(green, opacity), min(blue, opacity))
    case .straight:
      opacity = UInt32(bytes[places.alpha])
      func times(_ value: UInt32) -> UInt32 { (value * opacity + 127) / 255 }
      (red, green, blue) = (times(red), times(green), times(blue))
    }
    return opacity << 24 | red << 16 | green << 8 | blue
  }
}
