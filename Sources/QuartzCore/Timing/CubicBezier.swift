/// The cubic Bézier curve from (0, 0) to (1, 1) as a function of x, solved to the precision of `Double`.
package struct CubicBezier: Hashable, Sendable {
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  package static let linear = CubicBezier(0, 0, 1, 1)

  /// The abscissae are clamped to 0...1, so that the curve is a function of x.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// y at x. Outside 0...1 the curve ends at its end points.
  package func callAsFunction(_ x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if isLinear { return x }
    let t = parameter(forX: x)
    return Self.polynomial(y1, y2, t)
  }

  /// Newton's method inside a shrinking bracket, which keeps it safe where the curve is vertical.
  private func parameter(forX x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = Self.polynomial(x1, x2, t) - x
      if abs(error) < 1e-13 { return t }
      if error < 0 { low = t } else { high = t }
      let slope = Self.derivative(x1, x2, t)
      let next = t - error / slope
      t = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-16 { return t }
    }
    return t
  }

  private static func polynomial(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  private static func derivative(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
  }
}
