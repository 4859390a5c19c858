/// A map from one plane to another that may have a perspective: (x, y, 1) is multiplied by the matrix, and the first two
/// parts of the result are divided by the third.
struct Projection: Equatable, Sendable {
  /// What x, y and 1 contribute to the result.
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var one: SIMD3<Double>

  init(x: SIMD3<Double>, y: SIMD3<Double>, one: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.one = one
  }

  init(_ affine: CGAffineTransform) {
    x = SIMD3(affine.a, affine.b, 0)
    y = SIMD3(affine.c, affine.d, 0)
    one = SIMD3(affine.tx, affine.ty, 1)
  }

  /// What a transform in space makes of the plane at depth 0, seen from the front.
  init(_ t: CATransform3D) {
    x = SIMD3(t.m11, t.m12, t.m14)
    y = SIMD3(t.m21, t.m22, t.m24)
    one = SIMD3(t.m41, t.m42, t.m44)
  }

  /// The map without a perspective; nil if it has one.
  var affine: CGAffineTransform? {
    guard x.z == 0, y.z == 0, one.z == 1 else { return nil }
    return CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: one.x, ty: one.y)
  }

  @inline(__always)
  func image(_ point: SIMD2<Double>) -> SIMD3<Double> {
    x * point.x + y * point.y + one
  }

  /// This map, then another one.
  func concatenating(_ other: Projection) -> Projection {
    func map(_ v: SIMD3<Double>) -> SIMD3<Double> { other.x * v.x + other.y * v.y + other.one * v.z }
    return Projection(x: map(x), y: map(y), one: map(one))
  }

  /// Positive where the plane is seen from its front, as far as it lies before the viewer.
  var determinant: Double {
    x.x * (y.y * one.z - y.z * one.y) - y.x * (x.y * one.z - x.z * one.y) + one.x * (x.y * y.z - x.z * y.y)
  }

  /// The map back; nil of one that makes a line or a point of the plane.
  var inverse: Projection? {
    let det = determinant
    guard abs(det) > 1e-12, det.isFinite else { return nil }
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    // Rows of the inverse are the cross products of the columns.
    let (first, second, third) = (cross(y, one) / det, cross(one, x) / det, cross(x, y) / det)
    return Projection(
      x: SIMD3(first.x, second.x, third.x), y: SIMD3(first.y, second.y, third.y),
      one: SIMD3(first.z, second.z, third.z))
  }

  /// The part of the plane nearest to the viewer that is still shown: as if one could not look from nearer than this
  /// part of the distance.
  static let nearest = 1e-3

  /// Where the corners of a rectangle go, as far as it lies before the viewer; empty if it is behind.
  func outline(of rect: CGRect) -> [SIMD2<Double>] {
    let corners = [
      image(SIMD2(rect.minX, rect.minY)), image(SIMD2(rect.maxX, rect.minY)), image(SIMD2(rect.maxX, rect.maxY)),
      image(SIMD2(rect.minX, rect.maxY)),
    ]
    if corners.allSatisfy({ $0.z >= Self.nearest }) { return corners.map { SIMD2($0.x, $0.y) / $0.z } }
    var result: [SIMD2<Double>] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      if corner.z >= Self.nearest { result.append(SIMD2(corner.x, corner.y) / corner.z) }
      if (corner.z >= Self.nearest) != (next.z >= Self.nearest) {
        let part = (Self.nearest - corner.z) / (next.z - corner.z)
        let cut = corner + (next - corner) * part
        result.append(SIMD2(cut.x, cut.y) / cut.z)
      }
    }
    return result
  }

  /// The smallest upright rectangle around what becomes of a rectangle; null if nothing is before the viewer.
  func bounds(of rect: CGRect) -> CGRect {
    if let affine { return rect.applying(affine) }
    return outline(of: rect).boundingBox
  }

  /// How much larger a place becomes, at most, in any direction.
  func stretch(at point: SIMD2<Double>) -> Double {
    let p = image(point)
    guard p.z >= Self.nearest else { return 0 }
    let place = SIMD2(p.x, p.y) / p.z
    let across = (SIMD2(x.x, x.y) - place * x.z) / p.z
    let down = (SIMD2(y.x, y.y) - place * y.z) / p.z
    return max(across.length, down.length)
  }
}

extension [SIMD2<Double>] {
  var boundingBox: CGRect {
    guard let first else { return .null }
    var (low, high) = (first, first)
    for point in self {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
