extension UIView {
  /// The tint of a view that nobody gave one: the system's blue.
  private static let defaultTint = UIColor.systemBlue

  final var effectiveTintColor: UIColor {
    var current: UIView? = self
    while let view = current {
      if view.flags.contains(.hasOwnTint), let color = view.extras?.tintColor { return color }
      current = view.storedSuperview
    }
    return Self.defaultTint
  }

  /// Gives the view a tint of its own, or, with nil, its superview's again.
  final func setTintColor(_ color: UIColor?) {
    guard color != nil || flags.contains(.hasOwnTint) else { return }
    ensuredExtras.tintColor = color
    flags.set(.hasOwnTint, color != nil)
    propagateTint()
  }

  /// Tells the view and those below that inherit its tint.
  final func propagateTint() {
    tintColorDidChange()
    for child in storedSubviews where !child.flags.contains(.hasOwnTint) { child.propagateTint() }
  }

  /// After a move: tells the subtree only where the inherited tint may differ from the default.
  final func propagateInheritedTint() {
    guard effectiveTintColor !== Self.defaultTint else { return }
    propagateTint()
  }
}
