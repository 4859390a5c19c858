import CCairo

extension CGContext {
  /// A context that draws into memory: `data`, of `bytesPerRow` times `height` bytes, or its own where that is nil.
  ///
  /// Takes RGB spaces, 8 bits a component, with premultiplied or no alpha: first with `byteOrder32Little`, which is
  /// drawn into directly, or last with the default order or `byteOrder32Big`, which costs a conversion for each thing
  /// drawn. Nil for anything else, for sides that are not in 1...32767, and for rows too short or not of whole pixels.
  /// `bytesPerRow` may be 0 when `data` is nil.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/coregraphics/cgcontext/init(data:width:height:bitspercomponent:bytesperrow:space:bitmapinfo:)>.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let order = info.intersection(.byteOrderMask)
    guard (1...Bitmap.maximumSide).contains(width), (1...Bitmap.maximumSide).contains(height) else { return nil }
    guard bitsPerComponent == 8, space.model == .rgb else { return nil }
    guard bytesPerRow == 0 && data == nil || bytesPerRow >= width * 4 && bytesPerRow % 4 == 0 else { return nil }
    let isNative: Bool
    switch CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue) {
    case .premultipliedFirst, .noneSkipFirst:
      guard order == .byteOrder32Little else { return nil }
      isNative = true
    case .premultipliedLast, .noneSkipLast:
      guard order == .byteOrderDefault || order == .byteOrder32Big else { return nil }
      isNative = false
    default: return nil
    }
    let bitmap: Bitmap
    var client: ClientPixels?
    if let data, isNative, Int(bitPattern: data) % 4 == 0 {
      bitmap = Bitmap(
        width: width, height: height, bytesPerRow: bytesPerRow, pixels: data.assumingMemoryBound(to: UInt32.self),
        isOpaque: false, owner: CGColorSpace.standardRGB)
    } else if let data {
      guard !isNative else { return nil }
      bitmap = Bitmap(width: width, height: height)
      client = ClientPixels(bitmap: bitmap, memory: data, bytesPerRow: bytesPerRow)
      client?.load()
    } else {
      bitmap = Bitmap(width: width, height: height)
    }
    let surface = bitmap.makeSurface(ignoringOpacity: true)
    let cairo = cairo_create(surface)!
    cairo_surface_destroy(surface)
    let matrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    self.init(cairo: cairo, bitmap: bitmap, height: height, matrix: matrix, client: client)
  }

  /// A picture of what has been drawn so far, which later drawing does not change; nil without a bitmap.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/makeimage()>.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return nil }
    cairo_surface_flush(cairo_get_target(cairo))
    return CGImage(bitmap: bitmap.copy())
  }

  /// The number of columns, or 0 without a bitmap.
  public var width: Int { bitmap?.width ?? 0 }
  /// The number of rows, or 0 without a bitmap.
  public var height: Int { bitmap?.height ?? 0 }
  /// The bytes from one row to the next, or 0 without a bitmap.
  public var bytesPerRow: Int { client?.bytesPerRow ?? bitmap?.bytesPerRow ?? 0 }
  /// The bits of one part of a pixel, or 0 without a bitmap.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  /// The bits of one pixel, or 0 without a bitmap.
  public var bitsPerPixel: Int { bitmap == nil ? 0 : 32 }
  /// The space of the pixels' colours, or nil without a bitmap.
  public var colorSpace: CGColorSpace? { bitmap == nil ? nil : .standardRGB }
  /// The pixels, or nil without a bitmap.
  public var data: UnsafeMutableRawPointer? { client?.memory ?? bitmap.map { UnsafeMutableRawPointer($0.pixels) } }
  /// Where a pixel of ``data`` keeps its alpha.
  public var alphaInfo: CGImageAlphaInfo {
    bitmap == nil ? .none : client == nil ? .premultipliedFirst : .premultipliedLast
  }
  /// How a pixel of ``data`` lies in memory.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: alphaInfo.rawValue).union(client == nil ? .byteOrder32Little : .byteOrderDefault)
  }
}
