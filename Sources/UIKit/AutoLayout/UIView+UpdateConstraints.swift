extension UIView {
  /// What `needsUpdateConstraints` does, unless a subclass does something else.
  final func plainNeedsUpdateConstraints() -> Bool {
    layoutState?.needsUpdateConstraints ?? false
  }

  /// What `updateConstraintsIfNeeded` does, unless a subclass does something else.
  final func plainUpdateConstraintsIfNeeded() {
    UpdateConstraintsQueue.update(treeOf: self)
  }

  /// Whether a class overrides `updateConstraints()`: its views are asked once, without having asked for it, when they
  /// come into a tree.
  static func updatesConstraints(_ type: UIView.Type) -> Bool {
    guard type != UIView.self else { return false }
    return methodTable(of: type)[updateConstraintsPlace] != methodTable(of: UIView.self)[updateConstraintsPlace]
  }

  private static let updateConstraintsPlace: Int = {
    let base = methodTable(of: UIView.self)
    let plain = methodTable(of: PlainConstraintsProbe.self)
    let probe = methodTable(of: UpdateConstraintsProbe.self)
    let places = base.indices.filter { probe[$0] != base[$0] && plain[$0] == base[$0] }
    precondition(places.count == 1, "updateConstraints() has no place of its own in the method table of UIView")
    return places[0]
  }()
}

private final class PlainConstraintsProbe: UIView {
}

private final class UpdateConstraintsProbe: UIView {
  override func updateConstraints() {
    preconditionFailure("The probe for updateConstraints() is never updated")
  }
}
