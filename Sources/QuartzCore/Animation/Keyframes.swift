/// The values of a keyframe animation, as numbers.
struct Keyframes {
  let values: [SIMD16<Double>]
  let times: [Double]
  let curves: [CubicBezier]
  let mode: CAAnimationCalculationMode
  /// For the cubic modes: where the way leaves each value, and where it arrives at it, per unit of a segment.
  private let leaving: [SIMD16<Double>]
  private let arriving: [SIMD16<Double>]

  /// How tight, continuous and one-sided the way is about each value; what there is none of is 0.
  struct Shape {
    var tension: [Double] = []
    var continuity: [Double] = []
    var bias: [Double] = []
  }

  init(
    values: [SIMD16<Double>], times: [Double], curves: [CubicBezier],
    mode: CAAnimationCalculationMode,
    shape: Shape = Shape()
  ) {
    self.values = values
    self.mode = mode
    let isPaced = mode == .paced || mode == .cubicPaced
    self.curves = isPaced ? [] : curves
    guard mode == .cubic || mode == .cubicPaced else {
      (leaving, arriving) = ([], [])
      self.times =
        isPaced
        ? Self.evenTimes(values, times) { values[$0] + (values[$0 + 1] - values[$0]) * $1 } : times
      return
    }
    var leaving: [SIMD16<Double>] = []
    var arriving: [SIMD16<Double>] = []
    for index in values.indices {
      func part(_ list: [Double]) -> Double { list.indices.contains(index) ? list[index] : 0 }
      let (tension, continuity, bias) = (
        part(shape.tension), part(shape.continuity), part(shape.bias)
      )
      let before = values[index] - values[max(index - 1, 0)]
      let after = values[min(index + 1, values.count - 1)] - values[index]
      // Kochanek and Bartels: without tension, continuity and bias this is the spline of Catmull and Rom.
      let loose = (1 - tension) / 2
      leaving.append(
        before * (loose * (1 + bias) * (1 + continuity)) + after
          * (loose * (1 - bias) * (1 - continuity)))
      arriving.append(
        before * (loose * (1 + bias) * (1 - continuity)) + after
          * (loose * (1 - bias) * (1 + continuity)))
    }
    self.leaving = leaving
    self.arriving = arriving
    self.times =
      mode == .cubicPaced
      ? Self.evenTimes(values, times) { Self.spline(values, leaving, arriving, $0, $1) } : times
  }

  /// Times at which an even pace along the way reaches the values; the given ones where there is no way.
  private static func evenTimes(
    _ values: [SIMD16<Double>], _ given: [Double], _ way: (Int, Double) -> SIMD16<Double>
  ) -> [Double] {
    let steps = 64
    var lengths = [0.0]
    for index in 0..<(values.count - 1) {
      var length = 0.0
      var last = values[index]
      for step in 1...steps {
        let next = way(index, Double(step) / Double(steps))
        let difference = next - last
        length += (difference * difference).sum().squareRoot()
        last = next
      }
      lengths.append(lengths[index] + length)
    }
    guard let total = lengths.last, total > 0 else { return given }
    return lengths.map { $0 / total }
  }

  private static func spline(
    _ values: [SIMD16<Double>], _ leaving: [SIMD16<Double>], _ arriving: [SIMD16<Double>],
    _ index: Int, _ t: Double
  ) -> SIMD16<Double> {
    let (t2, t3) = (t * t, t * t * t)
    let first: SIMD16<Double> =
      values[index] * (2 * t3 - 3 * t2 + 1) + leaving[index] * (t3 - 2 * t2 + t)
    let second: SIMD16<Double> =
      values[index + 1] * (3 * t2 - 2 * t3) + arriving[index + 1] * (t3 - t2)
    return first + second
  }

  /// The value at a fraction of the duration; `interpolate` finds it between two values.
  func value(
    at progress: Double, _ interpolate: (SIMD16<Double>, SIMD16<Double>, Double) -> SIMD16<Double>
  ) -> SIMD16<Double> {
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
    if curves.indices.contains(index) { t = curves[index](t) }
    guard !leaving.isEmpty else { return interpolate(values[index], values[index + 1], t) }
    return Self.spline(values, leaving, arriving, index, t)
  }
}
