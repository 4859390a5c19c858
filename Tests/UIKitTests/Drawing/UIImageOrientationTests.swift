import Testing

@testable import UIKit

@Suite struct UIImageOrientationTests {
  /// A JPEG file of 32 by 16 pixels, red on the left and blue on the right, whose EXIF data tells an orientation.
  private func photograph(_ orientation: UInt8) throws -> Data {
    let bitmap = Bitmap(width: 32, height: 16)
    for y in 0..<16 {
      for x in 0..<32 { bitmap[x, y] = x < 16 ? 0xFFFF_0000 : 0xFF00_00FF }
    }
    let file = try JPEG.encode(bitmap, quality: 1)
    let tiff: [UInt8] =
      Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
    let payload = Array("Exif\0\0".utf8) + tiff
    return Data(file.prefix(2) + [0xFF, 0xE1, 0, UInt8(payload.count + 2)] + payload + file.dropFirst(2))
  }

  /// Whether a point of an image, in fractions of its size, is red.
  private func isRed(_ image: UIImage, at x: CGFloat, _ y: CGFloat) throws -> Bool {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(at: .zero) }
    let bitmap = try #require(drawn.cgImage).bitmap
    let pixel = bitmap[Int(CGFloat(bitmap.width) * x), Int(CGFloat(bitmap.height) * y)]
    return pixel >> 16 & 0xFF > 150 && pixel & 0xFF < 100
  }

  @Test(arguments: [
    (1, UIImage.Orientation.up, CGPoint(x: 0.1, y: 0.5)), (2, .upMirrored, CGPoint(x: 0.9, y: 0.5)),
    (3, .down, CGPoint(x: 0.9, y: 0.5)), (4, .downMirrored, CGPoint(x: 0.1, y: 0.5)),
    (5, .leftMirrored, CGPoint(x: 0.5, y: 0.1)), (6, .right, CGPoint(x: 0.5, y: 0.1)),
    (7, .rightMirrored, CGPoint(x: 0.5, y: 0.9)), (8, .left, CGPoint(x: 0.5, y: 0.9)),
  ])
  func `a photograph has the orientation that its file tells`(
    number: Int, orientation: UIImage.Orientation, red: CGPoint
  ) throws {
    let image = try #require(UIImage(data: try photograph(UInt8(number))))
    #expect(image.imageOrientation == orientation)
    #expect(image.cgImage?.width == 32 && image.cgImage?.height == 16)
    #expect(image.size == (number < 5 ? CGSize(width: 32, height: 16) : CGSize(width: 16, height: 32)))
    #expect(try isRed(image, at: red.x, red.y))
    #expect(try !isRed(image, at: 1 - red.x, 1 - red.y))
  }

  @Test(arguments: [0, 9]) func `an orientation that there is not is upright`(number: Int) throws {
    let image = try #require(UIImage(data: try photograph(UInt8(number))))
    #expect(image.imageOrientation == .up)
  }

  @Test func `a file tells the orientation of its image, and its name the scale`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("photograph@2x.jpg")
    try photograph(6).write(to: file)
    let image = try #require(UIImage(contentsOfFile: file.path))
    #expect(image.imageOrientation == .right && image.size == CGSize(width: 8, height: 16))
    let named = try #require(UIImage(named: "photograph.jpg", in: Bundle(path: folder.path), compatibleWith: nil))
    #expect(named.imageOrientation == .right && named.size == CGSize(width: 8, height: 16))
  }
}
