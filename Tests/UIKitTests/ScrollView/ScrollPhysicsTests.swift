import Testing

@testable import UIKit

@MainActor
@Suite struct ScrollPhysicsTests {
  /// A thousandth of a second at a time: the velocity is multiplied by the rate, as Apple defines it.
  private func reference(velocity: Double, rate: Double, milliseconds: Int) -> Double {
    var x = 0.0
    var speed = velocity / 1000
    for _ in 0..<milliseconds {
      // Within the millisecond it falls steadily in proportion.
      let next = speed * rate
      x += (next - speed) / log(rate)
      speed = next
    }
    return x
  }

  @Test(arguments: [0.998, 0.99])
  func `deceleration multiplies the velocity by the rate each millisecond`(rate: Double) {
    let decay = ScrollPhysics.decay(ofRate: rate)
    var motion = ScrollMotion(
      .slowing(from: 0, to: 1000 / decay, decay: decay), range: -1e9...1e9, bounces: true, at: 0)
    for milliseconds in [1, 10, 100, 300, 500] {
      let x = motion.value(at: Double(milliseconds) / 1000)
      #expect(abs(x - reference(velocity: 1000, rate: rate, milliseconds: milliseconds)) < 1e-6)
    }
    // v = v0 · rate^ms: the slope after 100 ms.
    let slope: Double = (motion.value(at: 0.6001) - motion.value(at: 0.5999)) / 0.0002
    let speed: Double = 1000 * pow(rate, 600)
    if !motion.isDone { #expect(abs(slope - speed) < 0.01) }
    #expect(motion.value(at: 100) == 1000 / decay)
    #expect(motion.isDone)
  }

  @Test func `the rubber band gives the published pull and never a whole length`() {
    #expect(ScrollPhysics.rubberBand(0, dimension: 800) == 0)
    let stretch: CGFloat = 100 * 0.55 / 800 + 1
    let hundred: CGFloat = (1 - 1 / stretch) * 800
    #expect(abs(ScrollPhysics.rubberBand(100, dimension: 800) - hundred) < 1e-12)
    #expect(ScrollPhysics.rubberBand(-100, dimension: 800) == -ScrollPhysics.rubberBand(100, dimension: 800))
    #expect(ScrollPhysics.rubberBand(1e9, dimension: 800) < 800)
    for distance in [-300.0, -1, 5, 250] {
      let moved = ScrollPhysics.rubberBand(distance, dimension: 800)
      #expect(abs(ScrollPhysics.pull(forRubberBand: moved, dimension: 800) - distance) < 1e-9)
    }
  }

  @Test func `at an edge a spring takes over with the velocity that is left`() {
    let decay = ScrollPhysics.decay(ofRate: 0.998)
    var motion = ScrollMotion(
      .slowing(from: 0, to: 1000 / decay, decay: decay), range: 0...300, bounces: true, at: 0)
    let target: Double = 1000 / decay
    let crossing = log(target / (target - 300)) / decay
    #expect(motion.value(at: crossing - 1e-4) < 300)
    let before = decay * (target - 300)
    let slope: Double = (motion.value(at: crossing + 1e-5) - 300) / 1e-5
    #expect(abs(slope - before) < 1)
    var peak = 0.0
    var time = crossing
    while !motion.isDone, time < 10 {
      time += 1.0 / 120
      peak = max(peak, motion.value(at: time))
    }
    // The peak of a critically damped spring: v / (e w).
    let overshoot: Double = before / (M_E * ScrollPhysics.bounceFrequency)
    #expect(abs(peak - 300 - overshoot) < 0.2)
    #expect(motion.value(at: time + 1) == 300)
    var stopping = ScrollMotion(
      .slowing(from: 0, to: 1000 / decay, decay: decay), range: 0...300, bounces: false, at: 0)
    #expect(stopping.value(at: crossing + 0.1) == 300)
    #expect(stopping.isDone)
  }
}
