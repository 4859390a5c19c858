extension UIView {
  /// The tint of a view that nobody gave one: the system's blue.
  private static let defaultTint = UIColor.systemBlue

  /// What `tintAdjustmentMode` is, unless a subclass says something else.
  final var plainTintAdjustmentMode: UIView.TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      guard newValue != .automatic || flags.contains(.hasOwnTintAdjustment) else { return }
      let former = effectiveTintAdjustmentMode
      ensuredExtras.tintAdjustmentMode = newValue
      flags.set(.hasOwnTintAdjustment, newValue != .automatic)
      if effectiveTintAdjustmentMode != former { propagateTintAdjustment() }
    }
  }

  private final var effectiveTintAdjustmentMode: UIView.TintAdjustmentMode {
    var current: UIView? = self
    while let view = current {
      if view.flags.contains(.hasOwnTintAdjustment), let mode = view.extras?.tintAdjustmentMode { return mode }
      current = view.storedSuperview
    }
    return .normal
  }

  /// The tint, the view's own or inherited, before it is dimmed.
  private final var undimmedTintColor: UIColor {
    var current: UIView? = self
    while let view = current {
      if view.flags.contains(.hasOwnTint), let color = view.extras?.tintColor { return color }
      current = view.storedSuperview
    }
    return Self.defaultTint
  }

  final var effectiveTintColor: UIColor {
    let color = undimmedTintColor
    return effectiveTintAdjustmentMode == .dimmed ? color.dimmedTint : color
  }

  /// Gives the view a tint of its own, or, with nil, its superview's again.
  final func setTintColor(_ color: UIColor?) {
    guard color != nil || flags.contains(.hasOwnTint) else { return }
    ensuredExtras.tintColor = color
    flags.set(.hasOwnTint, color != nil)
    propagateTint()
  }

  /// Tells the view and those below that inherit its tint, the view first.
  final func propagateTint() {
    tintColorDidChange()
    for child in storedSubviews where !child.flags.contains(.hasOwnTint) { child.propagateTint() }
  }

  /// Tells the view and those below that inherit its mode, whosoever their tint is.
  private final func propagateTintAdjustment() {
    tintColorDidChange()
    for child in storedSubviews where !child.flags.contains(.hasOwnTintAdjustment) { child.propagateTintAdjustment() }
  }

  /// After a move: tells the subtree only where the inherited tint may differ from what it was.
  final func inheritTint() {
    if !flags.contains(.hasOwnTintAdjustment), effectiveTintAdjustmentMode == .dimmed {
      propagateTintAdjustment()
    } else if !flags.contains(.hasOwnTint), undimmedTintColor !== Self.defaultTint {
      propagateTint()
    }
  }
}

extension UIColor {
  /// The colour as a dimmed tint: a grey of its luminance, of the same opacity. Apple gives no formula.
  final var dimmedTint: UIColor {
    if isDynamic { return UIColor { traits in self.resolvedColor(with: traits).dimmedTint } }
    let rgba = cgColor.rgba
    let luminance = 0.2126 * rgba.x + 0.7152 * rgba.y + 0.0722 * rgba.z
    return UIColor(white: luminance, alpha: rgba.w)
  }
}
