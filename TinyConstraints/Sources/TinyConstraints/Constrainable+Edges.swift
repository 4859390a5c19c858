import UIKit

/// One edge of an item to one of another. `offset` is in points, to the right or down.
extension Constrainable {
  /// The leading edge at another's. `anchor` stands in for that edge of the other.
  @discardableResult
  public func leading(
    to view: Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    prepareForLayout()
    return leadingAnchor.constraint(to: anchor ?? view.leadingAnchor, offset: offset, relation: relation)
      .with(priority).set(isActive)
  }

  /// The leading edge at another's trailing edge.
  @discardableResult
  public func leadingToTrailing(
    of view: Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    leading(to: view, view.trailingAnchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
  }

  /// The trailing edge at another's. `anchor` stands in for that edge of the other.
  @discardableResult
  public func trailing(
    to view: Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    prepareForLayout()
    return trailingAnchor.constraint(to: anchor ?? view.trailingAnchor, offset: offset, relation: relation)
      .with(priority).set(isActive)
  }

  /// The trailing edge at another's leading edge.
  @discardableResult
  public func trailingToLeading(
    of view: Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    trailing(to: view, view.leadingAnchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
  }

  /// The left edge at another's. `anchor` stands in for that edge of the other.
  @discardableResult
  public func left(
    to view: Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    prepareForLayout()
    return leftAnchor.constraint(to: anchor ?? view.leftAnchor, offset: offset, relation: relation)
      .with(priority).set(isActive)
  }

  /// The left edge at another's right edge.
  @discardableResult
  public func leftToRight(
    of view: Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    left(to: view, view.rightAnchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
  }

  /// The right edge at another's. `anchor` stands in for that edge of the other.
  @discardableResult
  public func right(
    to view: Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    prepareForLayout()
    return rightAnchor.constraint(to: anchor ?? view.rightAnchor, offset: offset, relation: relation)
      .with(priority).set(isActive)
  }

  /// The right edge at another's left edge.
  @discardableResult
  public func rightToLeft(
    of view: Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    right(to: view, view.leftAnchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
  }

  /// The top edge at another's. `anchor` stands in for that edge of the other.
  @discardableResult
  public func top(
    to view: Constrainable, _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    prepareForLayout()
    return topAnchor.constraint(to: anchor ?? view.topAnchor, offset: offset, relation: relation)
      .with(priority).set(isActive)
  }

  /// The top edge at another's bottom edge.
  @discardableResult
  public func topToBottom(
    of view: Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    top(to: view, view.bottomAnchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
  }

  /// The bottom edge at another's. `anchor` stands in for that edge of the other.
  @discardableResult
  public func bottom(
    to view: Constrainable, _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    prepareForLayout()
    return bottomAnchor.constraint(to: anchor ?? view.bottomAnchor, offset: offset, relation: relation)
      .with(priority).set(isActive)
  }

  /// The bottom edge at another's top edge.
  @discardableResult
  public func bottomToTop(
    of view: Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    bottom(to: view, view.topAnchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
  }
}
