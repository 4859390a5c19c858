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
}
