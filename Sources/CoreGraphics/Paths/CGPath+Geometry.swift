extension CGPath {
  /// The smallest upright rectangle around every point, those of the curves' controls too; null for an empty path.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgpath/boundingbox>.
  public final var boundingBox: CGRect {
    var bounds = Bounds()
    for point in points { bounds.add(point) }
    return bounds.rect
  }

  /// The smallest upright rectangle around the lines and curves; null for an empty path.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgpath/boundingboxofpath>.
  public final var boundingBoxOfPath: CGRect {
    var bounds = Bounds()
    var index = 0
    var current = CGPoint.zero
    var start = CGPoint.zero
    for type in types {
      switch type {
      case .moveToPoint, .addLineToPoint:
        current = points[index]
        if type == .moveToPoint { start = current }
        bounds.add(current)
      case .addQuadCurveToPoint:
        let (first, second) = Self.cubicControls(from: current, points[index], to: points[index + 1])
        bounds.add(curve: current, first, second, points[index + 1])
        current = points[index + 1]
      case .addCurveToPoint:
        bounds.add(curve: current, points[index], points[index + 1], points[index + 2])
        current = points[index + 2]
      case .closeSubpath:
        current = start
      }
      index += type.pointCount
    }
    return bounds.rect
  }

  /// Whether the path is one upright rectangle of four lines, closed or back at its beginning; then `rect` is set.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgpath/isrect(_:)>.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let closes = types.last == .closeSubpath
    let lines = closes ? types.dropLast() : types[...]
    guard lines.first == .moveToPoint, lines.dropFirst().allSatisfy({ $0 == .addLineToPoint }) else { return false }
    guard points.count == 5 ? points[0] == points[4] : points.count == 4 && closes else { return false }
    let (p, q, r, s) = (points[0], points[1], points[2], points[3])
    let isWide = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
    let isTall = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
    guard isWide || isTall else { return false }
    rect?.pointee = CGRect(x: min(p.x, r.x), y: min(p.y, r.y), width: abs(r.x - p.x), height: abs(r.y - p.y))
    return true
  }
}

/// A rectangle that grows.
private struct Bounds {
  var low = SIMD2(Double.infinity, .infinity)
  var high = SIMD2(-Double.infinity, -.infinity)

  mutating func add(_ point: CGPoint) {
    let point = SIMD2(Double(point.x), Double(point.y))
    low = pointwiseMin(low, point)
    high = pointwiseMax(high, point)
  }

  /// Adds the ends of a cubic curve and the places where it turns back in x or y.
  mutating func add(curve p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    add(p0)
    add(p3)
    turns(Double(p0.x), Double(p1.x), Double(p2.x), Double(p3.x)) { value in
      low.x = min(low.x, value)
      high.x = max(high.x, value)
    }
    turns(Double(p0.y), Double(p1.y), Double(p2.y), Double(p3.y)) { value in
      low.y = min(low.y, value)
      high.y = max(high.y, value)
    }
  }

  /// The values of a cubic Bézier polynomial where its derivative is zero, within its ends.
  private func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ visit: (Double) -> Void) {
    // The derivative over three: u·t² + v·t + w.
    let u = d - 3 * c + 3 * b - a
    let v = 2 * (c - 2 * b + a)
    let w = b - a
    func value(_ t: Double) {
      guard t > 0, t < 1 else { return }
      let s = 1 - t
      visit(s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d)
    }
    let discriminant = v * v - 4 * u * w
    guard discriminant >= 0 else { return }
    // The form that does not cancel.
    let q = -0.5 * (v + (v < 0 ? -1 : 1) * discriminant.squareRoot())
    if u != 0 { value(q / u) }
    if q != 0 { value(w / q) }
  }

  var rect: CGRect {
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
