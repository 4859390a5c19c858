import AnimationReference
import QuartzCore
import Testing

/// What layers present, against closed forms.
@MainActor
struct AnimationCurveTests {
  private func shown(_ animation: CABasicAnimation, steps: Int, over duration: Double) -> [Double] {
    var result: [Double] = []
    onSteppedClock {
      let layer = CALayer()
      animation.keyPath = "position.x"
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = duration
      layer.add(animation, forKey: "x")
      for step in 1..<steps {
        advance(to: 100 + duration * Double(step) / Double(steps))
        result.append(Double(layer.presentation()?.position.x ?? .nan))
      }
    }
    return result
  }

  @Test func `timing functions are the cubic curves that they are named for`() {
    let curves: [(CAMediaTimingFunction?, (Double, Double, Double, Double))] = [
      (CAMediaTimingFunction(name: .easeIn), (0.42, 0, 1, 1)), (CAMediaTimingFunction(name: .easeOut), (0, 0, 0.58, 1)),
      (CAMediaTimingFunction(name: .easeInEaseOut), (0.42, 0, 0.58, 1)),
      (CAMediaTimingFunction(name: .default), (0.25, 0.1, 0.25, 1)),
      (CAMediaTimingFunction(controlPoints: 0.9, -0.5, 0.1, 1.7), (0.9, -0.5, 0.1, 1.7)),
      (CAMediaTimingFunction(controlPoints: 0.95, 0, 0.05, 1), (0.95, 0, 0.05, 1)), (nil, (0.3, 0.3, 0.7, 0.7)),
    ]
    for (function, points) in curves {
      let animation = CABasicAnimation()
      animation.timingFunction = function
      for (index, value) in shown(animation, steps: 50, over: 2).enumerated() {
        let expected = cubicReference(points.0, points.1, points.2, points.3, at: Double(index + 1) / 50)
        #expect(abs(value - expected) < 1e-6, "\(points) at \(index + 1)")
      }
    }
  }

  @Test func `springs are damped oscillators, beyond critical only where that is allowed`() {
    for (damping, allowsOverdamping, ratio) in [
      (0.0, false, 0.0), (4, false, 0.2), (16, false, 0.8), (20, false, 1), (60, false, 1), (60, true, 3),
    ] {
      for velocity in [0.0, 7, -3] {
        let animation = CASpringAnimation()
        animation.damping = damping
        animation.initialVelocity = velocity
        animation.allowsOverdamping = allowsOverdamping
        for (index, value) in shown(animation, steps: 40, over: 1).enumerated() {
          let time = Double(index + 1) / 40
          let expected = oscillatorReference(frequency: 10, ratio: ratio, velocity: velocity, at: time)
          #expect(abs(value - expected) < 1e-6, "damping \(damping), velocity \(velocity) at \(time)")
        }
      }
    }
  }

  @Test func `a spring by duration and bounce is described by them`() {
    for (bounce, ratio) in [(0.0, 1.0), (0.25, 0.75), (-0.5, 2)] {
      let spring = CASpringAnimation(perceptualDuration: 0.4, bounce: bounce)
      #expect(abs(spring.perceptualDuration - 0.4) < 1e-9 && abs(spring.bounce - bounce) < 1e-9)
      #expect(abs(Double(spring.damping) - 2 * ratio * 2 * .pi / 0.4) < 1e-9)
      let settled = spring.settlingDuration
      for (index, value) in shown(spring, steps: 20, over: settled * 1.5).enumerated() {
        let time = settled * 1.5 * Double(index + 1) / 20
        let expected = oscillatorReference(frequency: 2 * .pi / 0.4, ratio: ratio, at: time)
        #expect(abs(value - expected) < 1e-6)
        if time > settled { #expect(abs(value - 1) < 0.0011) }
      }
    }
  }

  @Test func `a subclass may override init without more ado, and copies are of its class`() {
    final class Own: CABasicAnimation {
      var note = "unset"
      override init() {
        super.init()
        note = "made"
      }
    }
    onSteppedClock {
      let own = Own()
      own.keyPath = "opacity"
      own.speed = 2
      own.fillMode = .both
      let layer = CALayer()
      layer.add(own, forKey: "own")
      let copy = layer.animation(forKey: "own") as? Own
      #expect(copy?.note == "made" && copy?.speed == 2 && copy?.fillMode == .both && copy !== own)
    }
  }

  @Test func `a value function turns all the way round`() {
    onSteppedClock {
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "transform")
      animation.valueFunction = CAValueFunction(name: .rotateZ)
      animation.fromValue = 0
      animation.toValue = 2 * Double.pi
      animation.duration = 1
      layer.add(animation, forKey: "turn")
      for step in 1..<8 {
        advance(to: 100 + Double(step) / 8)
        let angle = 2 * Double.pi * Double(step) / 8
        let transform = layer.presentation()?.transform ?? CATransform3DIdentity
        #expect(abs(transform.m11 - cos(angle)) < 1e-9 && abs(transform.m12 - sin(angle)) < 1e-9)
      }
      let scale = CABasicAnimation(keyPath: "transform")
      scale.valueFunction = CAValueFunction(name: .scale)
      scale.toValue = [3, 5, 1]
      scale.duration = 1
      layer.add(scale, forKey: "turn")
      advance(to: 101.375)
      let shown = layer.presentation()?.transform ?? CATransform3DIdentity
      #expect(abs(shown.m11 - 2) < 1e-9 && abs(shown.m22 - 3) < 1e-9)
      #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "wrong")) == nil)
    }
  }

  @Test func `an animation that has still to begin, or whose layer stands still, makes no frames`() {
    onSteppedClock {
      let layer = CALayer()
      let late = CABasicAnimation(keyPath: "opacity")
      late.toValue = 0
      late.beginTime = 102
      late.duration = 1
      layer.add(late, forKey: "late")
      CATransaction.flush()
      #expect(!AnimationScheduler.hasRunningAnimations && AnimationScheduler.nextEventTime == 102)
      advance(to: 102)
      #expect(AnimationScheduler.hasRunningAnimations && AnimationScheduler.nextEventTime == 103)
      layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.beginTime = CACurrentMediaTime()
      layer.speed = 0
      #expect(!AnimationScheduler.hasRunningAnimations && AnimationScheduler.nextEventTime == nil)
      advance(to: 110)
      #expect(layer.animation(forKey: "late") != nil)
    }
  }

  @Test func `animations that want fewer frames say so`() {
    onSteppedClock {
      let layer = CALayer()
      func add(_ rate: Float, _ key: String) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        animation.duration = 1
        if rate > 0 {
          animation.preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
        layer.add(animation, forKey: key)
      }
      #expect(AnimationScheduler.preferredFrameRate == nil)
      add(30, "a")
      #expect(AnimationScheduler.preferredFrameRate == 30)
      add(60, "b")
      #expect(AnimationScheduler.preferredFrameRate == 60)
      add(0, "c")
      #expect(AnimationScheduler.preferredFrameRate == nil)
    }
  }
}
