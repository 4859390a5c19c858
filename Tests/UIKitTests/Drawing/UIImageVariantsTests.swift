import Testing

@testable import UIKit

@MainActor
@Suite struct UIImageVariantsTests {
  private func image(_ color: UIColor, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
  }

  /// A folder that is a bundle, with images of 4 pixels a point of their scale in it.
  private func makeBundle(_ names: [(String, UIColor)]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scrim-images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, color) in names {
      try #require(image(color).pngData()).write(to: folder.appendingPathComponent(name))
    }
    return try #require(Bundle(path: folder.path))
  }

  @Test func `a name finds the file of the scale, or else the nearest`() throws {
    let bundle = try makeBundle([("a.png", .red), ("a@2x.png", .green), ("b@3x.png", .blue), ("b.png", .red)])
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
    func find(_ name: String, _ scale: CGFloat) -> (UInt32?, CGFloat?) {
      let image = UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
      return (image?.cgImage?.bitmap[0, 0], image?.scale)
    }
    #expect(find("a", 2) == (0xFF00_FF00, 2))
    #expect(find("a", 1) == (0xFFFF_0000, 1))
    #expect(find("a", 3) == (0xFF00_FF00, 2))
    #expect(find("b", 2) == (0xFF00_00FF, 3))
    #expect(find("a.png", 2) == (0xFF00_FF00, 2))
    #expect(UIImage(named: "c", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "a\0b", in: bundle, compatibleWith: nil) == nil)
  }

  @Test func `a file that was replaced is read again`() throws {
    let bundle = try makeBundle([("a.png", .red)])
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
    let traits = UITraitCollection(displayScale: 1)
    let first = UIImage(named: "a", in: bundle, compatibleWith: traits)
    #expect(UIImage(named: "a", in: bundle, compatibleWith: traits)?.cgImage === first?.cgImage)
    let path = bundle.bundlePath + "/a.png"
    try #require(image(.green).pngData()).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: path)
    let second = UIImage(named: "a", in: bundle, compatibleWith: traits)
    #expect(second?.cgImage?.bitmap[0, 0] == 0xFF00_FF00)
  }

  @Test func `an animated image has its frames and their time`() throws {
    let animated = try #require(UIImage.animatedImage(with: [image(.red), image(.green)], duration: 2))
    #expect(animated.images?.count == 2)
    #expect(animated.duration == 2)
    #expect(animated.size == CGSize(width: 20, height: 10))
    #expect(animated.withRenderingMode(.alwaysTemplate).images?[1].renderingMode == .alwaysTemplate)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(try #require(UIImage.animatedImage(with: [animated, image(.blue)], duration: 0)).duration == 0.1)
    #expect(image(.red).images == nil)
  }

  @Test func `a JPEG gives back the colours, nearly`() throws {
    let data = try #require(image(.red, scale: 2).jpegData(compressionQuality: 0.9))
    #expect(data.prefix(2) == Data([0xFF, 0xD8]))
    let back = try #require(UIImage(data: data)?.cgImage)
    #expect((back.width, back.height) == (40, 20))
    let pixel = back.bitmap[10, 10]
    #expect(pixel >> 16 & 0xFF > 245)
    #expect(pixel & 0xFF < 10)
    let small = try #require(image(.red, scale: 2).jpegData(compressionQuality: -3))
    #expect(small.count <= data.count)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test func `a renderer writes JPEG files`() {
    let data = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).jpegData(withCompressionQuality: 0.5) { _ in
      UIColor.white.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(UIImage(data: data)?.cgImage?.bitmap[4, 4] == 0xFFFF_FFFF)
  }

  @Test func `a thumbnail fits and keeps the proportions`() throws {
    let large = image(.red, scale: 3)
    let small = try #require(large.preparingThumbnail(of: CGSize(width: 10, height: 10)))
    #expect(small.size == CGSize(width: 10, height: 5))
    #expect(small.cgImage?.bitmap[15, 8] == 0xFFFF_0000)
    #expect(large.preparingThumbnail(of: CGSize(width: 100, height: 100))?.size == large.size)
    #expect(large.preparingThumbnail(of: .zero) == nil)
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
  }

  @Test func `mirroring twice gives the image again, in each orientation`() {
    for rawValue in 0..<8 {
      let orientation = UIImage.Orientation(rawValue: rawValue)!
      let image = UIImage(cgImage: image(.red).cgImage!, scale: 1, orientation: orientation)
      let once = image.withHorizontallyFlippedOrientation()
      #expect(once.imageOrientation != orientation)
      #expect(once.size == image.size)
      #expect(once.withHorizontallyFlippedOrientation() == image)
    }
  }

  @Test func `a mirrored image has its left at the right`() throws {
    let halves = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 2), format: UIGraphicsImageRendererFormat()
    ).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    for rawValue in 0..<8 {
      let image = UIImage(cgImage: halves.cgImage!, scale: 1, orientation: UIImage.Orientation(rawValue: rawValue)!)
      let upright = try #require(image.upright(image.pixels)).bitmap
      let mirrored = try #require(
        image.withHorizontallyFlippedOrientation().upright(image.withHorizontallyFlippedOrientation().pixels)
      ).bitmap
      for y in 0..<upright.height {
        for x in 0..<upright.width { #expect(mirrored[upright.width - 1 - x, y] == upright[x, y], "\(rawValue)") }
      }
    }
  }
}
