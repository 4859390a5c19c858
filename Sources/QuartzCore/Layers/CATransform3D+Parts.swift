extension CATransform3D {
  /// The transform between two, by the way that their parts go, so that a turn keeps its size half way. Apple documents no
  /// formula.
  static func interpolate(_ start: CATransform3D, _ end: CATransform3D, _ fraction: CGFloat) -> CATransform3D {
    if CATransform3DIsAffine(start), CATransform3DIsAffine(end) {
      let from = PlaneParts(CATransform3DGetAffineTransform(start))
      let to = PlaneParts(CATransform3DGetAffineTransform(end))
      if let from, let to {
        return CATransform3DMakeAffineTransform(PlaneParts.interpolate(from, to, fraction).transform)
      }
    }
    return TransformParts.interpolate(TransformParts(start), TransformParts(end), fraction).transform
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
