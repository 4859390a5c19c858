/// The bodies of an animator, and how they move on in steps of a fixed length: the same motion on each machine.
@MainActor
final class DynamicWorld {
  /// Two that touch: two items, or an item and a boundary.
  struct Touch {
    var first: DynamicBody
    /// Nil of a boundary.
    var second: DynamicBody?
    var boundary: (any NSCopying)?
    var place: CGPoint

    @MainActor
    func isSame(as other: Touch) -> Bool {
      guard first === other.first, second === other.second else { return false }
      return second != nil || UICollisionBehavior.isSame(boundary, other.boundary)
    }
  }

  /// The length of a step in seconds.
  static let step = 1.0 / 240
  /// How often contacts and joints are solved in a step: enough for a stack of a few items.
  private static let iterations = 12

  /// In the order in which behaviors mentioned their items.
  private(set) var bodies: [DynamicBody] = []
  private var bodyOfItem: [ObjectIdentifier: DynamicBody] = [:]

  func body(of item: any UIDynamicItem) -> DynamicBody? { bodyOfItem[ObjectIdentifier(item)] }

  /// Has a body for each of the items, and for no others. Those that stay keep their velocities.
  func setItems(_ items: [any UIDynamicItem]) {
    bodies = items.map { body(of: $0) ?? DynamicBody($0) }
    bodyOfItem = [:]
    for body in bodies { bodyOfItem[ObjectIdentifier(body.item)] = body }
  }

  /// Moves everything on by one step.
  func advance(_ behaviors: [UIDynamicBehavior], in reference: UIView?) {
    let step = Self.step
    for behavior in behaviors { behavior.push(in: self, for: step) }
    for body in bodies { body.resist(for: step) }
    var joints: [DynamicJoint] = []
    var contacts: [DynamicContact] = []
    for behavior in behaviors {
      joints += behavior.joints(in: self, for: step)
      if let collision = behavior as? UICollisionBehavior { contacts += touch(collision, in: reference) }
    }
    for _ in 0..<Self.iterations {
      for index in joints.indices { joints[index].solve() }
      for index in contacts.indices { contacts[index].solve() }
    }
    for body in bodies { body.advance(by: step) }
    for contact in contacts { contact.separate() }
  }

  /// Finds what touches of a behavior's items; the behavior keeps it to be told of.
  private func touch(_ behavior: UICollisionBehavior, in reference: UIView?) -> [DynamicContact] {
    var contacts: [DynamicContact] = []
    var touches: [Touch] = []
    let boundaries = behavior.currentBoundaries(in: reference)
    let moved = behavior.items.compactMap { body(of: $0) }
    let outlines = moved.map(\.currentOutline)
    for (index, body) in moved.enumerated() {
      for boundary in boundaries {
        var place: CGPoint?
        for outline in boundary.outlines {
          guard let manifold = ContactManifold(outline, outlines[index]) else { continue }
          contacts.append(DynamicContact(nil, body, manifold))
          place = place ?? Self.place(manifold)
        }
        if let place { touches.append(Touch(first: body, boundary: boundary.identifier, place: place)) }
      }
      guard behavior.collisionMode.contains(.items) else { continue }
      for other in moved.indices.dropFirst(index + 1) {
        guard body.inverseMass + moved[other].inverseMass > 0,
          let manifold = ContactManifold(outlines[index], outlines[other])
        else { continue }
        contacts.append(DynamicContact(body, moved[other], manifold))
        touches.append(Touch(first: body, second: moved[other], place: Self.place(manifold)))
      }
    }
    behavior.note(touches)
    return contacts
  }

  private static func place(_ manifold: ContactManifold) -> CGPoint {
    let sum = manifold.points.reduce(SIMD2<Double>.zero) { $0 + $1.place }
    let middle = sum / Double(manifold.points.count)
    return CGPoint(x: middle.x, y: middle.y)
  }
}

extension UICollisionBehavior {
  /// Keeps what touches now, and puts into `changes` what began and ceased to since the step before.
  final func note(_ touches: [DynamicWorld.Touch]) {
    for former in touching where !touches.contains(where: { $0.isSame(as: former) }) {
      changes.append((former, false))
    }
    for touch in touches where !touching.contains(where: { $0.isSame(as: touch) }) {
      changes.append((touch, true))
    }
    touching = touches
  }

  /// Tells the delegate of what changed.
  final func tellOfChanges() {
    guard !changes.isEmpty else { return }
    let told = changes
    changes = []
    for (touch, isBeginning) in told {
      guard let delegate = collisionDelegate else { return }
      switch (touch.second, isBeginning) {
      case (let second?, true):
        delegate.collisionBehavior(self, beganContactFor: touch.first.item, with: second.item, at: touch.place)
      case (let second?, false):
        delegate.collisionBehavior(self, endedContactFor: touch.first.item, with: second.item)
      case (nil, true):
        delegate.collisionBehavior(
          self, beganContactFor: touch.first.item, withBoundaryIdentifier: touch.boundary, at: touch.place)
      case (nil, false):
        delegate.collisionBehavior(self, endedContactFor: touch.first.item, withBoundaryIdentifier: touch.boundary)
      }
    }
  }
}
