import CPNG

/// A piece of a PNG file being put together: its length, its four-letter type, its bytes, and their checksum.
///
/// PNG and its animated sibling are written here rather than through libpng: libpng leaves on error by `longjmp`, which
/// must not cross Swift frames, and it cannot compress on several cores or write the animation's chunks.
struct PNGChunk {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var bytes: [UInt8]

  init(_ type: StaticString) {
    bytes = [0, 0, 0, 0]
    bytes += UnsafeBufferPointer(start: type.utf8Start, count: 4)
  }

  mutating func append(_ value: UInt8) { bytes.append(value) }
  mutating func append(_ value: UInt16) { withUnsafeBytes(of: value.bigEndian) { bytes += $0 } }
  mutating func append(_ value: UInt32) { withUnsafeBytes(of: value.bigEndian) { bytes += $0 } }
  mutating func append(_ buffer: UnsafeRawBufferPointer) { bytes += buffer }

  /// The whole chunk, ready to be written.
  consuming func finished() -> [UInt8] {
    let length = UInt32(bytes.count - 8)
    withUnsafeBytes(of: length.bigEndian) { bytes.replaceSubrange(0..<4, with: $0) }
    let checksum = bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress! + 4, length + 4) }
    append(UInt32(truncatingIfNeeded: checksum))
    return bytes
  }

  /// The header of a picture of 8 bits a part.
  static func header(width: Int, height: Int, hasAlpha: Bool) -> [UInt8] {
    var chunk = PNGChunk("IHDR")
    chunk.append(UInt32(width))
    chunk.append(UInt32(height))
    for byte: UInt8 in [8, hasAlpha ? 6 : 2, 0, 0, 0] { chunk.append(byte) }
    return chunk.finished()
  }

  /// Says that the colours are those of sRGB.
  static let standardRGB: [UInt8] = {
    var chunk = PNGChunk("sRGB")
    chunk.append(UInt8(0))
    return chunk.finished()
  }()

  static let end = PNGChunk("IEND").finished()
}
