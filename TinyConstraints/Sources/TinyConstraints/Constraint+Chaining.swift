import UIKit

extension NSLayoutConstraint {
  /// Sets the priority and answers the constraint. Meant for constraints that are not active yet.
  public func with(_ priority: LayoutPriority) -> Self {
    self.priority = priority
    return self
  }

  /// Activates or deactivates the constraint and answers it.
  @discardableResult
  public func set(_ active: Bool) -> Self {
    isActive = active
    return self
  }
}

extension Collection<NSLayoutConstraint> {
  /// Activates all of them.
  @MainActor
  public func activate() {
    NSLayoutConstraint.activate(Array(self))
  }

  /// Deactivates all of them.
  @MainActor
  public func deActivate() {
    NSLayoutConstraint.deactivate(Array(self))
  }
}
