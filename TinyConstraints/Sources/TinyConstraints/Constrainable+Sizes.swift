import UIKit

/// The size of an item.
extension Constrainable {
  /// Width and height are numbers of points.
  @discardableResult
  public func size(
    _ size: CGSize, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      width(size.width, relation: relation, priority: priority, isActive: isActive),
      height(size.height, relation: relation, priority: priority, isActive: isActive),
    ]
  }

  /// Width and height are `multiplier` times another's, and `insets` points.
  @discardableResult
  public func size(
    to view: Constrainable, multiplier: CGFloat = 1, insets: CGSize = .zero,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      width(
        to: view, multiplier: multiplier, offset: insets.width, relation: relation, priority: priority,
        isActive: isActive),
      height(
        to: view, multiplier: multiplier, offset: insets.height, relation: relation, priority: priority,
        isActive: isActive),
    ]
  }

  /// The width is `ratio` times the height.
  @discardableResult
  public func aspectRatio(
    _ ratio: CGFloat, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    widthToHeight(of: self, multiplier: ratio, relation: relation, priority: priority, isActive: isActive)
  }

  /// The width is a number of points.
  @discardableResult
  public func width(
    _ width: CGFloat, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    prepareForLayout()
    return widthAnchor.constraint(toConstant: width, relation: relation).with(priority).set(isActive)
  }

  /// The width is `multiplier` times another's, and `offset` points. `dimension` stands in for the other's width.
  @discardableResult
  public func width(
    to view: Constrainable, _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    prepareForLayout()
    return widthAnchor.constraint(
      to: dimension ?? view.widthAnchor, multiplier: multiplier, offset: offset, relation: relation
    ).with(priority).set(isActive)
  }

  /// The width is at least `min` and at most `max` points, where they are given.
  @discardableResult
  public func width(
    min: CGFloat? = nil, max: CGFloat? = nil, priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraints {
    prepareForLayout()
    var constraints: Constraints = []
    if let min { constraints.append(widthAnchor.constraint(greaterThanOrEqualToConstant: min)) }
    if let max { constraints.append(widthAnchor.constraint(lessThanOrEqualToConstant: max)) }
    return constraints.map { $0.with(priority).set(isActive) }
  }

  /// The width is `multiplier` times another's height, and `offset` points.
  @discardableResult
  public func widthToHeight(
    of view: Constrainable, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    width(
      to: view, view.heightAnchor, multiplier: multiplier, offset: offset, relation: relation, priority: priority,
      isActive: isActive)
  }

  /// The height is a number of points.
  @discardableResult
  public func height(
    _ height: CGFloat, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    prepareForLayout()
    return heightAnchor.constraint(toConstant: height, relation: relation).with(priority).set(isActive)
  }

  /// The height is `multiplier` times another's, and `offset` points. `dimension` stands in for the other's height.
  @discardableResult
  public func height(
    to view: Constrainable, _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    prepareForLayout()
    return heightAnchor.constraint(
      to: dimension ?? view.heightAnchor, multiplier: multiplier, offset: offset, relation: relation
    ).with(priority).set(isActive)
  }

  /// The height is at least `min` and at most `max` points, where they are given.
  @discardableResult
  public func height(
    min: CGFloat? = nil, max: CGFloat? = nil, priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraints {
    prepareForLayout()
    var constraints: Constraints = []
    if let min { constraints.append(heightAnchor.constraint(greaterThanOrEqualToConstant: min)) }
    if let max { constraints.append(heightAnchor.constraint(lessThanOrEqualToConstant: max)) }
    return constraints.map { $0.with(priority).set(isActive) }
  }

  /// The height is `multiplier` times another's width, and `offset` points.
  @discardableResult
  public func heightToWidth(
    of view: Constrainable, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    height(
      to: view, view.widthAnchor, multiplier: multiplier, offset: offset, relation: relation, priority: priority,
      isActive: isActive)
  }
}
