import QuartzCore
import Testing

@MainActor
struct CAShapeLayerTests {
  private let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func picture(_ layer: CALayer, width: Int = 40, height: Int = 40) -> Bitmap {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    root.addSublayer(layer)
    let compositor = Compositor(pixelWidth: width, pixelHeight: height, scale: 1)
    _ = compositor.render(root, at: CACurrentMediaTime())
    return compositor.bitmap
  }

  private func line() -> CAShapeLayer {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 30))
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = black
    shape.lineWidth = 4
    return shape
  }

  @Test func `a path is filled by its rule, outside the bounds too`() {
    onSteppedClock {
      let path = CGMutablePath()
      path.addRect(CGRect(x: 5, y: 5, width: 20, height: 20))
      path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
      let shape = CAShapeLayer()
      shape.path = path
      shape.fillColor = red
      #expect(picture(shape)[15, 15] == 0xFFFF_0000)
      shape.fillRule = .evenOdd
      let holed = picture(shape)
      #expect(holed[15, 15] == 0xFFFF_FFFF)
      #expect(holed[7, 7] == 0xFFFF_0000)
      shape.masksToBounds = true
      shape.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
      shape.position = CGPoint(x: 4, y: 4)
      let cut = picture(shape)
      #expect(cut[7, 7] == 0xFFFF_0000)
      #expect(cut[9, 9] == 0xFFFF_FFFF)
    }
  }

  @Test func `a stroke takes the part of the length that is asked for`() {
    onSteppedClock {
      let shape = line()
      let whole = picture(shape)
      #expect(whole[1, 20] == 0xFF00_0000)
      #expect(whole[30, 28] == 0xFF00_0000)
      shape.strokeStart = 0.25
      shape.strokeEnd = 0.5
      let part = picture(shape)
      #expect(part[8, 20] == 0xFFFF_FFFF)
      #expect(part[11, 20] == 0xFF00_0000)
      #expect(part[18, 20] == 0xFF00_0000)
      #expect(part[22, 20] == 0xFFFF_FFFF)
    }
  }

  @Test func `dashes leave gaps, and their phase moves them`() {
    onSteppedClock {
      let shape = line()
      shape.lineDashPattern = [5, 5]
      #expect(picture(shape)[2, 20] == 0xFF00_0000)
      #expect(picture(shape)[7, 20] == 0xFFFF_FFFF)
      shape.lineDashPhase = 5
      #expect(picture(shape)[2, 20] == 0xFFFF_FFFF)
      #expect(picture(shape)[7, 20] == 0xFF00_0000)
    }
  }

  @Test func `a stroke's end and a path are animated, and a path starts no animation by itself`() {
    onSteppedClock {
      let shape = line()
      let root = CALayer()
      root.addSublayer(shape)
      CATransaction.flush()
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      #expect(shape.animationKeys() == nil)
      shape.strokeEnd = 0.5
      #expect(shape.animationKeys() == ["strokeEnd"])
      let grow = CABasicAnimation(keyPath: "path")
      grow.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
      grow.duration = 1
      shape.add(grow, forKey: "grow")
      advance(to: 100.125)
      #expect(abs((shape.presentation()?.strokeEnd ?? 0) - 0.75) < 0.2)
      advance(to: 100.5)
      #expect(shape.presentation()?.path?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
      #expect(shape.path?.boundingBox.width == 10)
    }
  }

  @Test func `a shape that changes is drawn again, one that only moves is not another picture`() {
    onSteppedClock {
      CATransaction.setDisableActions(true)
      let shape = line()
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      root.addSublayer(shape)
      let compositor = Compositor(pixelWidth: 40, pixelHeight: 40, scale: 1)
      _ = compositor.render(root, at: 100)
      shape.strokeColor = red
      #expect(!compositor.render(root, at: 100).isEmpty)
      #expect(compositor.bitmap[5, 20] == 0xFFFF_0000)
      shape.position.y += 5
      _ = compositor.render(root, at: 100)
      #expect(compositor.bitmap[5, 20] == 0)
      #expect(compositor.bitmap[5, 25] == 0xFFFF_0000)
    }
  }
}
