import QuartzCore
import Testing

@MainActor
struct CAKeyframeAnimationTests {
  private func shown(_ mode: CAAnimationCalculationMode, times: [NSNumber]?, at time: Double) -> CGFloat? {
    var result: CGFloat?
    onSteppedClock {
      let layer = CALayer()
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 10, 40]
      animation.keyTimes = times
      animation.calculationMode = mode
      animation.duration = 1
      layer.add(animation, forKey: "frames")
      advance(to: 100 + time)
      result = layer.presentation()?.position.x
    }
    return result.map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test func `values are evenly spread without key times`() {
    #expect(shown(.linear, times: nil, at: 0.25) == 5)
    #expect(shown(.linear, times: nil, at: 0.75) == 25)
  }

  @Test func `key times say when a value is reached`() {
    #expect(shown(.linear, times: [0, 0.2, 1], at: 0.1) == 5)
    #expect(shown(.linear, times: [0, 0.2, 1], at: 0.6) == 25)
  }

  @Test func `discrete values stay until the next`() {
    #expect(shown(.discrete, times: [0, 0.2, 0.5, 1], at: 0.1) == 0)
    #expect(shown(.discrete, times: [0, 0.2, 0.5, 1], at: 0.3) == 10)
    #expect(shown(.discrete, times: [0, 0.2, 0.5, 1], at: 0.9) == 40)
  }

  @Test func `a paced animation has an even speed`() {
    #expect(shown(.paced, times: nil, at: 0.5) == 20)
  }

  @Test func `a cubic animation passes through its values`() {
    #expect(shown(.cubic, times: nil, at: 0.5) == 10)
  }

  @Test func `a path leads a point along its elements`() {
    onSteppedClock {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addArc(center: CGPoint(x: 100, y: 50), radius: 50, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: false)
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.calculationMode = .paced
      animation.duration = 1
      let layer = CALayer()
      layer.add(animation, forKey: nil)
      let length = 100 + 50 * Double.pi
      advance(to: 100 + 50 / length)
      let onLine = layer.presentation()?.position ?? .zero
      #expect(abs(onLine.x - 50) < 0.1 && abs(onLine.y) < 0.1)
      advance(to: 100 + (100 + 25 * Double.pi) / length)
      let onArc = layer.presentation()?.position ?? .zero
      #expect(abs(onArc.x - 150) < 0.1 && abs(onArc.y - 50) < 0.1)
    }
  }
}
