/// The values of a keyframe animation, as numbers.
struct Keyframes {
  var values: [SIMD16<Double>]
  var times: [Double]
  var curves: [CubicBezier]
  var mode: CAAnimationCalculationMode

  /// The value at a fraction of the duration.
  func value(at progress: Double) -> SIMD16<Double> {
    let last = values.count - 1
    if mode == .discrete {
      let index = times.prefix(values.count).lastIndex { $0 <= progress } ?? 0
      return values[index]
    }
    if progress <= times[0] { return values[0] }
    if progress >= times[last] { return values[last] }
    var index = 0
    while index + 1 < last, times[index + 1] <= progress { index += 1 }
    let length = times[index + 1] - times[index]
    guard length > 0 else { return values[index + 1] }
    var t = (progress - times[index]) / length
    let isPaced = mode == .paced || mode == .cubicPaced
    if !isPaced, curves.indices.contains(index) { t = curves[index](t) }
    guard mode == .cubic || mode == .cubicPaced else {
      return values[index] + (values[index + 1] - values[index]) * t
    }
    let before = values[max(index - 1, 0)]
    let after = values[min(index + 2, last)]
    let start = values[index]
    let end = values[index + 1]
    let (t2, t3) = (t * t, t * t * t)
    let outgoing = (end - before) * 0.5
    let incoming = (after - start) * 0.5
    let first: SIMD16<Double> = start * (2 * t3 - 3 * t2 + 1) + outgoing * (t3 - 2 * t2 + t)
    let second: SIMD16<Double> = end * (3 * t2 - 2 * t3) + incoming * (t3 - t2)
    return first + second
  }
}
