import CoreGraphics
import Testing

@Suite("CGImage data")
struct CGImageDataTests {
  private func image(
    _ bytes: [UInt8], width: Int, bits: Int = 32, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = .byteOrderDefault
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: NSData(bytes: bytes, length: bytes.count)) else { return nil }
    return CGImage(
      width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bytes.count, space: space,
      bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue).union(order), provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
  }

  @Test func `bytes in every order are the same pixels`() {
    let half: UInt32 = 0x8040_2010
    #expect(image([0x40, 0x20, 0x10, 0x80], width: 1, .premultipliedLast)?.bitmap[0, 0] == half)
    #expect(image([0x80, 0x40, 0x20, 0x10], width: 1, .premultipliedFirst)?.bitmap[0, 0] == half)
    #expect(image([0x10, 0x20, 0x40, 0x80], width: 1, .premultipliedFirst, .byteOrder32Little)?.bitmap[0, 0] == half)
    #expect(image([0x80, 0x10, 0x20, 0x40], width: 1, .premultipliedLast, .byteOrder32Little)?.bitmap[0, 0] == half)
    #expect(image([0x80, 0x40, 0x20, 0x80], width: 1, .last)?.bitmap[0, 0] == 0x8040_2010)
    #expect(image([1, 2, 3, 9], width: 1, .noneSkipLast)?.bitmap[0, 0] == 0xFF01_0203)
    let gray = image([7, 200], width: 2, bits: 8, space: CGColorSpaceCreateDeviceGray(), .none)
    #expect(gray?.bitmap[0, 0] == 0xFF07_0707 && gray?.bitmap[1, 0] == 0xFFC8_C8C8)
  }

  @Test func `too few bytes and unknown formats make no image`() {
    #expect(image([1, 2, 3], width: 1, .premultipliedLast) == nil)
    #expect(image([1, 2, 3, 4], width: 1, .alphaOnly) == nil)
    #expect(image([1, 2, 3, 4], width: 1, bits: 24, .none) == nil)
  }

  @Test func `an image's own bytes make the same image`() throws {
    let bitmap = picture(3, 2) { context in
      context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    }
    let image = CGImage(bitmap: bitmap)
    let (space, provider) = (try #require(image.colorSpace), try #require(image.dataProvider))
    let copy = try #require(
      CGImage(
        width: 3, height: 2, bitsPerComponent: image.bitsPerComponent, bitsPerPixel: image.bitsPerPixel,
        bytesPerRow: image.bytesPerRow, space: space, bitmapInfo: image.bitmapInfo,
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    #expect(copy.bitmap.hasSamePixels(as: bitmap))
    #expect(image.dataProvider?.data?.length == image.bytesPerRow + 12)
  }

  @Test func `a masked image keeps what the mask lets through`() {
    let bitmap = Bitmap(width: 4, height: 4)
    bitmap.fill(0xFFFF_0000)
    let mask = Bitmap(width: 2, height: 2)
    mask[0, 0] = 0xFF00_0000
    let masked = CGImage(bitmap: bitmap).masking(CGImage(bitmap: mask, shouldInterpolate: false))
    #expect(masked?.bitmap[0, 0] == 0xFFFF_0000 && masked?.bitmap[3, 0] == 0 && masked?.bitmap[0, 3] == 0)
  }
}
