/// Reads a picture between its pixels; outside it is transparent. Premultiplied parts in the order of a pixel's bytes.
struct PictureSampler {
  private let pixels: UnsafePointer<UInt32>
  private let width: Int
  private let height: Int
  private let pixelsPerRow: Int

  /// The bitmap must be kept while the sampler is in use.
  init(_ bitmap: Bitmap) {
    pixels = UnsafePointer(bitmap.pixels)
    width = bitmap.width
    height = bitmap.height
    pixelsPerRow = bitmap.pixelsPerRow
  }

  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    guard x >= 0, y >= 0, x < width, y < height else { return SIMD4() }
    let value = pixels[y * pixelsPerRow + x]
    return SIMD4(
      Float(value & 255), Float(value >> 8 & 255), Float(value >> 16 & 255), Float(value >> 24))
  }

  /// The colour at a point, in pixels from the corner of the first one.
  @inline(__always)
  func callAsFunction(_ x: Double, _ y: Double) -> SIMD4<Float> {
    guard x > -1, y > -1, x < Double(width) + 1, y < Double(height) + 1 else { return SIMD4() }
    let left = (x - 0.5).rounded(.down)
    let top = (y - 0.5).rounded(.down)
    let (across, down) = (Float(x - 0.5 - left), Float(y - 0.5 - top))
    let (column, row) = (Int(left), Int(top))
    let upper = pixel(column, row) * (1 - across) + pixel(column + 1, row) * across
    let lower = pixel(column, row + 1) * (1 - across) + pixel(column + 1, row + 1) * across
    return upper * (1 - down) + lower * down
  }

  @inline(__always)
  static func pack(_ color: SIMD4<Float>) -> UInt32 {
    let bytes = SIMD4<UInt32>(
      (color + 0.5).clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 255)))
    return bytes.w << 24 | bytes.z << 16 | bytes.y << 8 | bytes.x
  }
}
