import Foundation
import QuartzCore
import Testing

struct SpringTests {
  /// The oscillator's equation, integrated in small steps: x'' = w²(1 − x) − 2zw x'.
  private func integrate(_ spring: Spring, to end: Double) -> Double {
    let steps = 20_000
    let h = end / Double(steps)
    var x = 0.0
    var v = spring.initialVelocity
    func acceleration(_ x: Double, _ v: Double) -> Double {
      spring.frequency * spring.frequency * (1 - x) - 2 * spring.dampingRatio * spring.frequency * v
    }
    for _ in 0..<steps {
      let (k1x, k1v) = (v, acceleration(x, v))
      let (k2x, k2v) = (v + h / 2 * k1v, acceleration(x + h / 2 * k1x, v + h / 2 * k1v))
      let (k3x, k3v) = (v + h / 2 * k2v, acceleration(x + h / 2 * k2x, v + h / 2 * k2v))
      let (k4x, k4v) = (v + h * k3v, acceleration(x + h * k3x, v + h * k3v))
      x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
      v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
    }
    return x
  }

  @Test(arguments: [0.2, 0.7, 1.0, 1.8], [0.0, 3.0])
  func `a spring follows the oscillator's equation`(ratio: Double, velocity: Double) {
    let spring = Spring(frequency: 8, dampingRatio: ratio, initialVelocity: velocity)
    for time in [0.05, 0.2, 0.6, 1.1] {
      #expect(abs(spring.value(at: time) - integrate(spring, to: time)) < 1e-6)
    }
  }

  @Test(arguments: [0.1, 0.5, 0.8, 1.0], [0.0, 2.0])
  func `a view's spring has come to rest when its duration is over`(ratio: Double, velocity: Double) {
    let spring = Spring(settlingIn: 0.7, dampingRatio: ratio, initialVelocity: velocity)
    // The formula bounds the sine's part of the swing, ratio / √(1 − ratio²), by a thousandth.
    for step in 0...50 { #expect(abs(1 - spring.value(at: 0.7 + Double(step) / 50)) < 1.25e-3 / ratio) }
  }

  @Test func `velocity is the slope of the position`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let slope = (spring.value(at: 0.2 + 1e-6) - spring.value(at: 0.2 - 1e-6)) / 2e-6
    #expect(abs(slope - spring.velocity(at: 0.2)) < 1e-5)
  }
}
