extension UIView {
  /// What `layoutMargins` is, unless a subclass says something else.
  final var plainLayoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { directionalLayoutMargins = newValue.directional(effectiveUserInterfaceLayoutDirection) }
  }

  /// What `directionalLayoutMargins` is, unless a subclass says something else.
  final var plainDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set {
      let sum = newValue.top + newValue.leading + newValue.bottom + newValue.trailing
      guard sum - sum == 0 else {
        raise("NSInvalidArgumentException", "Layout margins must be finite. View: \(shortDescription)")
        return
      }
      guard extras?.margins != newValue else { return }
      ensuredExtras.margins = newValue
      marginsDidChange()
    }
  }

  /// What `preservesSuperviewLayoutMargins` is, unless a subclass says something else.
  final var plainPreservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesSuperviewLayoutMargins) }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      flags.set(.preservesSuperviewLayoutMargins, newValue)
      marginsDidChange()
    }
  }

  /// What `insetsLayoutMarginsFromSafeArea` is, unless a subclass says something else.
  final var plainInsetsLayoutMarginsFromSafeArea: Bool {
    get { flags.contains(.insetsLayoutMarginsFromSafeArea) }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      flags.set(.insetsLayoutMarginsFromSafeArea, newValue)
      marginsDidChange()
    }
  }

  private var effectiveMargins: UIEdgeInsets {
    var margins = ownMargins.resolved(effectiveUserInterfaceLayoutDirection)
    if flags.contains(.insetsLayoutMarginsFromSafeArea) { margins = margins + storedSafeAreaInsets }
    if flags.contains(.preservesSuperviewLayoutMargins), let parent = storedSuperview {
      let inherited = parent.effectiveMargins.reaching(into: frameWithoutTransform, of: parent.storedLayer.bounds)
      margins = UIEdgeInsets(
        top: max(margins.top, inherited.top), left: max(margins.left, inherited.left),
        bottom: max(margins.bottom, inherited.bottom), right: max(margins.right, inherited.right))
    }
    return margins
  }

  private var ownMargins: NSDirectionalEdgeInsets {
    guard let owningController else {
      return extras?.margins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    var margins = extras?.margins ?? .zero
    if owningController.viewRespectsSystemMinimumLayoutMargins {
      let minimum = owningController.systemMinimumLayoutMargins
      margins.leading = max(margins.leading, minimum.leading)
      margins.trailing = max(margins.trailing, minimum.trailing)
    }
    return margins
  }

  /// The place of a view that preserves its superview's margins changed, or the superview's size: tells of the margins
  /// where that makes them others.
  final func inheritedMarginsMayDiffer() {
    let margins = effectiveMargins
    if extras?.toldMargins != margins { marginsDidChange() }
  }

  /// Tells the view, its constraints, and the subviews that preserve its margins.
  final func marginsDidChange() {
    if flags.contains(.preservesSuperviewLayoutMargins) { ensuredExtras.toldMargins = effectiveMargins }
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
    layoutHook_marginsDidChange()
    storedLayer.setNeedsLayout()
    for child in storedSubviews where child.flags.contains(.preservesSuperviewLayoutMargins) {
      child.marginsDidChange()
    }
  }
}
