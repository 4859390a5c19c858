import UIKit

/// Several edges, the middle or the size of a view to its superview's, or to the superview's safe area.
extension UIView {
  /// All edges at the superview's within `insets`, but for those excluded: top, left, bottom, right.
  @discardableResult
  public func edgesToSuperview(
    excluding excludedEdge: LayoutEdge = .none, insets: TinyEdgeInsets = .zero,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left: LayoutEdge = isRightToLeft ? .trailing : .leading
    let right: LayoutEdge = isRightToLeft ? .leading : .trailing
    var excluded = excludedEdge.intersection([.top, .left, .bottom, .right])
    if excludedEdge.contains(left) { excluded.insert(.left) }
    if excludedEdge.contains(right) { excluded.insert(.right) }
    return edges(
      to: container(usingSafeArea), excluding: excluded, insets: insets, relation: relation, priority: priority,
      isActive: isActive)
  }

  /// The left and the right edge at the superview's within `insets`: left, right.
  @discardableResult
  public func horizontalToSuperview(
    insets: TinyEdgeInsets = .zero, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    edges(
      to: container(usingSafeArea), excluding: [.top, .bottom], insets: insets, relation: relation,
      priority: priority, isActive: isActive)
  }

  /// The top and the bottom edge at the superview's within `insets`: top, bottom.
  @discardableResult
  public func verticalToSuperview(
    insets: TinyEdgeInsets = .zero, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    edges(
      to: container(usingSafeArea), excluding: [.left, .right], insets: insets, relation: relation,
      priority: priority, isActive: isActive)
  }

  /// The left and the top edge at the superview's, moved by `insets`: left, top.
  @discardableResult
  public func originToSuperview(
    insets: CGVector = .zero, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    origin(
      to: container(usingSafeArea), insets: insets, relation: relation, priority: priority, isActive: isActive)
  }

  /// The middle at the superview's, in both directions: horizontal, vertical.
  @discardableResult
  public func centerInSuperview(
    offset: CGPoint = .zero, priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    center(in: container(usingSafeArea), offset: offset, priority: priority, isActive: isActive)
  }

  /// The middle at the superview's in this direction.
  @discardableResult
  public func centerXToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    centerX(
      to: container(usingSafeArea), anchor, multiplier: multiplier, offset: offset, priority: priority,
      isActive: isActive)
  }

  /// The middle at the superview's in this direction.
  @discardableResult
  public func centerYToSuperview(
    _ anchor: NSLayoutYAxisAnchor? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    centerY(
      to: container(usingSafeArea), anchor, multiplier: multiplier, offset: offset, priority: priority,
      isActive: isActive)
  }

  /// The width is `multiplier` times the superview's, and `offset` points.
  @discardableResult
  public func widthToSuperview(
    _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    width(
      to: container(usingSafeArea), dimension, multiplier: multiplier, offset: offset, relation: relation,
      priority: priority, isActive: isActive)
  }

  /// The height is `multiplier` times the superview's, and `offset` points.
  @discardableResult
  public func heightToSuperview(
    _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    height(
      to: container(usingSafeArea), dimension, multiplier: multiplier, offset: offset, relation: relation,
      priority: priority, isActive: isActive)
  }

  /// Width and height are `multiplier` times the superview's, and `insets` points.
  @discardableResult
  public func sizeToSuperview(
    multiplier: CGFloat = 1, insets: CGSize = .zero, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    size(
      to: container(usingSafeArea), multiplier: multiplier, insets: insets, relation: relation, priority: priority,
      isActive: isActive)
  }
}
