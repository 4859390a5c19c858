#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// A damped oscillator that goes from 0 at time 0 to rest at 1.
///
/// Closed form, units of seconds; the mass is folded into stiffness and damping.
package struct Spring: Hashable, Sendable {
  /// Undamped natural frequency, radians per second.
  package let frequency: Double
  /// 1 is critical.
  package let dampingRatio: Double
  /// Towards the goal, in whole distances per second, at time 0.
  package let initialVelocity: Double

  package init(frequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
  }

  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      initialVelocity: initialVelocity)
  }

  /// Perceptual duration in seconds and bounce in -1...1 (0 is critical, 1 never comes to rest).
  ///
  /// Stiffness (2π/D)², damping 4π(1−b)/D for b ≥ 0 and 4π/(D(1+b)) below; specified by
  /// <https://developer.apple.com/documentation/quartzcore/caspringanimation/init(perceptualduration:bounce:)>.
  package init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    self.init(
      frequency: 2 * .pi / duration,
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      initialVelocity: initialVelocity)
  }

  /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`: its amplitude has fallen to a
  /// thousandth when the duration is over.
  ///
  /// Apple documents no formula. Ours follows what others have measured on UIKit. Velocity is in whole distances per
  /// second.
  package init(settlingIn duration: Double, dampingRatio ratio: Double, initialVelocity velocity: Double = 0) {
    let ratio = min(max(ratio, 0.001), 1)
    let threshold = 0.001
    func amplitude(_ frequency: Double) -> Double {
      if ratio < 1 {
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        return abs((ratio * frequency - velocity) / damped) * exp(-ratio * frequency * duration)
      }
      return abs(1 + (frequency - velocity) * duration) * exp(-frequency * duration)
    }
    if velocity == 0, ratio < 1 {
      let frequency = log(ratio / (threshold * (1 - ratio * ratio).squareRoot())) / (ratio * duration)
      // Near 0.001 the logarithm reaches 0: such a spring hardly leaves its start, so that the frequency is bounded.
      self.init(frequency: max(frequency, 1e-3 / duration), dampingRatio: ratio)
      return
    }
    // The amplitude falls for good beyond its last rise; bisect down from where it is certainly below the threshold.
    var high = 1 / duration
    while amplitude(high) > threshold || high < abs(velocity) * 2 { high *= 2 }
    var low = high
    while low > 1e-9, amplitude(low) <= threshold { low /= 1.5 }
    for _ in 0..<200 where high - low > 1e-14 * high {
      let middle = (low + high) / 2
      if amplitude(middle) > threshold { low = middle } else { high = middle }
    }
    self.init(frequency: high, dampingRatio: ratio, initialVelocity: velocity)
  }

  /// Position at a time; 0 before the start.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let w = frequency
    let z = dampingRatio
    let v = initialVelocity
    if z < 1 {
      let damped = w * (1 - z * z).squareRoot()
      let decay = exp(-z * w * time)
      return 1 - decay * (cos(damped * time) + (z * w - v) / damped * sin(damped * time))
    }
    if z == 1 {
      return 1 - exp(-w * time) * (1 + (w - v) * time)
    }
    let root = w * (z * z - 1).squareRoot()
    let slow = -z * w + root
    let fast = -z * w - root
    // Displacement from rest: a·e^(slow t) + b·e^(fast t), −1 and v at time 0.
    let a = (v + fast) / (slow - fast)
    let b = -1 - a
    return 1 + a * exp(slow * time) + b * exp(fast * time)
  }

  /// Velocity at a time, in whole distances per second.
  package func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    let w = frequency
    let z = dampingRatio
    let v = initialVelocity
    if z < 1 {
      let damped = w * (1 - z * z).squareRoot()
      let b = (z * w - v) / damped
      let decay = exp(-z * w * time)
      return decay * ((z * w - b * damped) * cos(damped * time) + (z * w * b + damped) * sin(damped * time))
    }
    if z == 1 {
      return exp(-w * time) * (v + w * (w - v) * time)
    }
    let root = w * (z * z - 1).squareRoot()
    let slow = -z * w + root
    let fast = -z * w - root
    let a = (v + fast) / (slow - fast)
    let b = -1 - a
    return a * slow * exp(slow * time) + b * fast * exp(fast * time)
  }

  /// How long until the spring stays within `threshold` of rest; infinite without damping.
  package func settlingDuration(threshold: Double = 0.001) -> Double {
    let w = frequency
    let z = dampingRatio
    guard w > 0, z > 0 else { return .infinity }
    if z < 1 {
      let damped = w * (1 - z * z).squareRoot()
      let b = (z * w - initialVelocity) / damped
      let amplitude = (1 + b * b).squareRoot()
      return max(log(amplitude / threshold) / (z * w), 0)
    }
    // Non-oscillating: the last time outside the threshold, found backwards from a time that is certainly inside.
    var high = 1 / w
    func isOutside(_ time: Double) -> Bool { abs(1 - value(at: time)) > threshold }
    while isOutside(high) || abs(velocity(at: high)) > w { high *= 2 }
    high *= 2
    var low = 0.0
    for _ in 0..<100 where high - low > 1e-12 * high {
      let middle = (low + high) / 2
      if isOutside(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
