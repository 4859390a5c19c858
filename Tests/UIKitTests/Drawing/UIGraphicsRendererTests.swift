import Testing

@testable import UIKit

@Suite struct UIGraphicsRendererTests {
  @Test func `drawing code is told what rectangle it draws`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 4, height: 3), format: format)
    #expect(format.bounds == .zero && renderer.allowsImageOutput)
    #expect(renderer.format.bounds == CGRect(x: 10, y: 20, width: 4, height: 3))
    let image = renderer.image { context in
      #expect((context.format as? UIGraphicsImageRendererFormat)?.scale == 2)
      UIColor.red.setFill()
      context.fill(context.format.bounds)
      #expect(context.currentImage.scale == 2)
    }
    #expect(image.size == CGSize(width: 4, height: 3))
    #expect(try #require(image.cgImage).bitmap[7, 5] == 0xFFFF_0000)
  }

  @Test func `a renderer keeps the format that it was made with`() {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
    format.opaque = false
    format.scale = 7
    let image = renderer.image { _ in }
    #expect(image.cgImage?.bitmap.isOpaque == true && image.scale == 1)
  }

  @Test func `a rectangle is stroked with a blend mode`() throws {
    let format = UIGraphicsImageRendererFormat()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5), format: format).image { context in
      UIColor.red.setFill()
      context.fill(context.format.bounds)
      context.stroke(context.format.bounds, blendMode: .clear)
    }
    let bitmap = try #require(image.cgImage).bitmap
    #expect(bitmap[0, 2] == 0 && bitmap[2, 2] == 0xFFFF_0000)
  }
}
