import UIKit

/// Several edges of an item at once.
extension Constrainable {
  /// The edges at another's, within `insets`: top, left, bottom, right, but for those excluded. With `equalOrLess` and
  /// `equalOrGreater` the relation is the one of each edge's coordinate.
  @discardableResult
  public func edges(
    to view: Constrainable, excluding excludedEdge: LayoutEdge = .none, insets: TinyEdgeInsets = .zero,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    var constraints: Constraints = []
    if !excludedEdge.contains(.top) {
      constraints.append(
        top(to: view, offset: insets.top, relation: relation, priority: priority, isActive: isActive))
    }
    if !excludedEdge.contains(.left), !excludedEdge.contains(.leading) {
      constraints.append(
        left(to: view, offset: insets.left, relation: relation, priority: priority, isActive: isActive))
    }
    if !excludedEdge.contains(.bottom) {
      constraints.append(
        bottom(to: view, offset: -insets.bottom, relation: relation, priority: priority, isActive: isActive))
    }
    if !excludedEdge.contains(.right), !excludedEdge.contains(.trailing) {
      constraints.append(
        right(to: view, offset: -insets.right, relation: relation, priority: priority, isActive: isActive))
    }
    return constraints
  }

  /// The left and the top edge at another's, moved by `insets`: left, top.
  @discardableResult
  public func origin(
    to view: Constrainable, insets: CGVector = .zero, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      left(to: view, offset: insets.dx, relation: relation, priority: priority, isActive: isActive),
      top(to: view, offset: insets.dy, relation: relation, priority: priority, isActive: isActive),
    ]
  }
}
