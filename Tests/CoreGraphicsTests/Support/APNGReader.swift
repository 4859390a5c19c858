import CPNG
import CoreGraphics

/// Reads an animated PNG by the letter of its specification, apart from the encoder under test.
struct APNGReader {
  struct Frame {
    var numerator: Int
    var denominator: Int
    var area: PixelArea
    /// The whole canvas while the frame shows: bytes of red, green, blue, alpha.
    var canvas: [UInt8]
  }

  struct Malformed: Error {
    var reason: String
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var channels = 4
  private(set) var loops = 0
  private(set) var announcedFrameCount = 0
  private(set) var frames: [Frame] = []

  init(_ file: [UInt8]) throws {
    func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    guard file.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else { throw Malformed(reason: "signature") }
    var offset = 8
    var sequence = 0
    var control: ArraySlice<UInt8>?
    var pixels: [UInt8] = []
    var canvas: [UInt8] = []
    var ended = false
    func completeFrame(_ reader: inout APNGReader) throws {
      guard let body = control else { return }
      func field(_ index: Int) -> Int { number(body[body.startIndex + 4 * index..<body.startIndex + 4 * index + 4]) }
      let area = PixelArea(x: field(3), y: field(4), width: field(1), height: field(2))
      guard area.x + area.width <= reader.width, area.y + area.height <= reader.height else {
        throw Malformed(reason: "a frame reaches beyond the canvas")
      }
      let rows = try Self.inflate(pixels, count: area.height * (1 + area.width * reader.channels))
      var next = 0
      for y in area.y..<area.y + area.height {
        guard rows[next] == 0 else { throw Malformed(reason: "a filter that is not used") }
        next += 1
        for x in area.x..<area.x + area.width {
          for channel in 0..<4 {
            canvas[(y * reader.width + x) * 4 + channel] = channel < reader.channels ? rows[next + channel] : 255
          }
          next += reader.channels
        }
      }
      let start = body.startIndex
      reader.frames.append(
        Frame(
          numerator: number(body[start + 20..<start + 22]), denominator: number(body[start + 22..<start + 24]),
          area: area, canvas: canvas))
      guard body[start + 24] == 0, body[start + 25] == 0 else { throw Malformed(reason: "dispose or blend") }
      pixels = []
      control = nil
    }
    while !ended {
      guard offset + 12 <= file.count else { throw Malformed(reason: "cut off") }
      let length = number(file[offset..<offset + 4])
      guard offset + 12 + length <= file.count else { throw Malformed(reason: "a chunk is too long") }
      let checked = file[offset + 4..<offset + 8 + length]
      let sum = checked.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }
      guard number(file[offset + 8 + length..<offset + 12 + length]) == Int(sum) else { throw Malformed(reason: "CRC") }
      let body = checked.dropFirst(4)
      switch String(decoding: checked.prefix(4), as: UTF8.self) {
      case "IHDR":
        width = number(body.prefix(4))
        height = number(body.dropFirst(4).prefix(4))
        channels = body.dropFirst(9).first == 6 ? 4 : 3
        canvas = [UInt8](repeating: 0, count: width * height * 4)
      case "acTL":
        announcedFrameCount = number(body.prefix(4))
        loops = number(body.dropFirst(4))
      case "fcTL":
        try completeFrame(&self)
        guard number(body.prefix(4)) == sequence else { throw Malformed(reason: "sequence") }
        sequence += 1
        control = body
      case "IDAT": pixels += body
      case "fdAT":
        guard number(body.prefix(4)) == sequence else { throw Malformed(reason: "sequence") }
        sequence += 1
        pixels += body.dropFirst(4)
      case "IEND":
        try completeFrame(&self)
        ended = true
      default: break
      }
      offset += 12 + length
    }
    guard offset == file.count else { throw Malformed(reason: "bytes after the end") }
  }

  private static func inflate(_ bytes: [UInt8], count: Int) throws -> [UInt8] {
    var result = [UInt8](repeating: 0, count: count)
    var length = UInt(count)
    guard uncompress(&result, &length, bytes, UInt(bytes.count)) == Z_OK, length == count else {
      throw Malformed(reason: "the pixels do not inflate to a frame")
    }
    return result
  }
}
