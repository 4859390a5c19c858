import CoreGraphics
import Testing

@Suite("ImageDecoder")
struct ImageDecoderTests {
  /// An uncompressed Windows bitmap, bottom row first, which gdk-pixbuf reads by itself.
  private func windowsBitmap(width: Int, height: Int, pixels: [UInt8]) -> Data {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
    var data: [UInt8] = [0x42, 0x4D] + bytes(54 + pixels.count, 4) + bytes(0, 4) + bytes(54, 4)
    data += bytes(40, 4) + bytes(width, 4) + bytes(height, 4) + bytes(1, 2) + bytes(24, 2)
    data += bytes(0, 4) + bytes(pixels.count, 4) + bytes(2835, 4) + bytes(2835, 4) + bytes(0, 8)
    return Data(data + pixels)
  }

  @Test func `a format of the system's decoder is read`() throws {
    // Blue, green below; red, white above; rows are padded to four bytes.
    let data = windowsBitmap(
      width: 2, height: 2, pixels: [255, 0, 0, 0, 255, 0, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0])
    let image = try ImageDecoder.decode(data).image
    #expect((image.width, image.height) == (2, 2))
    #expect([image.bitmap[0, 0], image.bitmap[1, 0]] == [0xFFFF_0000, 0xFFFF_FFFF])
    #expect([image.bitmap[0, 1], image.bitmap[1, 1]] == [0xFF00_00FF, 0xFF00_FF00])
    #expect(image.alphaInfo == .noneSkipFirst)
  }

  @Test func `a picture of too many pixels is refused before memory is taken`() {
    let data = windowsBitmap(width: 30000, height: 30000, pixels: [UInt8](repeating: 0, count: 4096))
    let error = #expect(throws: ImageError.self) { try ImageDecoder.decode(data) }
    #expect(error?.reason.contains("30000 x 30000") == true)
  }

  @Test(arguments: ["", "not a picture", "GIF89a", "BM", "\u{FFFD}PNG", "<svg", "RIFF0000WEBPVP8 "])
  func `what is no picture is refused with a reason`(text: String) {
    let error = #expect(throws: ImageError.self) { try ImageDecoder.decode(Data(text.utf8)) }
    #expect(error?.reason.isEmpty == false)
  }

  @Test func `random bytes after a known beginning never stop the program`() {
    var random = Randomness(state: 11)
    for beginning in [[0xFF, 0xD8, 0xFF, 0xE0], Array("GIF89a".utf8), [0x42, 0x4D], Array("II*\0".utf8)] as [[UInt8]] {
      for _ in 0..<50 {
        let rest = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
        if let image = (try? ImageDecoder.decode(Data(beginning + rest)))?.image {
          #expect(image.width * image.height <= ImageError.maximumPixelCount)
        }
      }
    }
  }

  /// A GIF of one grey pixel in each of its pictures.
  private func gif(pictures: Int) -> Data {
    var bytes = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0x80, 0x80, 0x80, 255, 255, 255]
    for _ in 0..<pictures {
      bytes += [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
      bytes += [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0]
    }
    return Data(bytes + [0x3B])
  }

  @Test func `of a GIF the first picture is read, however many follow`() throws {
    let one = try ImageDecoder.decode(gif(pictures: 1)).image
    #expect((one.width, one.height, one.bitmap[0, 0]) == (1, 1, 0xFF80_8080))
    let many = try ImageDecoder.decode(gif(pictures: 50_000)).image
    #expect(many.bitmap[0, 0] == 0xFF80_8080)
    #expect(throws: ImageError.self) { try ImageDecoder.decode(gif(pictures: 1).prefix(20)) }
    // A slice counts its bytes from elsewhere.
    #expect(try ImageDecoder.decode((Data([1, 2, 3]) + gif(pictures: 2)).dropFirst(3)).image.width == 1)
  }

  @Test(arguments: ["/dev/zero", "/", "/dev/null"])
  func `what is no file of pixels is not read`(path: String) {
    #expect(throws: ImageError.self) { try ImageDecoder.decode(path: path) }
  }

  @Test(arguments: ["/* XPM */\nstatic char *x[] = {\"1 1 1 1\", \"a c #fff\", \"a\"};", "P3 1 1 255 0 0 0", "<svg/>"])
  func `a format that is text is refused`(text: String) {
    #expect(throws: ImageError.self) { try ImageDecoder.decode(Data(text.utf8)) }
  }

  @Test func `a file is read, and one that is not there gives its name`() throws {
    let path = temporaryPath(".png")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let source = noise(9, 7, seed: 1)
    try PNG.write(source, to: path)
    #expect(try ImageDecoder.decode(path: path).image.bitmap.hasSamePixels(as: source))
    let error = #expect(throws: ImageError.self) { try ImageDecoder.decode(path: "/nowhere.png") }
    #expect(error?.reason.contains("/nowhere.png") == true)
  }

  @Test func `a part of an image starts at the top left`() throws {
    let source = noise(10, 10, seed: 2)
    let part = try #require(CGImage(bitmap: source).cropping(to: CGRect(x: 2.5, y: 3, width: 3, height: 100)))
    #expect((part.width, part.height) == (4, 7))
    #expect(part.bitmap[0, 0] == source[2, 3])
    #expect(CGImage(bitmap: source).cropping(to: CGRect(x: 10, y: 0, width: 5, height: 5)) == nil)
    #expect(CGImage(bitmap: source).cropping(to: .null) == nil)
    #expect(CGImage(bitmap: source).cropping(to: .infinite)?.width == source.width)
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300] {
      for rect in [
        CGRect(x: value, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: value, height: value),
        CGRect(x: value, y: value, width: value, height: -value),
      ] {
        let part = CGImage(bitmap: source).cropping(to: rect)
        #expect(part.map { $0.width <= source.width && $0.height <= source.height } ?? true, "\(rect)")
      }
    }
  }
}
