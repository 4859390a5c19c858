extension UIViewController {
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/parent>.
  public final var parent: UIViewController? { storedParent }

  /// The child controllers, in the order in which they were added.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/children>.
  public final var children: [UIViewController] { storedChildren }

  final func adopt(_ child: UIViewController) {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current === child {
        raise(
          "NSInvalidArgumentException",
          "Can't add \(type(of: child)) as a child of \(type(of: self)): a controller cannot be its own descendant")
        return
      }
      ancestor = current.storedParent
    }
    guard child.storedParent !== self else { return }
    if child.storedParent != nil {
      child.willMove(toParent: nil)
      child.leaveParent()
    }
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
    child.storedView?.refreshTraits()
  }

  final func leaveParent() {
    guard let former = storedParent else { return }
    former.childTraits?[ObjectIdentifier(self)] = nil
    withExtendedLifetime(self) {
      former.storedChildren.removeAll { $0 === self }
      storedParent = nil
      didMove(toParent: nil)
      if appearance == .disappeared { isLeavingParent = false }
    }
  }

  /// Traits that a child has whatever is around it; nil takes them back.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/setoverridetraitcollection(_:forchild:)>.
  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    var overrides = childTraits ?? [:]
    overrides[ObjectIdentifier(childViewController)] = collection
    childTraits = overrides.isEmpty ? nil : overrides
    childViewController.storedView?.refreshTraits()
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/overridetraitcollection(forchild:)>.
  public final func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraits?[ObjectIdentifier(childViewController)]
  }
}
