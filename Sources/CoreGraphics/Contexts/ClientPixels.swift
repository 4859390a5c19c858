/// Memory of a client whose pixels are not in the bitmap's format: red first in memory, alpha last.
struct ClientPixels {
  let bitmap: Bitmap
  let memory: UnsafeMutableRawPointer
  let bytesPerRow: Int

  /// Exchanges red and blue, which takes either format to the other.
  @inline(__always)
  private static func exchange(_ pixel: UInt32) -> UInt32 {
    pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF
  }

  /// Brings what the client's memory holds into the bitmap.
  func load() {
    for y in 0..<bitmap.height {
      let source = memory + y * bytesPerRow
      let row = bitmap.row(y)
      for x in 0..<bitmap.width {
        row[x] = Self.exchange(source.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self))
      }
    }
  }

  /// Brings the bitmap's pixels into the client's memory.
  func store() {
    for y in 0..<bitmap.height {
      let target = memory + y * bytesPerRow
      let row = bitmap.row(y)
      for x in 0..<bitmap.width {
        target.storeBytes(of: Self.exchange(row[x]), toByteOffset: 4 * x, as: UInt32.self)
      }
    }
  }
}
