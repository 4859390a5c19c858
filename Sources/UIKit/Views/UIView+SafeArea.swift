extension UIView {
  /// What `safeAreaInsets` is, unless a subclass says something else.
  final var plainSafeAreaInsets: UIEdgeInsets {
    PropertyObservers.willRead(self, "safeAreaInsets")
    return storedSafeAreaInsets
  }

  /// Finds the insets again and tells the view, and then those below whose insets may follow.
  ///
  /// Costs nothing where neither the superview nor the view has insets.
  final func updateSafeAreaInsets(boundsDidChange: Bool = false) {
    if storedSafeAreaInsets == .zero, owningController == nil, let storedSuperview,
      storedSuperview.storedSafeAreaInsets == .zero
    {
      return
    }
    let insets = currentSafeAreaInsets
    let former = storedSafeAreaInsets
    if insets == former {
      guard boundsDidChange, insets != .zero else { return }
    } else {
      storedSafeAreaInsets = insets
      flags.set(.hasSafeArea, insets != .zero)
      safeAreaInsetsDidChange()
      if PropertyObservers.isActive { PropertyObservers.didChange(self, "safeAreaInsets") }
      owningController?.viewSafeAreaInsetsDidChange()
      layoutHook_safeAreaDidChange()
      if flags.contains(.insetsLayoutMarginsFromSafeArea) { marginsDidChange() }
      storedLayer.setNeedsLayout()
    }
    for child in storedSubviews { child.updateSafeAreaInsets() }
  }

  private var currentSafeAreaInsets: UIEdgeInsets {
    guard let window = storedWindow else { return .zero }
    var insets: UIEdgeInsets
    if let parent = storedSuperview {
      insets =
        parent.storedSafeAreaInsets == .zero
        ? .zero : parent.storedSafeAreaInsets.reaching(into: frameForSafeArea, of: parent.storedLayer.bounds)
    } else {
      insets = window.deviceSafeAreaInsets
    }
    if let owningController { insets = insets + owningController.additionalSafeAreaInsets }
    return insets
  }

  /// The untransformed frame: an animation by transform does not move the safe area of the content.
  private var frameForSafeArea: CGRect {
    let bounds = storedLayer.bounds
    let anchor = storedLayer.anchorPoint
    let position = storedLayer.position
    return CGRect(
      x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }
}
