import QuartzCore
import Testing

@MainActor
struct CALayerContentsTests {
  /// A chequered image with a frame, of which no two quarters look the same.
  private var image: CGImage {
    let bitmap = Bitmap(width: 24, height: 18)
    for y in 0..<18 {
      for x in 0..<24 {
        let isFrame = x < 4 || y < 6 || x >= 18 || y >= 14
        bitmap[x, y] = isFrame ? 0xFF00_0000 | UInt32(x * 10) << 16 | UInt32(y * 14) : 0x8040_2000
      }
    }
    return CGImage(bitmap: bitmap)
  }

  private func root() -> CALayer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    return root
  }

  private func frame(_ root: CALayer, scale: CGFloat) -> Bitmap {
    let compositor = Compositor(pixelWidth: Int(100 * scale), pixelHeight: Int(80 * scale), scale: scale)
    _ = compositor.render(root, at: 100)
    return compositor.bitmap
  }

  private func reference(_ root: CALayer, scale: CGFloat) -> Bitmap {
    let bitmap = Bitmap(width: Int(100 * scale), height: Int(80 * scale))
    let context = CGContext(bitmap: bitmap, scale: scale)
    root.render(in: context)
    return bitmap
  }

  @Test(arguments: [1.0, 2.0, 3.0]) func `the middle is stretched and the caps are not`(scale: Double) {
    onSteppedClock {
      CATransaction.setDisableActions(true)
      let root = root()
      let layer = CALayer()
      layer.frame = CGRect(x: 5, y: 7, width: 80, height: 61)
      layer.contents = image
      layer.contentsScale = 2
      layer.contentsCenter = CGRect(x: 4.0 / 24, y: 6.0 / 18, width: 14.0 / 24, height: 8.0 / 18)
      root.addSublayer(layer)
      let whole = frame(root, scale: scale)
      // Two ways to blend differ in rounding.
      #expect((PictureDifference(between: whole, and: reference(root, scale: scale))?.maximum ?? 255) <= 1)
      layer.removeFromSuperlayer()
      // Nine layers, each with its part.
      let columns: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [(0, 4, 0, 2), (4, 14, 2, 75), (18, 6, 77, 3)]
      let rows: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [(0, 6, 0, 3), (6, 8, 3, 56), (14, 4, 59, 2)]
      for column in columns {
        for row in rows {
          let part = CALayer()
          part.frame = CGRect(x: 5 + column.2, y: 7 + row.2, width: column.3, height: row.3)
          part.contents = image.cropping(to: CGRect(x: column.0, y: row.0, width: column.1, height: row.1))
          root.addSublayer(part)
        }
      }
      #expect((PictureDifference(between: whole, and: frame(root, scale: scale))?.maximum ?? 255) <= 1)
    }
  }

  @Test func `caps without room shrink together`() {
    onSteppedClock {
      CATransaction.setDisableActions(true)
      let root = root()
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      layer.contents = image
      layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
      root.addSublayer(layer)
      #expect(frame(root, scale: 2)[11, 5] == 0xFFFF_FFFF)
      #expect(frame(root, scale: 2)[9, 5] != 0xFFFF_FFFF)
    }
  }

  @Test func `the middle counts only where the gravity resizes`() {
    onSteppedClock {
      CATransaction.setDisableActions(true)
      let root = root()
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
      layer.contents = image
      layer.contentsGravity = .center
      root.addSublayer(layer)
      let before = frame(root, scale: 1)
      layer.contentsCenter = CGRect(x: 0.3, y: 0.3, width: 0.2, height: 0.2)
      #expect(PictureDifference(between: before, and: frame(root, scale: 1))?.maximum == 0)
    }
  }

  @Test func `the nearest pixel is shown as it is, larger and smaller`() {
    onSteppedClock {
      CATransaction.setDisableActions(true)
      let bitmap = Bitmap(width: 2, height: 1)
      bitmap[0, 0] = 0xFFFF_0000
      bitmap[1, 0] = 0xFF00_00FF
      let root = root()
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.contents = CGImage(bitmap: bitmap)
      root.addSublayer(layer)
      let smooth = frame(root, scale: 1)[4, 5]
      #expect(smooth != 0xFFFF_0000 && smooth != 0xFF00_00FF)
      layer.magnificationFilter = .nearest
      #expect(frame(root, scale: 1)[4, 5] == 0xFFFF_0000)
      #expect(frame(root, scale: 1)[5, 5] == 0xFF00_00FF)
      #expect(PictureDifference(between: frame(root, scale: 1), and: reference(root, scale: 1))?.maximum == 0)
    }
  }

  @Test func `a trilinear filter averages what meets in one pixel`() {
    onSteppedClock {
      CATransaction.setDisableActions(true)
      // Every fourth column is black.
      let bitmap = Bitmap(width: 64, height: 64)
      bitmap.fill(0xFFFF_FFFF)
      for y in 0..<64 { for x in stride(from: 0, to: 64, by: 4) { bitmap[x, y] = 0xFF00_0000 } }
      let root = root()
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
      layer.contents = CGImage(bitmap: bitmap)
      layer.minificationFilter = .trilinear
      root.addSublayer(layer)
      let pixel = frame(root, scale: 1)[8, 8]
      #expect(abs(Int(pixel & 0xFF) - 191) < 12)
    }
  }

  @Test func `a bias of the trilinear filter takes detail, or leaves more than there is room for`() {
    onSteppedClock {
      CATransaction.setDisableActions(true)
      let bitmap = Bitmap(width: 64, height: 64)
      bitmap.fill(0xFFFF_FFFF)
      for y in 0..<64 { for x in 32..<64 { bitmap[x, y] = 0xFF00_0000 } }
      let root = root()
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
      layer.contents = CGImage(bitmap: bitmap)
      layer.minificationFilter = .trilinear
      root.addSublayer(layer)
      @MainActor func gray(_ x: Int, bias: Float) -> Int {
        layer.minificationFilterBias = bias
        return Int(frame(root, scale: 1)[x, 8] & 0xFF)
      }
      #expect(gray(7, bias: 0) > 245)
      #expect((100..<220).contains(gray(7, bias: 2)))
      #expect(gray(7, bias: -1) > 245)
      #expect(gray(3, bias: 2) == 255)
      layer.minificationFilter = .linear
      #expect(gray(7, bias: 2) > 245)
      layer.minificationFilterBias = .nan
      #expect(layer.minificationFilterBias == 2)
    }
  }

  @Test func `the middle animates`() {
    onSteppedClock {
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "contentsCenter")
      animation.fromValue = CGRect(x: 0, y: 0, width: 1, height: 1)
      animation.toValue = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
      animation.speed = 0
      animation.timeOffset = 0.5
      animation.duration = 1
      layer.add(animation, forKey: nil)
      #expect(layer.presentation()?.contentsCenter == CGRect(x: 0.25, y: 0, width: 0.75, height: 1))
    }
  }
}
