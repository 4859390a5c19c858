import QuartzCore
import Testing

@MainActor
struct OpenEndTests {
  private func animation(from: Double? = nil, to: Double? = nil, by: Double? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 1
    return animation
  }

  private func shownX(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? .nan }

  @Test func `an open end is the layer's own value, whatever that becomes`() {
    onSteppedClock {
      let layer = CALayer()
      layer.add(animation(from: 0), forKey: "move")
      layer.position.x = 100
      advance(to: 100.5)
      #expect(shownX(layer) == 50)
      layer.position.x = 200
      #expect(shownX(layer) == 100)
    }
  }

  @Test func `an open start is what was shown when the animation was added`() {
    onSteppedClock {
      let layer = CALayer()
      layer.add(animation(from: 0, to: 100), forKey: "move")
      advance(to: 100.5)
      layer.add(animation(to: 150), forKey: "move")
      #expect(shownX(layer) == 50)
      layer.position.x = 1000
      advance(to: 101)
      #expect(shownX(layer) == 100)
      layer.add(animation(by: 20), forKey: "move")
      advance(to: 101.5)
      #expect(shownX(layer) == 110)
    }
  }

  @Test func `without any value it goes from what was shown to the layer's own value`() {
    onSteppedClock {
      let layer = CALayer()
      layer.add(animation(), forKey: "move")
      layer.position.x = 80
      advance(to: 100.25)
      #expect(shownX(layer) == 20)
    }
  }

  @Test func `a spring's open end follows the layer`() {
    onSteppedClock {
      let layer = CALayer()
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 0
      spring.duration = 1
      layer.add(spring, forKey: "move")
      layer.position.x = 10
      advance(to: 100.2)
      let ten = shownX(layer)
      layer.position.x = 20
      #expect(abs(shownX(layer) - 2 * ten) < 1e-9)
    }
  }

  @Test func `a path's open end follows the layer`() {
    onSteppedClock {
      func line(_ length: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: length, y: 0))
        return path
      }
      let layer = CAShapeLayer()
      let grow = CABasicAnimation(keyPath: "path")
      grow.fromValue = line(10)
      grow.duration = 1
      layer.add(grow, forKey: "grow")
      layer.path = line(30)
      advance(to: 100.5)
      #expect(layer.presentation()?.path?.boundingBox.width == 20)
    }
  }
}
