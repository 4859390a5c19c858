import CoreGraphics
import Testing

@Suite("CGContext over a client's memory")
struct CGContextBitmapTests {
  private let space = CGColorSpaceCreateDeviceRGB()

  @Test func `red, green, blue, alpha lie in memory in that order`() throws {
    var pixels = [UInt8](repeating: 0, count: 8)
    try pixels.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.setFillColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      // Nothing is flushed: the client may look at once.
      #expect(Array(memory) == [0, 0, 0, 0, 255, 153, 51, 255])
    }
  }

  @Test func `what lies in memory is drawn upon`() throws {
    var pixels: [UInt8] = [10, 20, 30, 255, 40, 50, 60, 255]
    try pixels.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue))
      context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(pixels == [0, 0, 0, 0, 40, 50, 60, 255])
  }

  @Test func `native pixels are drawn into directly`() throws {
    var pixels = [UInt32](repeating: 0, count: 4)
    try pixels.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(pixels == [0, 0, 0xFFFF_0000, 0])
  }

  @Test func `a picture of a context does not change with it`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let image = try #require(context.makeImage())
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(image.bitmap[0, 0] == 0)
    #expect(try #require(context.makeImage()).bitmap[0, 0] == 0xFF00_0000)
  }

  @Test func `formats and sizes that cannot be drawn into are refused`() {
    func make(_ width: Int, _ bits: Int, _ bytesPerRow: Int, _ space: CGColorSpace, _ info: CGImageAlphaInfo)
      -> CGContext?
    {
      CGContext(
        data: nil, width: width, height: 1, bitsPerComponent: bits, bytesPerRow: bytesPerRow, space: space,
        bitmapInfo: info.rawValue)
    }
    #expect(make(1, 8, 0, space, .premultipliedLast) != nil)
    #expect(make(0, 8, 0, space, .premultipliedLast) == nil)
    #expect(make(-1, 8, 0, space, .premultipliedLast) == nil)
    #expect(make(40000, 8, 0, space, .premultipliedLast) == nil)
    #expect(make(1, 16, 0, space, .premultipliedLast) == nil)
    #expect(make(2, 8, 4, space, .premultipliedLast) == nil)
    #expect(make(1, 8, 0, CGColorSpaceCreateDeviceGray(), .none) == nil)
    #expect(make(1, 8, 0, space, .last) == nil)
  }
}
