#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// Where a damped oscillator is that sets out from 0 with a velocity and comes to rest at 1: the solution of
/// x'' + 2zw·x' + w²·(x - 1) = 0 by the roots of its characteristic equation, as a complex number or two real ones.
public func oscillatorReference(frequency w: Double, ratio z: Double, velocity v: Double = 0, at t: Double) -> Double {
  // u = x - 1 with u(0) = -1 and u'(0) = v.
  let discriminant = z * z - 1
  if abs(discriminant) < 1e-12 { return 1 + (-1 + (v - w) * t) * exp(-w * t) }
  if discriminant < 0 {
    let real = -z * w
    let imaginary = w * (-discriminant).squareRoot()
    // u = Re((a - ib)·e^((real + i·imaginary)t))
    let a = -1.0
    let b = (v - real * a) / imaginary
    return 1 + exp(real * t) * (a * cos(imaginary * t) + b * sin(imaginary * t))
  }
  let first = w * (-z + discriminant.squareRoot())
  let second = w * (-z - discriminant.squareRoot())
  let b = (v + first) / (second - first)
  return 1 + (-1 - b) * exp(first * t) + b * exp(second * t)
}

/// The frequency of a spring that swings, sets out from a standstill, and whose amplitude is a thousandth after a duration.
public func settlingFrequencyReference(ratio z: Double, duration: Double) -> Double {
  log(1000 * z / (1 - z * z).squareRoot()) / (z * duration)
}
