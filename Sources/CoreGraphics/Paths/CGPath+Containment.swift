extension CGPath {
  /// Whether the point lies inside the area of the path, whose subpaths are taken as closed. `transform` maps the point
  /// first. Points on the outline may fall on either side.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgpath/contains(_:using:transform:)>.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    let target = SIMD2(Double(point.x), Double(point.y))
    guard target.x.isFinite, target.y.isFinite else { return false }
    var winding = 0
    forEachSegment(
      line: { winding += Winding.ofLine(SIMD2($0), SIMD2($1), around: target) },
      curve: { winding += Winding.ofCurve(SIMD2($0), SIMD2($1), SIMD2($2), SIMD2($3), around: target, depth: 0) })
    return rule == .winding ? winding != 0 : winding & 1 != 0
  }
}

extension SIMD2<Double> {
  init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }
}

/// How often a piece of an outline crosses the ray from a point to the right: +1 downwards, -1 upwards.
private enum Winding {
  static func ofLine(_ a: SIMD2<Double>, _ b: SIMD2<Double>, around p: SIMD2<Double>) -> Int {
    if (a.y <= p.y) == (b.y <= p.y) { return 0 }
    let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
    if a.y <= p.y { return side > 0 ? 1 : 0 }
    return side < 0 ? -1 : 0
  }

  static func ofCurve(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>, around p: SIMD2<Double>, depth: Int
  ) -> Int {
    let low = pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d))
    let high = pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
    if p.y < low.y || p.y > high.y || p.x > high.x { return 0 }
    // Halving what is no longer a curve, or was none, would go on and on around the same point.
    let extent = (high - low).max()
    let isTooSmall = extent <= 1e-12 * max(1, abs(p.x), abs(p.y))
    guard extent < 1e150, !isTooSmall else { return ofLine(a, d, around: p) }
    // Wholly right of the point, or too small to matter: only the ends count.
    if p.x < low.x || depth == 48 {
      if (a.y <= p.y) == (d.y <= p.y) { return 0 }
      return p.x < low.x ? (a.y <= p.y ? 1 : -1) : ofLine(a, d, around: p)
    }
    let ab = (a + b) / 2
    let bc = (b + c) / 2
    let cd = (c + d) / 2
    let abc = (ab + bc) / 2
    let bcd = (bc + cd) / 2
    let middle = (abc + bcd) / 2
    return ofCurve(a, ab, abc, middle, around: p, depth: depth + 1)
      + ofCurve(middle, bcd, cd, d, around: p, depth: depth + 1)
  }
}
