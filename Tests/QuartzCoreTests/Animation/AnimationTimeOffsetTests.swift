import QuartzCore
import Testing

@MainActor
struct AnimationTimeOffsetTests {
  /// Runs an animation of 0 to 100 in a second, with changes, and looks at it.
  private func values(at times: [Double], _ change: (CABasicAnimation) -> Void) -> [CGFloat] {
    var result: [CGFloat] = []
    onSteppedClock {
      let root = CALayer()
      let layer = CALayer()
      root.addSublayer(layer)
      layer.position.x = 500
      CATransaction.flush()
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0
      animation.toValue = 100
      animation.duration = 1
      change(animation)
      layer.add(animation, forKey: nil)
      for time in times {
        advance(to: 100 + time)
        result.append((layer.presentation()?.position.x ?? .nan).rounded())
      }
    }
    return result
  }

  @Test func `an offset begins in the middle, and what was left out comes at the end`() {
    #expect(values(at: [0, 0.25, 0.49, 0.51, 0.75, 1.01]) { $0.timeOffset = 0.5 } == [50, 75, 99, 1, 25, 500])
  }

  @Test func `an offset goes round all repetitions, and does not change how long they last`() {
    #expect(
      values(at: [0, 0.6, 1.25, 1.75, 2.01]) {
        $0.timeOffset = 0.5
        $0.repeatCount = 2
      } == [50, 10, 75, 25, 500])
    #expect(
      values(at: [0, 0.25, 0.75, 1.25, 1.75, 2.01]) {
        $0.timeOffset = 0.5
        $0.autoreverses = true
      } == [50, 75, 75, 25, 25, 500])
  }

  @Test func `an offset of an animation without end moves it forward`() {
    #expect(
      values(at: [0, 0.6, 100.25]) {
        $0.timeOffset = 0.5
        $0.repeatCount = .infinity
      } == [50, 10, 75])
  }

  @Test func `an offset is not changed by the pace`() {
    #expect(
      values(at: [0, 0.125, 0.375, 0.51]) {
        $0.timeOffset = 0.5
        $0.speed = 2
      } == [50, 75, 25, 500])
  }

  @Test func `where time stands still, the offset is the time`() {
    #expect(
      values(at: [0, 5]) {
        $0.timeOffset = 0.3
        $0.speed = 0
      } == [30, 30])
    #expect(
      values(at: [0, 5]) {
        $0.timeOffset = 1
        $0.speed = 0
      } == [100, 100])
  }
}
