extension UIView {
  /// Light or dark for this view and what is below it, whatever is around; unspecified follows.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle>.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.overrideUserInterfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      ensuredExtras.overrideUserInterfaceStyle = newValue
      refreshTraits()
    }
  }

  /// The traits as last found; outside a window, what the view was last in, or the screen's.
  final var effectiveTraits: UITraitCollection {
    storedTraits ?? UITraitCollection.fallback
  }

  /// What is around the view, as its controller, where it is a root view, lets it through.
  private var inheritedTraits: UITraitCollection {
    let around = storedSuperview?.effectiveTraits ?? windowTraits
    return owningController?.traits(from: around) ?? around
  }

  private var windowTraits: UITraitCollection {
    (self as? UIWindow)?.windowScene?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Finds the traits of the view and of what is below it again, and tells those whose traits changed.
  final func refreshTraits() {
    var traits = inheritedTraits
    if let style = extras?.overrideUserInterfaceStyle, style != .unspecified {
      traits = traits.modifyingTraits { $0.userInterfaceStyle = style }
    }
    let former = effectiveTraits
    storedTraits = traits
    guard traits !== former, traits != former else {
      // The same values: those below can only differ where they never looked.
      for child in storedSubviews where child.storedTraits !== traits { child.refreshTraits() }
      return
    }
    if flags.contains(.hasDynamicBackground) { updateBackgroundColor() }
    if flags.contains(.drawsItself) { setNeedsDisplay() }
    if traits.layoutDirection != former.layoutDirection { layoutHook_layoutDirectionDidChange() }
    storedLayer.setNeedsLayout()
    owningController?.traitCollectionDidChange(former)
    traitCollectionDidChange(former)
    for child in storedSubviews { child.refreshTraits() }
  }
}
