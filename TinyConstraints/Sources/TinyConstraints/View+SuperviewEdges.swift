import UIKit

/// Edges of a view to its superview's, or to the superview's safe area. A view without a superview stops the program, as
/// there is nothing to hold it to. Offsets are in points, to the right or down.
extension UIView {
  /// What of the superview a call holds the view to.
  final func container(_ usingSafeArea: Bool) -> Constrainable {
    guard let superview else {
      fatalError("\(self) has no superview: a constraint to the superview cannot be made")
    }
    return usingSafeArea ? superview.safeAreaLayoutGuide : superview
  }

  /// The top edge at the superview's.
  @discardableResult
  public func topToSuperview(
    _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    top(
      to: container(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
  }

  /// The bottom edge at the superview's.
  @discardableResult
  public func bottomToSuperview(
    _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    bottom(
      to: container(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
  }

  /// The left edge at the superview's.
  @discardableResult
  public func leftToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    left(
      to: container(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
  }

  /// The right edge at the superview's.
  @discardableResult
  public func rightToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    right(
      to: container(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
  }

  /// The leading edge at the superview's. The offset counts to the right in a left-to-right interface and to the left in a
  /// right-to-left one.
  @discardableResult
  public func leadingToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    leading(
      to: container(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
  }

  /// The trailing edge at the superview's. The offset counts to the right in a left-to-right interface and to the left in a
  /// right-to-left one.
  @discardableResult
  public func trailingToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    trailing(
      to: container(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
  }
}
