import CoreGraphics
import Testing

@Suite("PNG")
struct PNGTests {
  @Test func `every alpha comes back as it was`() throws {
    let source = noise(257, 130, seed: 1)
    let back = try PNG.decode(try PNG.encode(source))
    #expect(back.hasSamePixels(as: source))
    #expect(!back.isOpaque)
  }

  @Test func `a picture large enough for several strips comes back as it was`() throws {
    let source = noise(400, 500, seed: 2)
    #expect(try PNG.decode(try PNG.encode(source)).hasSamePixels(as: source))
    for y in 0..<source.height { for x in 0..<source.width { source[x, y] |= 0xFF00_0000 } }
    let opaque = try PNG.decode(try PNG.encode(source))
    #expect(opaque.hasSamePixels(as: source))
    #expect(opaque.isOpaque)
  }

  @Test func `a part of a bitmap is written without the rest`() throws {
    let source = noise(50, 50, seed: 3)
    let part = try #require(source.part(x: 7, y: 9, width: 20, height: 11))
    let back = try PNG.decode(try PNG.encode(part))
    #expect((back.width, back.height) == (20, 11))
    #expect(back.hasSamePixels(as: part))
  }

  @Test func `a picture cut off anywhere is refused`() throws {
    let data = try PNG.encode(noise(40, 40, seed: 4))
    for count in stride(from: 0, to: data.count - 12, by: 97) {
      #expect(throws: ImageError.self) { try PNG.decode(data.prefix(count)) }
    }
  }

  @Test func `a damaged picture is refused`() throws {
    let data = try PNG.encode(noise(40, 40, seed: 5))
    // A bit in the pixels, which their checksum finds.
    for offset in stride(from: 60, to: data.count - 20, by: 211) {
      var damaged = data
      damaged[offset] ^= 0x10
      #expect(throws: ImageError.self) { try PNG.decode(damaged) }
    }
  }

  @Test func `a picture of too many pixels is refused before it is read`() throws {
    var data = try PNG.encode(noise(1, 1, seed: 6))
    data.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
    #expect(throws: ImageError.self) { try PNG.decode(data) }
  }

  @Test func `a picture without pixels cannot be written`() {
    #expect(throws: ImageError.self) { try PNG.encode(Bitmap(width: 0, height: 3)) }
  }

  @Test func `a file that cannot be written gives the reason`() {
    let error = #expect(throws: ImageError.self) {
      try PNG.write(Bitmap(width: 1, height: 1), to: "/nowhere/at/all.png")
    }
    #expect(error?.reason.contains("/nowhere/at/all.png") == true)
  }
}
