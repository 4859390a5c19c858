/// The corners of a convex shape, one after the other so that the inside is at the side to which x turns to become y; two
/// corners are a line, which has two sides.
struct ConvexOutline {
  typealias Vector = SIMD2<Double>

  private(set) var corners: [Vector]

  /// The convex hull of points; what remains of fewer than three that are apart is a line or nothing.
  init(hullOf points: [Vector]) {
    let sorted = points.sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
    func chain(_ points: some Sequence<Vector>) -> [Vector] {
      var chain: [Vector] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    corners = chain(sorted) + chain(sorted.reversed())
  }

  /// The corners of a rectangle.
  init(_ rect: CGRect) {
    self.init(hullOf: [
      Vector(rect.minX, rect.minY), Vector(rect.maxX, rect.minY), Vector(rect.maxX, rect.maxY),
      Vector(rect.minX, rect.maxY),
    ])
  }

  /// A line.
  init(from start: Vector, to end: Vector) {
    corners = [start, end]
  }

  /// The outline of an item about its centre, with the scale of its transform.
  @MainActor
  init(of item: any UIDynamicItem, _ transform: CGAffineTransform) {
    let size = item.bounds.size
    let (width, height) = (Double(size.width) / 2, Double(size.height) / 2)
    var points: [Vector]
    switch item.collisionBoundsType {
    case .rectangle:
      points = [Vector(-width, -height), Vector(width, -height), Vector(width, height), Vector(-width, height)]
    case .ellipse:
      let count = 32
      points = (0..<count).map {
        let angle = 2 * Double.pi * Double($0) / Double(count)
        return Vector(width * cos(angle), height * sin(angle))
      }
    case .path:
      points = item.collisionBoundingPath.cgPath.flatLines.flatMap(\.points).map { Vector($0.x, $0.y) }
    }
    for index in points.indices {
      let point = points[index]
      points[index] = Vector(
        transform.a * point.x + transform.c * point.y, transform.b * point.x + transform.d * point.y)
    }
    self.init(hullOf: points)
  }

  /// The outline turned about the origin and then moved.
  func turned(by angle: Double, movedBy offset: Vector) -> ConvexOutline {
    let (sine, cosine) = (sin(angle), cos(angle))
    var result = self
    for index in corners.indices {
      let corner = corners[index]
      result.corners[index] =
        Vector(cosine * corner.x - sine * corner.y, sine * corner.x + cosine * corner.y) + offset
    }
    return result
  }

  /// The area, and what it has to set against being turned about the origin at a density of 1.
  var areaAndInertia: (area: Double, inertia: Double) {
    var area = 0.0
    var inertia = 0.0
    for index in corners.indices {
      let corner = corners[index]
      let next = corners[(index + 1) % corners.count]
      let cross = corner.cross(next)
      area += cross / 2
      inertia += cross * (corner.dot(corner) + corner.dot(next) + next.dot(next)) / 12
    }
    return (area, inertia)
  }

  /// The rectangle around it.
  var box: (low: Vector, high: Vector) {
    var low = Vector(.infinity, .infinity)
    var high = -low
    for corner in corners {
      low = pointwiseMin(low, corner)
      high = pointwiseMax(high, corner)
    }
    return (low, high)
  }

  /// The direction out of an edge.
  func normal(_ edge: Int) -> Vector {
    let along = corners[(edge + 1) % corners.count] - corners[edge]
    let length = along.length
    return length > 0 ? Vector(along.y, -along.x) / length : Vector(0, -1)
  }

  /// The edge beyond which another outline is farthest, and how far; below 0 where it reaches across all of them.
  func separation(from other: ConvexOutline) -> (edge: Int, distance: Double) {
    var best = (edge: 0, distance: -Double.infinity)
    for edge in corners.indices {
      let normal = normal(edge)
      var nearest = Double.infinity
      for corner in other.corners { nearest = min(nearest, normal.dot(corner - corners[edge])) }
      if nearest > best.distance { best = (edge, nearest) }
    }
    return best
  }
}

extension SIMD2<Double> {
  @inline(__always)
  func dot(_ other: Self) -> Double { x * other.x + y * other.y }

  /// How far the other turns from this, times both lengths.
  @inline(__always)
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  var length: Double { dot(self).squareRoot() }

  /// Turned by a right angle, from x to y, times a factor: the velocity of a point at this place of what turns so fast.
  @inline(__always)
  func turned(_ velocity: Double) -> Self { Self(-y * velocity, x * velocity) }

  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
}
