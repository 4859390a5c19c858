/// A transform as scale, shear, turns, translation and perspective, applied in this order.
struct TransformParts {
  /// Along each axis; at most one of them is below 0, of a transform that mirrors.
  var scale: SIMD3<Double>
  /// How far y leans along x, and z along x and along y.
  var shear: SIMD3<Double>
  /// Where the turned axes point.
  var axes: Axes
  var translation: SIMD3<Double>
  /// The last column of the perspective.
  var perspective: SIMD4<Double>

  init(_ t: CATransform3D) {
    let e = t.elements
    let rows = (SIMD3(e[0], e[1], e[2]), SIMD3(e[4], e[5], e[6]), SIMD3(e[8], e[9], e[10]))
    translation = SIMD3(t.m41, t.m42, t.m43)
    var (scale, shear) = (SIMD3<Double>(), SIMD3<Double>())
    var x: SIMD3<Double>?
    var y: SIMD3<Double>?
    var z: SIMD3<Double>?
    let small = 1e-12
    scale.x = rows.0.length
    if scale.x > small { x = rows.0 / scale.x }
    var rest = rows.1
    if let x {
      shear.x = rest.dot(x)
      rest -= x * shear.x
    }
    scale.y = rest.length
    if scale.y > small { y = rest / scale.y }
    rest = rows.2
    if let x {
      shear.y = rest.dot(x)
      rest -= x * shear.y
    }
    if let y {
      shear.z = rest.dot(y)
      rest -= y * shear.z
    }
    scale.z = rest.length
    if scale.z > small { z = rest / scale.z }
    axes = Axes(x: x, y: y, z: z)
    if axes.isMirrored {
      // The axis that is turned round the farthest is the mirrored one.
      let diagonal = SIMD3(axes.x.x, axes.y.y, axes.z.z)
      if diagonal.x <= diagonal.y, diagonal.x <= diagonal.z {
        axes.x = -axes.x
        scale.x = -scale.x
        (shear.x, shear.y) = (-shear.x, -shear.y)
      } else if diagonal.y <= diagonal.z {
        axes.y = -axes.y
        scale.y = -scale.y
        shear.z = -shear.z
      } else {
        axes.z = -axes.z
        scale.z = -scale.z
      }
    }
    self.scale = scale
    self.shear = shear
    // The last column is what the rows make of the perspective's, solved along the axes.
    func part(_ value: Double, _ divisor: Double) -> Double { abs(divisor) > small ? value / divisor : 0 }
    let first = part(t.m14, scale.x)
    let second = part(t.m24 - shear.x * first, scale.y)
    let third = part(t.m34 - shear.y * first - shear.z * second, scale.z)
    let column: SIMD3<Double> = axes.x * first + axes.y * second + axes.z * third
    perspective = SIMD4(column.x, column.y, column.z, t.m44 - translation.dot(column))
  }

  var transform: CATransform3D {
    let first: SIMD3<Double> = axes.x * scale.x
    let second: SIMD3<Double> = axes.x * shear.x + axes.y * scale.y
    var third: SIMD3<Double> = axes.x * shear.y + axes.y * shear.z
    third += axes.z * scale.z
    let column = SIMD3(perspective.x, perspective.y, perspective.z)
    return CATransform3D(
      m11: first.x, m12: first.y, m13: first.z, m14: first.dot(column),
      m21: second.x, m22: second.y, m23: second.z, m24: second.dot(column),
      m31: third.x, m32: third.y, m33: third.z, m34: third.dot(column),
      m41: translation.x, m42: translation.y, m43: translation.z, m44: translation.dot(column) + perspective.w)
  }

  /// How much larger the whole becomes; setting it keeps what is mirrored.
  var uniformScale: Double {
    get { (abs(scale.x) + abs(scale.y) + abs(scale.z)) / 3 }
    set {
      for axis in 0..<3 { scale[axis] = scale[axis] < 0 ? -newValue : newValue }
    }
  }

  /// The angles about x, then y, then z, in radians.
  var turns: SIMD3<Double> {
    get { axes.turns }
    set { axes = Axes(turns: newValue) }
  }

  /// The parts between two: each goes straight, the axes turn the shorter way.
  static func interpolate(_ start: TransformParts, _ end: TransformParts, _ fraction: Double) -> TransformParts {
    var result = start
    result.scale += (end.scale - start.scale) * fraction
    result.shear += (end.shear - start.shear) * fraction
    result.translation += (end.translation - start.translation) * fraction
    result.perspective += (end.perspective - start.perspective) * fraction
    result.axes = Axes(quaternion: Axes.interpolate(start.axes.quaternion, end.axes.quaternion, fraction))
    return result
  }

  /// Three axes at right angles.
  struct Axes {
    var x: SIMD3<Double>
    var y: SIMD3<Double>
    var z: SIMD3<Double>
    /// The angles that the axes were made of: axes do not tell all angles apart.
    private var givenTurns: SIMD3<Double>?

    /// Axes of which some are not known.
    init(x: SIMD3<Double>?, y: SIMD3<Double>?, z: SIMD3<Double>?) {
      /// A direction at right angles to one.
      func beside(_ known: SIMD3<Double>, _ wanted: SIMD3<Double>, _ other: SIMD3<Double>) -> SIMD3<Double> {
        let rest = wanted - known * wanted.dot(known)
        if rest.length > 1e-6 { return rest / rest.length }
        let second = other - known * other.dot(known)
        return second / second.length
      }
      let units = (SIMD3(1.0, 0, 0), SIMD3(0.0, 1, 0), SIMD3(0.0, 0, 1))
      var (x, y) = (x, y)
      if x == nil, y == nil, let z { x = beside(z, units.0, units.1) }
      if x == nil, z == nil, let y { x = beside(y, units.0, units.2) }
      if y == nil, z == nil, let x { y = beside(x, units.1, units.2) }
      switch (x, y, z) {
      case (let x?, let y?, let z?): (self.x, self.y, self.z) = (x, y, z)
      case (nil, let y?, let z?): (self.x, self.y, self.z) = (y.cross(z), y, z)
      case (let x?, nil, let z?): (self.x, self.y, self.z) = (x, z.cross(x), z)
      case (let x?, let y?, nil): (self.x, self.y, self.z) = (x, y, x.cross(y))
      default: (self.x, self.y, self.z) = units
      }
    }

    init(turns: SIMD3<Double>) {
      let (cx, sx, cy, sy, cz, sz) = (
        cos(turns.x), sin(turns.x), cos(turns.y), sin(turns.y), cos(turns.z), sin(turns.z)
      )
      func turned(_ v: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(v.x * cz - v.y * sz, v.x * sz + v.y * cz, v.z)
      }
      x = turned(SIMD3(cy, 0, -sy))
      y = turned(SIMD3(sx * sy, cx, sx * cy))
      z = turned(SIMD3(cx * sy, -sx, cx * cy))
      givenTurns = turns
    }

    init(quaternion q: SIMD4<Double>) {
      x = SIMD3(1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.w * q.z), 2 * (q.x * q.z - q.w * q.y))
      y = SIMD3(2 * (q.x * q.y - q.w * q.z), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.w * q.x))
      z = SIMD3(2 * (q.x * q.z + q.w * q.y), 2 * (q.y * q.z - q.w * q.x), 1 - 2 * (q.x * q.x + q.y * q.y))
    }

    var isMirrored: Bool { x.dot(y.cross(z)) < 0 }

    /// The angles about x, then y, then z. Of the two ways to come to the same axes, the one that turns less about x and z.
    var turns: SIMD3<Double> {
      if let givenTurns { return givenTurns }
      let flat = (x.x * x.x + x.y * x.y).squareRoot()
      let aboutY = atan2(-x.z, flat)
      guard flat > 1e-9 else { return SIMD3(atan2(-z.y, y.y), aboutY, 0) }
      let first = SIMD3(atan2(y.z, z.z), aboutY, atan2(x.y, x.x))
      func opposite(_ angle: Double) -> Double { angle > 0 ? angle - .pi : angle + .pi }
      let second = SIMD3(opposite(first.x), .pi - aboutY, opposite(first.z))
      return abs(second.x) + abs(second.z) < abs(first.x) + abs(first.z) - 1e-9 ? second : first
    }

    var quaternion: SIMD4<Double> {
      let trace = x.x + y.y + z.z
      if trace > 0 {
        let s = (trace + 1).squareRoot() * 2
        return SIMD4((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4)
      }
      if x.x >= y.y, x.x >= z.z {
        let s = (1 + x.x - y.y - z.z).squareRoot() * 2
        return SIMD4(s / 4, (x.y + y.x) / s, (x.z + z.x) / s, (y.z - z.y) / s)
      }
      if y.y >= z.z {
        let s = (1 + y.y - x.x - z.z).squareRoot() * 2
        return SIMD4((x.y + y.x) / s, s / 4, (y.z + z.y) / s, (z.x - x.z) / s)
      }
      let s = (1 + z.z - x.x - y.y).squareRoot() * 2
      return SIMD4((x.z + z.x) / s, (y.z + z.y) / s, s / 4, (x.y - y.x) / s)
    }

    /// The turn between two, at an even pace. Half a turn goes the way of positive angles.
    static func interpolate(_ start: SIMD4<Double>, _ end: SIMD4<Double>, _ fraction: Double) -> SIMD4<Double> {
      var (end, cosine) = (end, (start * end).sum())
      if cosine < -1e-9 { (end, cosine) = (-end, -cosine) }
      cosine = min(max(cosine, 0), 1)
      var result: SIMD4<Double>
      if cosine > 0.9999995 {
        result = start + (end - start) * fraction
      } else {
        let angle = acos(cosine)
        result = start * (sin((1 - fraction) * angle) / sin(angle)) + end * (sin(fraction * angle) / sin(angle))
      }
      result /= (result * result).sum().squareRoot()
      return result
    }
  }
}

extension SIMD3<Double> {
  func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }

  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  var length: Double { dot(self).squareRoot() }
}
