import Testing

@testable import UIKit

@MainActor
struct UIImageTests {
  /// Red at the left and blue at the right, of 20 by 10 points.
  private func twoColours(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(
      size: CGSize(width: 20, height: 10), format: format
    ).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }
  }

  private func draw(_ image: UIImage, in rect: CGRect, canvas: CGSize) throws -> Bitmap {
    let result = UIGraphicsImageRenderer(size: canvas, format: UIGraphicsImageRendererFormat()).image { _ in
      image.draw(in: rect)
    }
    return try #require(result.cgImage).bitmap
  }

  @Test func `an image knows its size in points`() {
    #expect(twoColours(scale: 3).size == CGSize(width: 20, height: 10))
    #expect(twoColours(scale: 3).cgImage?.width == 60)
  }

  @Test func `an image is drawn upright in a flipped context`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: UIGraphicsImageRendererFormat())
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
      }
    let pixels = try draw(image, in: CGRect(x: 0, y: 0, width: 10, height: 10), canvas: CGSize(width: 10, height: 10))
    #expect(pixels[5, 1] == 0xFFFF_0000)
    #expect(pixels[5, 8] == 0)
  }

  @Test(arguments: [
    (UIImage.Orientation.up, CGPoint(x: 2, y: 5)), (.down, CGPoint(x: 18, y: 5)), (.left, CGPoint(x: 5, y: 18)),
    (.right, CGPoint(x: 5, y: 2)), (.upMirrored, CGPoint(x: 18, y: 5)), (.downMirrored, CGPoint(x: 2, y: 5)),
    (.leftMirrored, CGPoint(x: 5, y: 2)), (.rightMirrored, CGPoint(x: 5, y: 18)),
  ])
  func `orientation turns the red part to its place`(orientation: UIImage.Orientation, red: CGPoint) throws {
    let pixels = try #require(twoColours().cgImage)
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    let bitmap = try draw(image, in: CGRect(origin: .zero, size: image.size), canvas: image.size)
    #expect(CGSize(width: bitmap.width, height: bitmap.height) == image.size)
    #expect(bitmap[Int(red.x), Int(red.y)] == 0xFFFF_0000)
  }

  @Test func `a tint replaces every colour and keeps the shape`() throws {
    let tinted = twoColours().withTintColor(.green)
    let pixels = try draw(tinted, in: CGRect(x: 0, y: 0, width: 20, height: 10), canvas: CGSize(width: 30, height: 10))
    #expect(pixels[2, 5] == 0xFF00_FF00)
    #expect(pixels[18, 5] == 0xFF00_FF00)
    #expect(pixels[25, 5] == 0)
    #expect(try #require(tinted.cgImage).bitmap[18, 5] == 0xFF00_FF00)
  }

  @Test func `a PNG gives back the pixels`() throws {
    let data = try #require(twoColours().pngData())
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 10, height: 5))
    #expect(try #require(image.cgImage).bitmap[15, 5] == 0xFF00_00FF)
    #expect(UIImage(data: Data("nonsense".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
  }

  @Test func `a file's name tells the scale`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("scrim-image@2x.png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try #require(twoColours().pngData()).write(to: URL(fileURLWithPath: path))
    #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 10, height: 5))
  }

  @Test func `image contexts nest and end`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 2)
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 2, height: 2))
    UIGraphicsEndImageContext()
    let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(outer.size == CGSize(width: 4, height: 4))
    #expect(try #require(outer.cgImage).bitmap[0, 0] == 0xFF00_0000)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `caps keep their size when an image is stretched`() throws {
    let image = twoColours().resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 9), resizingMode: .stretch)
    let pixels = try draw(image, in: CGRect(x: 0, y: 0, width: 60, height: 10), canvas: CGSize(width: 60, height: 10))
    #expect(image.capInsets.left == 10)
    #expect(pixels[9, 5] == 0xFFFF_0000)
    #expect(pixels[11, 5] == 0xFF00_00FF)
    #expect(pixels[59, 5] == 0xFF00_00FF)
  }

  @Test func `what lies between the caps is tiled`() throws {
    let image = twoColours().resizableImage(withCapInsets: .zero)
    let pixels = try draw(image, in: CGRect(x: 0, y: 0, width: 60, height: 10), canvas: CGSize(width: 60, height: 10))
    #expect([5, 25, 45].allSatisfy { pixels[$0, 5] == 0xFFFF_0000 })
    #expect([15, 35, 55].allSatisfy { pixels[$0, 5] == 0xFF00_00FF })
  }
}
