import QuartzCore
import Testing

@MainActor
struct CAGradientLayerTests {
  private let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  private let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

  private func gradient() -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.colors = [black, white]
    return layer
  }

  private func picture(_ layer: CALayer) -> Bitmap {
    let compositor = Compositor(pixelWidth: 40, pixelHeight: 40, scale: 1)
    _ = compositor.render(layer, at: CACurrentMediaTime())
    return compositor.bitmap
  }

  private func level(_ picture: Bitmap, _ x: Int, _ y: Int) -> Int { Int(picture[x, y] & 0xFF) }

  @Test func `colours run down unless told otherwise`() {
    onSteppedClock {
      let layer = gradient()
      let picture = picture(layer)
      for y in [0, 10, 20, 39] {
        let wanted = (Double(y) + 0.5) / 40 * 255
        #expect(abs(Double(level(picture, 5, y)) - wanted) <= 2)
        #expect(abs(Double(level(picture, 35, y)) - wanted) <= 2)
      }
    }
  }

  @Test func `locations and points place the run`() {
    onSteppedClock {
      let layer = gradient()
      layer.startPoint = CGPoint(x: 0, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 0.5)
      layer.locations = [0.5, 0.5]
      let picture = picture(layer)
      #expect(level(picture, 18, 3) == 0)
      #expect(level(picture, 21, 3) == 255)
    }
  }

  @Test func `a radial run goes out from its start point`() {
    onSteppedClock {
      let layer = gradient()
      layer.type = .radial
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 0.75)
      let picture = picture(layer)
      #expect(level(picture, 20, 20) < 25)
      #expect(abs(level(picture, 30, 20) - 130) < 10)
      // Half as high as it is wide.
      #expect(abs(level(picture, 20, 25) - 130) < 20)
      #expect(level(picture, 20, 32) == 255)
    }
  }

  @Test func `rounded corners cut the run`() {
    onSteppedClock {
      let layer = gradient()
      layer.cornerRadius = 10
      #expect(picture(layer)[0, 0] == 0)
      #expect(picture(layer)[20, 0] >> 24 == 255)
    }
  }

  @Test func `colours are animated`() {
    onSteppedClock {
      let layer = gradient()
      let animation = CABasicAnimation(keyPath: "colors")
      animation.toValue = [white, white]
      animation.duration = 1
      layer.add(animation, forKey: nil)
      advance(to: 100.5)
      let shown = layer.presentation()?.colors as? [CGColor]
      #expect(abs((shown?.first?.rgba.x ?? 0) - 0.5) < 1e-6)
    }
  }

  @Test func `a conic run goes around its start point, clockwise from its end point`() {
    onSteppedClock {
      let layer = gradient()
      layer.type = .conic
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = CGPoint(x: 0.5, y: 0)
      let around = picture(layer)
      // A quarter of the way at the right, half below, three quarters at the left.
      #expect(abs(level(around, 38, 20) - 64) <= 5)
      #expect(abs(level(around, 20, 38) - 128) <= 5)
      #expect(abs(level(around, 1, 20) - 191) <= 5)
      #expect(level(around, 21, 1) <= 5)
      #expect(level(around, 18, 1) >= 245)
      layer.cornerRadius = 20
      layer.opacity = 0.5
      layer.removeAllAnimations()
      let round = picture(layer)
      #expect(round[0, 0] == 0)
      #expect(abs(Int(round[20, 38] >> 24) - 128) <= 1)
      #expect(abs(level(round, 20, 38) - 64) <= 3)
    }
  }
}
