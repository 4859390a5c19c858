/// Two bodies, or a body and something that stands, which touch during one step.
@MainActor
struct DynamicContact {
  typealias Vector = SIMD2<Double>

  private struct Point {
    /// From the centres of the bodies.
    var firstArm: Vector
    var secondArm: Vector
    var depth: Double
    /// How fast they are to move apart.
    var bounce: Double
    var normalImpulse = 0.0
    var frictionImpulse = 0.0
  }

  /// How far outlines may overlap, so that what rests keeps touching.
  private static let slop = 0.1
  /// Slower than this nothing bounces, in points a second.
  private static let bounceThreshold = 20.0

  /// Nil stands still.
  private let first: DynamicBody?
  private let second: DynamicBody
  /// From the first to the second.
  private let normal: Vector
  private let friction: Double
  private var points: [Point]

  init(_ first: DynamicBody?, _ second: DynamicBody, _ manifold: ContactManifold) {
    self.first = first
    self.second = second
    normal = manifold.normal
    // What stands has no properties of its own.
    let other = first?.properties ?? second.properties
    friction = max(other.friction * second.properties.friction, 0).squareRoot()
    let elasticity = max(other.elasticity, second.properties.elasticity, 0)
    points = []
    for point in manifold.points {
      let secondArm = point.place - second.position
      let firstArm = first.map { point.place - $0.position } ?? .zero
      let approach = normal.dot(second.velocity(at: secondArm) - (first?.velocity(at: firstArm) ?? .zero))
      points.append(
        Point(
          firstArm: firstArm, secondArm: secondArm, depth: point.depth,
          bounce: approach < -Self.bounceThreshold ? -approach * elasticity : 0))
    }
  }

  private func relativeVelocity(_ point: Point) -> Vector {
    second.velocity(at: point.secondArm) - (first?.velocity(at: point.firstArm) ?? .zero)
  }

  private func mobility(_ point: Point, along direction: Vector) -> Double {
    second.mobility(at: point.secondArm, along: direction)
      + (first?.mobility(at: point.firstArm, along: direction) ?? 0)
  }

  private func push(_ impulse: Vector, _ point: Point) {
    second.push(impulse, at: point.secondArm)
    first?.push(-impulse, at: point.firstArm)
  }

  /// Stops the bodies from moving into each other, and slows them along each other.
  mutating func solve() {
    let tangent = Vector(-normal.y, normal.x)
    for index in points.indices {
      let point = points[index]
      let sideways = mobility(point, along: tangent)
      if friction > 0, sideways > 0 {
        let limit = friction * point.normalImpulse
        let wanted = point.frictionImpulse - tangent.dot(relativeVelocity(point)) / sideways
        let sum = min(max(wanted, -limit), limit)
        push(tangent * (sum - point.frictionImpulse), point)
        points[index].frictionImpulse = sum
      }
      let along = mobility(point, along: normal)
      guard along > 0 else { continue }
      let sum = max(point.normalImpulse - (normal.dot(relativeVelocity(point)) - point.bounce) / along, 0)
      push(normal * (sum - point.normalImpulse), point)
      points[index].normalImpulse = sum
    }
  }

  /// Moves bodies that overlap a part of the way out of each other.
  func separate() {
    let depth = points.reduce(0) { max($0, $1.depth) }
    let total = second.inverseMass + (first?.inverseMass ?? 0)
    guard depth > Self.slop, total > 0 else { return }
    let way = normal * ((depth - Self.slop) * 0.3 / total)
    second.position += way * second.inverseMass
    if let first { first.position -= way * first.inverseMass }
  }
}
