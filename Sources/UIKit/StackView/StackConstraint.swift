/// A constraint that a stack view wants: made only where no present one is the same.
struct StackConstraint {
  let identifier: String
  let first: LayoutReference
  var relation = NSLayoutConstraint.Relation.equal
  var second: LayoutReference?
  /// What the first side is measured from, where it is a distance.
  var origin: LayoutReference?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required
}

/// The constraints that come and go in one update.
@MainActor
struct StackUpdate {
  private var obsolete: [NSLayoutConstraint] = []
  private var fresh: [NSLayoutConstraint] = []

  /// Puts into a slot what is wanted there; what is there stays if at most its constant differs.
  mutating func set(_ slot: inout NSLayoutConstraint?, to wanted: StackConstraint?) {
    guard let wanted else {
      if let present = slot { obsolete.append(present) }
      slot = nil
      return
    }
    if let present = slot {
      if present.isActive, present.isTheSame(as: wanted) {
        present.constant = wanted.constant
        present.identifier = wanted.identifier
        return
      }
      obsolete.append(present)
    }
    let made = NSLayoutConstraint(
      wanted.first, wanted.relation, wanted.second, multiplier: wanted.multiplier, constant: wanted.constant,
      origins: wanted.origin.map { ConstraintOrigins(first: $0, second: nil) })
    made.priority = wanted.priority
    made.identifier = wanted.identifier
    slot = made
    fresh.append(made)
  }

  /// Takes effect: what is obsolete goes first, so that nothing contradicts it.
  func apply() {
    NSLayoutConstraint.deactivate(obsolete)
    NSLayoutConstraint.activate(fresh)
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint differs from a wanted one in its constant at most.
  fileprivate final func isTheSame(as wanted: StackConstraint) -> Bool {
    guard first == wanted.first, relation == wanted.relation, storedPriority == wanted.priority,
      multiplier == wanted.multiplier
    else { return false }
    return NSLayoutConstraint.areEqual(second, wanted.second)
      && NSLayoutConstraint.areEqual(origins?.first, wanted.origin)
  }

  private static func areEqual(_ lhs: LayoutReference?, _ rhs: LayoutReference?) -> Bool {
    guard let lhs, let rhs else { return lhs == nil && rhs == nil }
    return lhs == rhs
  }
}
