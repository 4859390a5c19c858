import Testing

@testable import UIKit

@MainActor
@Suite struct UIColorPatternTests {
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  /// Two by two points: red, and blue at the bottom right.
  private func makeTile(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
  }

  private func draw(_ actions: (CGContext) -> Void) throws -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12), format: format).image {
      actions($0.cgContext)
    }
    return try #require(image.cgImage).bitmap
  }

  @Test func `a fill repeats the image from the context's origin, wherever the coordinates have moved`() throws {
    let bitmap = try draw { context in
      context.translateBy(x: 1, y: 0)
      UIColor(patternImage: makeTile()).setFill()
      UIRectFill(CGRect(x: 2, y: 2, width: 6, height: 6))
    }
    #expect(bitmap[2, 2] == 0)
    #expect([bitmap[3, 3], bitmap[5, 5], bitmap[7, 3]] == [blue, blue, blue])
    #expect([bitmap[4, 4], bitmap[3, 4], bitmap[4, 3]] == [red, red, red])
  }

  @Test func `a tile has its size in points, and a pattern may be translucent`() throws {
    let bitmap = try draw { context in
      UIColor(patternImage: makeTile(scale: 3)).withAlphaComponent(0.5).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
    }
    #expect([bitmap[0, 0], bitmap[1, 1], bitmap[3, 3]].map { $0 >> 24 } == [128, 128, 128])
    #expect(bitmap[1, 1] & 0xFF > 100 && bitmap[2, 2] & 0xFF < 30)
  }

  @Test func `a view's background is repeated from its own origin, within its corners`() throws {
    let stage = Stage(device: "40x40@1")
    let view = UIView(frame: CGRect(x: 7, y: 9, width: 20, height: 20))
    view.backgroundColor = UIColor(patternImage: makeTile())
    view.layer.cornerRadius = 6
    stage.root.backgroundColor = .white
    stage.root.addSubview(view)
    let child = UIView(frame: CGRect(x: 8, y: 8, width: 4, height: 4))
    child.backgroundColor = .black
    view.addSubview(child)
    stage.frame()
    let compositor = Compositor(pixelWidth: 40, pixelHeight: 40, scale: 1)
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      _ = compositor.render(stage.scene.rootLayer, at: stage.time)
      return compositor.bitmap[x, y]
    }
    #expect([pixel(7, 9), pixel(17, 18)] == [0xFFFF_FFFF, 0xFF00_0000])
    #expect([pixel(20, 16), pixel(21, 16), pixel(20, 17)] == [blue, red, red])
    view.frame.origin.x += 1
    #expect([pixel(21, 16), pixel(20, 16)] == [blue, red])
    view.backgroundColor = .green
    #expect(pixel(21, 16) == 0xFF00_FF00)
    view.backgroundColor = UIColor(patternImage: makeTile())
    #expect(pixel(21, 16) == blue)
    view.alpha = 0.5
    #expect(pixel(20, 16) == 0xFFFF_8080 || pixel(20, 16) == 0xFFFF_7F7F)
    view.alpha = 1
    view.layer.shadowOpacity = 1
    #expect(pixel(21, 16) == blue)
  }

  @Test func `a pattern has no components, and is equal to itself`() {
    let color = UIColor(patternImage: makeTile())
    var red: CGFloat = 9
    #expect(!color.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 9)
    #expect(!color.getHue(&red, saturation: nil, brightness: nil, alpha: nil) && red == 9)
    #expect(!color.getWhite(&red, alpha: nil) && red == 9)
    #expect(color == color && color != UIColor(patternImage: makeTile()) && color != .red)
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(color.cgColor.numberOfComponents == 1 && color.cgColor.colorSpace?.model == .pattern)
    #expect(color.cgColor.colorSpace?.numberOfComponents == 0)
  }

  @Test func `an image without pixels makes no colour`() throws {
    let bitmap = try draw { context in
      UIColor(patternImage: UIImage()).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
    }
    #expect(bitmap[5, 5] == 0)
  }
}
