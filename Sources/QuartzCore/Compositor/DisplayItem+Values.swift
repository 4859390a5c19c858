extension DisplayItem {
  /// A colour times an opacity, premultiplied.
  static func pixel(_ color: CGColor, _ opacity: Double) -> UInt32 {
    guard opacity < 1 else { return color.pixel }
    var rgba = color.rgba
    rgba.w *= max(opacity, 0)
    return Bitmap.pixel(rgba)
  }

  /// An opacity as a byte.
  static func byte(_ opacity: Double) -> UInt8 {
    UInt8(min(max(opacity, 0), 1) * 255 + 0.5)
  }
}

/// A number of columns and rows.
struct PixelSize: Hashable {
  var width: Int
  var height: Int
}

/// A bitmap that has got its place.
struct PlacedBitmap {
  /// Owns what `source` points to.
  let bitmap: Bitmap
  var source: PixelSource
  var size: PixelSize
  var isOpaque: Bool

  /// All of a bitmap, its first pixel at a place of the frame.
  init(_ bitmap: Bitmap, atX x: Int, y: Int, version: Int) {
    self.bitmap = bitmap
    source = PixelSource(
      pixels: UnsafePointer(bitmap.pixels), pixelsPerRow: bitmap.pixelsPerRow, originX: x, originY: y,
      version: version)
    size = PixelSize(width: bitmap.width, height: bitmap.height)
    isOpaque = bitmap.isOpaque
  }
}

extension PixelRect {
  /// The pixels nearest to edges.
  init(rounding edges: SIMD4<Double>) {
    self.init(
      minX: Int(pixels: edges.x.rounded()), minY: Int(pixels: edges.y.rounded()), maxX: Int(pixels: edges.z.rounded()),
      maxY: Int(pixels: edges.w.rounded()))
  }
}
