/// A guide whose constraints come and go as what it follows is near the edges of the view, or away from them.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitrackinglayoutguide>.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private final var near: [UInt: [NSLayoutConstraint]] = [:]
  private final var away: [UInt: [NSLayoutConstraint]] = [:]

  /// The edges that what the guide follows is near.
  final var nearEdges: NSDirectionalRectEdge { .bottom }

  /// Keeps constraints that are active while the guide is near all edges of a set, in place of those that it kept for it.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitrackinglayoutguide/setconstraints(_:activewhennearedge:)>.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
    near[edge.rawValue] = trackingConstraints
    isNear(edge)
      ? NSLayoutConstraint.activate(trackingConstraints) : NSLayoutConstraint.deactivate(trackingConstraints)
  }

  /// Keeps constraints that are active while the guide is near no edge of a set, in place of those that it kept for it.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitrackinglayoutguide/setconstraints(_:activewhenawayfrom:)>.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
    away[edge.rawValue] = trackingConstraints
    isAway(from: edge)
      ? NSLayoutConstraint.activate(trackingConstraints) : NSLayoutConstraint.deactivate(trackingConstraints)
  }

  /// What is kept for the guide being near edges.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitrackinglayoutguide/constraintsactivewhennearedge(_:)>.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }

  /// What is kept for the guide being away from edges.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitrackinglayoutguide/constraintsactivewhenawayfrom(_:)>.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }

  /// Deactivates and forgets all constraints that are kept.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitrackinglayoutguide/removealltrackedconstraints()>.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(near.values.flatMap { $0 } + away.values.flatMap { $0 })
    near = [:]
    away = [:]
  }

  private func isNear(_ edges: NSDirectionalRectEdge) -> Bool { !edges.isEmpty && nearEdges.isSuperset(of: edges) }

  private func isAway(from edges: NSDirectionalRectEdge) -> Bool { !edges.isEmpty && nearEdges.isDisjoint(with: edges) }
}
