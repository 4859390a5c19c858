extension CATransform3D {
  var scaleX: CGFloat { (m11 * m11 + m12 * m12 + m13 * m13).squareRoot() }
  var scaleY: CGFloat { (m21 * m21 + m22 * m22 + m23 * m23).squareRoot() }
  var scaleZ: CGFloat { (m31 * m31 + m32 * m32 + m33 * m33).squareRoot() }

  /// Sets scale factors and keeps rotation and translation; a row without length gets the scale on its own axis.
  mutating func setScale(x: CGFloat? = nil, y: CGFloat? = nil, z: CGFloat? = nil) {
    var e = elements
    for (row, wanted) in [x, y, z].enumerated() {
      guard let wanted else { continue }
      let base = row * 4
      let length = (e[base] * e[base] + e[base + 1] * e[base + 1] + e[base + 2] * e[base + 2]).squareRoot()
      if length > 1e-12 {
        for column in 0..<3 { e[base + column] *= wanted / length }
      } else {
        e[base + row] = wanted
      }
    }
    elements = e
  }

  /// Sets the rotation to an angle about an axis and keeps scale and translation.
  mutating func setRotation(_ angle: CGFloat, about axis: (CGFloat, CGFloat, CGFloat)) {
    let scale = CATransform3DMakeScale(scaleX, scaleY, scaleZ)
    var result = CATransform3DConcat(scale, CATransform3DMakeRotation(angle, axis.0, axis.1, axis.2))
    (result.m41, result.m42, result.m43) = (m41, m42, m43)
    self = result
  }

  /// The transform between two. Affine ones turn, scale and move by the way that their parts go, so that a turn keeps its
  /// size half way; others go number by number. Apple documents no formula.
  static func interpolate(_ start: CATransform3D, _ end: CATransform3D, _ fraction: CGFloat) -> CATransform3D {
    if CATransform3DIsAffine(start), CATransform3DIsAffine(end) {
      let from = PlaneParts(CATransform3DGetAffineTransform(start))
      let to = PlaneParts(CATransform3DGetAffineTransform(end))
      if let from, let to {
        return CATransform3DMakeAffineTransform(PlaneParts.interpolate(from, to, fraction).transform)
      }
    }
    return CATransform3D(elements: start.elements + (end.elements - start.elements) * fraction)
  }
}

/// An affine transform as scale, shear, rotation and translation.
private struct PlaneParts {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var shear: CGFloat
  var rotation: CGFloat
  var tx: CGFloat
  var ty: CGFloat

  /// nil for a transform that folds the plane onto a line.
  init?(_ m: CGAffineTransform) {
    let determinant = m.a * m.d - m.b * m.c
    guard abs(determinant) > 1e-12 else { return nil }
    scaleX = (m.a * m.a + m.b * m.b).squareRoot()
    rotation = atan2(m.b, m.a)
    shear = (m.a * m.c + m.b * m.d) / scaleX
    scaleY = determinant / scaleX
    (tx, ty) = (m.tx, m.ty)
  }

  static func interpolate(_ a: PlaneParts, _ b: PlaneParts, _ t: CGFloat) -> PlaneParts {
    var turn = b.rotation - a.rotation
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    var result = a
    result.scaleX += (b.scaleX - a.scaleX) * t
    result.scaleY += (b.scaleY - a.scaleY) * t
    result.shear += (b.shear - a.shear) * t
    result.rotation += turn * t
    result.tx += (b.tx - a.tx) * t
    result.ty += (b.ty - a.ty) * t
    return result
  }

  var transform: CGAffineTransform {
    let (c, s) = (cos(rotation), sin(rotation))
    return CGAffineTransform(
      a: scaleX * c, b: scaleX * s, c: shear * c - scaleY * s, d: shear * s + scaleY * c, tx: tx, ty: ty)
  }
}
