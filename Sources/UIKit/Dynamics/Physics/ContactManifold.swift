/// Where and how deep two outlines reach into each other.
struct ContactManifold {
  typealias Vector = SIMD2<Double>

  struct Point {
    var place: Vector
    var depth: Double
  }

  /// From the first outline to the second, of length 1.
  private(set) var normal: Vector
  /// One or two.
  private(set) var points: [Point]

  /// Nil where the outlines are apart.
  init?(_ first: ConvexOutline, _ second: ConvexOutline) {
    guard first.corners.count > 1, second.corners.count > 1 else { return nil }
    let (a, b) = (first.box, second.box)
    guard a.low.x <= b.high.x, b.low.x <= a.high.x, a.low.y <= b.high.y, b.low.y <= a.high.y else { return nil }
    let fromFirst = first.separation(from: second)
    guard fromFirst.distance <= 0 else { return nil }
    let fromSecond = second.separation(from: first)
    guard fromSecond.distance <= 0 else { return nil }
    // The first is preferred, so that the choice does not change back and forth.
    let isFlipped = fromSecond.distance > fromFirst.distance + 1e-3
    let (reference, incident) = isFlipped ? (second, first) : (first, second)
    let edge = isFlipped ? fromSecond.edge : fromFirst.edge
    let outward = reference.normal(edge)

    // The edge of the other that faces this one most, cut to what lies before this one.
    var facing = 0
    var least = Double.infinity
    for index in incident.corners.indices {
      let alignment = incident.normal(index).dot(outward)
      if alignment < least { (facing, least) = (index, alignment) }
    }
    var start = incident.corners[facing]
    var end = incident.corners[(facing + 1) % incident.corners.count]
    let low = reference.corners[edge]
    let high = reference.corners[(edge + 1) % reference.corners.count]
    let along = Vector(-outward.y, outward.x)
    guard Self.cut(&start, &end, along, atLeast: along.dot(low)),
      Self.cut(&start, &end, -along, atLeast: -along.dot(high))
    else { return nil }
    normal = isFlipped ? -outward : outward
    points = []
    for place in [start, end] {
      let depth = outward.dot(low - place)
      if depth >= 0 { points.append(Point(place: place, depth: depth)) }
    }
    guard !points.isEmpty else { return nil }
  }

  /// Cuts a line to where `direction` is at least so far; false where nothing remains.
  private static func cut(_ start: inout Vector, _ end: inout Vector, _ direction: Vector, atLeast limit: Double)
    -> Bool
  {
    let first = direction.dot(start) - limit
    let last = direction.dot(end) - limit
    if first < 0, last < 0 { return false }
    if first < 0 {
      start += (end - start) * (first / (first - last))
    } else if last < 0 {
      end += (start - end) * (last / (last - first))
    }
    return true
  }
}
