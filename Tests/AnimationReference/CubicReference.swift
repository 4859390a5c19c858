/// The ordinate of a cubic Bézier curve from (0, 0) to (1, 1) at an abscissa, found by bisection alone.
public func cubicReference(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
  guard x > 0 else { return 0 }
  guard x < 1 else { return 1 }
  var low = 0.0
  var high = 1.0
  for _ in 0..<80 {
    let s = (low + high) / 2
    if 3 * (1 - s) * (1 - s) * s * x1 + 3 * (1 - s) * s * s * x2 + s * s * s < x { low = s } else { high = s }
  }
  let s = (low + high) / 2
  return 3 * (1 - s) * (1 - s) * s * y1 + 3 * (1 - s) * s * s * y2 + s * s * s
}
