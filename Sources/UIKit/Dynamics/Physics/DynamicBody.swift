/// What an animator knows of an item: a rigid body.
@MainActor
final class DynamicBody {
  typealias Vector = SIMD2<Double>

  /// How a body behaves; the values that items have by themselves.
  struct Properties: Equatable {
    var elasticity = 0.0
    var friction = 0.0
    var density = 1.0
    var resistance = 0.0
    var angularResistance = 0.0
    var isAnchored = false
    var allowsRotation = true
  }

  let item: any UIDynamicItem
  var position = Vector.zero
  /// In radians, from the x axis to the y axis.
  var angle = 0.0
  /// Points a second.
  var velocity = Vector.zero
  /// Radians a second.
  var angularVelocity = 0.0
  var properties = Properties() {
    didSet { if properties != oldValue { weigh() } }
  }
  /// Masses are those of a square of 100 points.
  private(set) var inverseMass = 0.0
  private(set) var inverseInertia = 0.0
  private var outline = ConvexOutline(hullOf: [])
  /// The item's transform when it was read, and the angle in it.
  private var transform = CGAffineTransform.identity
  private var formerAngle = 0.0
  private var restingPlace = Vector.zero
  private var restingAngle = 0.0

  init(_ item: any UIDynamicItem) {
    self.item = item
    read()
  }

  /// Takes the state of the item.
  func read() {
    position = Vector(item.center)
    transform = item.transform
    formerAngle = Double(atan2(transform.b, transform.a))
    angle = formerAngle
    outline = ConvexOutline(of: item, transform)
    weigh()
  }

  private func weigh() {
    guard !properties.isAnchored else {
      (inverseMass, inverseInertia) = (0, 0)
      return
    }
    let (area, inertia) = outline.areaAndInertia
    let unit = 100.0 * 100
    let density = max(properties.density, 1e-3)
    // What has no area still has to move.
    let mass = max(area, 1) * density / unit
    inverseMass = 1 / mass
    inverseInertia = properties.allowsRotation && inertia > 0 ? unit / (inertia * density) : 0
  }

  /// Shows the state with the item.
  func write() {
    let center = CGPoint(x: position.x, y: position.y)
    if item.center != center { item.center = center }
    var turned = transform
    // Rounding alone is no turn.
    if abs(angle - formerAngle) > 1e-9 {
      turned = transform.concatenating(CGAffineTransform(rotationAngle: angle - formerAngle))
      (turned.tx, turned.ty) = (transform.tx, transform.ty)
    }
    if item.transform != turned { item.transform = turned }
  }

  /// The outline where the body is.
  var currentOutline: ConvexOutline { outline.turned(by: angle - formerAngle, movedBy: position) }

  /// From the centre to a place of the item, which is told in its coordinates.
  func arm(_ offset: UIOffset) -> Vector {
    let (sine, cosine) = (sin(angle), cos(angle))
    let (x, y) = (Double(offset.horizontal), Double(offset.vertical))
    return Vector(cosine * x - sine * y, sine * x + cosine * y)
  }

  /// The velocity of the body at a place, told from its centre.
  func velocity(at arm: Vector) -> Vector { velocity + arm.turned(angularVelocity) }

  /// Changes the velocities by an impulse at a place, told from the centre.
  func push(_ impulse: Vector, at arm: Vector) {
    velocity += impulse * inverseMass
    angularVelocity += arm.cross(impulse) * inverseInertia
  }

  /// How much the velocity at a place changes with an impulse along a direction, both along it.
  func mobility(at arm: Vector, along direction: Vector) -> Double {
    let turn = arm.cross(direction)
    return inverseMass + inverseInertia * turn * turn
  }

  /// Moves the body on, and slows it down.
  func advance(by step: Double) {
    guard !properties.isAnchored else {
      (velocity, angularVelocity) = (.zero, 0)
      return
    }
    if !properties.allowsRotation { angularVelocity = 0 }
    position += velocity * step
    angle += angularVelocity * step
  }

  /// Slows the body down.
  func resist(for step: Double) {
    velocity /= 1 + max(properties.resistance, 0) * step
    angularVelocity /= 1 + max(properties.angularResistance, 0) * step
  }

  /// Whether it has moved so far since it was last asked with this answer that somebody would see it.
  func hasMoved() -> Bool {
    guard (position - restingPlace).length > 0.25 || abs(angle - restingAngle) > 0.005 else { return false }
    (restingPlace, restingAngle) = (position, angle)
    return true
  }
}
