/// The formats that pictures from outside may have, told by how their files begin. Others that the system's gdk-pixbuf
/// may know, such as drawings and scripts of animations, are refused: they are no pixels.
enum PictureFormat {
  case png, jpeg, gif, tiff, bmp, icon, webp, heif

  /// The format of a file's bytes; nil of an unknown one.
  init?(_ data: Data) {
    func begins(with bytes: [UInt8], at offset: Int = 0) -> Bool {
      data.count >= offset + bytes.count && data.dropFirst(offset).starts(with: bytes)
    }
    if begins(with: PNGChunk.signature) {
      self = .png
    } else if begins(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins(with: Array("GIF8".utf8)) {
      self = .gif
    } else if begins(with: [0x49, 0x49, 0x2A, 0]) || begins(with: [0x4D, 0x4D, 0, 0x2A]) {
      self = .tiff
    } else if begins(with: Array("BM".utf8)) {
      self = .bmp
    } else if begins(with: [0, 0, 1, 0]) || begins(with: [0, 0, 2, 0]) {
      self = .icon
    } else if begins(with: Array("RIFF".utf8)), begins(with: Array("WEBP".utf8), at: 8) {
      self = .webp
    } else if begins(with: Array("ftyp".utf8), at: 4) {
      self = .heif
    } else {
      return nil
    }
  }

  /// A GIF file that ends after its first picture: the decoder would keep as many as there are. A file that is damaged
  /// before that stays as it is, for the decoder to refuse.
  static func firstPicture(ofGIF data: Data) -> Data {
    let bytes = [UInt8](data)
    func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    guard bytes.count > 13 else { return data }
    var place = 13 + tableSize(bytes[10])
    /// Steps over blocks that tell their own length, up to an empty one.
    func skipBlocks() -> Bool {
      while place < bytes.count, bytes[place] != 0 { place += 1 + Int(bytes[place]) }
      place += 1
      return place <= bytes.count
    }
    while place + 1 < bytes.count {
      switch bytes[place] {
      case 0x21:
        place += 2
        guard skipBlocks() else { return data }
      case 0x2C:
        guard place + 10 < bytes.count else { return data }
        place += 10 + tableSize(bytes[place + 9]) + 1
        guard skipBlocks() else { return data }
        return Data(bytes[..<place] + [0x3B])
      default:
        return data
      }
    }
    return data
  }
}
