/// What holds a body to a point, or to another body, during one step: stiff, or as a spring.
@MainActor
struct DynamicJoint {
  typealias Vector = SIMD2<Double>

  /// How a joint gives way.
  struct Spring {
    /// Swings a second; 0 is stiff.
    var frequency = 0.0
    /// 1 does not swing over.
    var damping = 0.0
  }

  private enum Kind {
    /// Along a direction.
    case distance(Vector)
    /// In both directions.
    case point
    /// Only the angle.
    case angle
  }

  private let body: DynamicBody
  private let other: DynamicBody?
  private let kind: Kind
  private let arm: Vector
  private let otherArm: Vector
  /// What a step is to make good of the error, as velocities.
  private var bias: Vector
  /// How the joint gives way in proportion to the impulse; 0 of a stiff one.
  private var softness = 0.0
  private var impulse = Vector.zero

  /// Holds a place of a body at a distance of a place of another, or of a point; at a distance of 0 there.
  init(
    _ body: DynamicBody, _ offset: UIOffset, _ other: DynamicBody?, _ otherOffset: UIOffset, anchor: Vector,
    length: Double, _ spring: Spring, step: Double
  ) {
    self.body = body
    self.other = other
    arm = body.arm(offset)
    otherArm = other?.arm(otherOffset) ?? .zero
    var way = body.position + arm - anchor
    if let other { way = body.position + arm - other.position - otherArm }
    let distance = way.length
    if length > 1e-3, distance > 1e-6 {
      let direction = way / distance
      kind = .distance(direction)
      bias = Vector(distance - length, 0)
      let mobility =
        body.mobility(at: arm, along: direction) + (other?.mobility(at: otherArm, along: direction) ?? 0)
      soften(spring, mobility: mobility, step)
    } else {
      kind = .point
      bias = way
      soften(spring, mobility: body.inverseMass + (other?.inverseMass ?? 0), step)
    }
  }

  /// Turns a body to an angle.
  init(_ body: DynamicBody, angle: Double, _ spring: Spring, step: Double) {
    self.body = body
    other = nil
    kind = .angle
    arm = .zero
    otherArm = .zero
    bias = Vector((body.angle - angle).remainder(dividingBy: 2 * .pi), 0)
    soften(spring, mobility: body.inverseInertia, step)
  }

  /// Makes of the error what a step makes good of it: a fifth, or as much as a spring would, reckoned with the state at the
  /// end of the step, which cannot swing up.
  private mutating func soften(_ spring: Spring, mobility: Double, _ step: Double) {
    guard spring.frequency > 0, mobility > 0 else {
      bias *= 0.2 / step
      return
    }
    let rate = 2 * Double.pi * spring.frequency
    let stiffness = rate * rate / mobility
    let resistance = 2 * max(spring.damping, 0) * rate / mobility
    softness = 1 / (step * (resistance + step * stiffness))
    bias *= step * stiffness * softness
  }

  mutating func solve() {
    switch kind {
    case .angle:
      guard body.inverseInertia > 0 else { return }
      let change = -(body.angularVelocity + bias.x + softness * impulse.x) / (body.inverseInertia + softness)
      impulse.x += change
      body.angularVelocity += change * body.inverseInertia
    case .distance(let direction):
      let mobility =
        body.mobility(at: arm, along: direction) + (other?.mobility(at: otherArm, along: direction) ?? 0) + softness
      guard mobility > 0 else { return }
      let change = -(direction.dot(relativeVelocity) + bias.x + softness * impulse.x) / mobility
      impulse.x += change
      push(direction * change)
    case .point:
      // Both directions at once: the inverse of the matrix that tells what impulses do.
      var (xx, xy, yy) = (softness, 0.0, softness)
      func add(_ body: DynamicBody, _ arm: Vector) {
        xx += body.inverseMass + body.inverseInertia * arm.y * arm.y
        xy -= body.inverseInertia * arm.x * arm.y
        yy += body.inverseMass + body.inverseInertia * arm.x * arm.x
      }
      add(body, arm)
      if let other { add(other, otherArm) }
      let determinant = xx * yy - xy * xy
      guard determinant > 0 else { return }
      let wanted = -(relativeVelocity + bias + softness * impulse)
      let change = Vector(yy * wanted.x - xy * wanted.y, xx * wanted.y - xy * wanted.x) / determinant
      impulse += change
      push(change)
    }
  }

  private var relativeVelocity: Vector {
    body.velocity(at: arm) - (other?.velocity(at: otherArm) ?? .zero)
  }

  private func push(_ change: Vector) {
    body.push(change, at: arm)
    other?.push(-change, at: otherArm)
  }
}
