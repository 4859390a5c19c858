extension UIView {
  /// What `overrideUserInterfaceStyle` is, unless a subclass says something else.
  final var plainOverrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.overrideUserInterfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      ensuredExtras.overrideUserInterfaceStyle = newValue
      refreshTraits()
    }
  }

  /// Traits that the view and what is below it have, whatever is around; they win over `overrideUserInterfaceStyle`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/traitoverrides>.
  public final var traitOverrides: UITraitOverrides {
    get { extras?.traitOverrides ?? UITraitOverrides() }
    set {
      guard newValue.values != traitOverrides.values else { return }
      ensuredExtras.traitOverrides = newValue
      refreshTraits()
    }
  }

  /// The smallest text size of the view and what is below it; nil sets no limit.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/minimumcontentsizecategory>.
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.minimumContentSizeCategory }
    set {
      guard newValue != minimumContentSizeCategory else { return }
      ensuredExtras.minimumContentSizeCategory = newValue
      refreshTraits()
    }
  }

  /// The largest text size of the view and what is below it; nil sets no limit. Where it is below the smallest, the
  /// smallest wins, which Apple leaves open.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/maximumcontentsizecategory>.
  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.maximumContentSizeCategory }
    set {
      guard newValue != maximumContentSizeCategory else { return }
      ensuredExtras.maximumContentSizeCategory = newValue
      refreshTraits()
    }
  }

  /// Brings the traits of the view and of what is below it up to date.
  ///
  /// Changes of traits take effect at once here, where UIKit may gather them until the next layout; the traits are
  /// therefore up to date before the call too.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/updatetraitsifneeded()>.
  public final func updateTraitsIfNeeded() {
    refreshTraits()
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
    let inherited = inheritedTraits
    let traits = extras.map { $0.traits(from: inherited) } ?? inherited
    let former = effectiveTraits
    storedTraits = traits
    guard traits !== former, traits != former else {
      // The same values: those below can only differ where they never looked.
      for child in storedSubviews where child.storedTraits !== traits { child.refreshTraits() }
      return
    }
    if flags.contains(.hasDynamicBackground) { updateBackgroundColor() }
    if flags.contains(.drawsItself) { setNeedsDisplay() }
    if traits.preferredContentSizeCategory != former.preferredContentSizeCategory { updateReadableWidth() }
    if traits.layoutDirection != former.layoutDirection { layoutHook_layoutDirectionDidChange() }
    storedLayer.setNeedsLayout()
    traitsDidChange(from: former)
    if let owningController {
      owningController.traitCollectionDidChange(former)
      owningController.traitChangeRegistry?.notify(owningController, from: former, to: traits)
    }
    traitCollectionDidChange(former)
    extras?.traitChangeRegistry?.notify(self, from: former, to: traits)
    for child in storedSubviews { child.refreshTraits() }
  }
}

extension UIView: UITraitChangeObservable, TraitChangeRegistering {
  final var traitChangeRegistry: TraitChangeRegistry? {
    get { extras?.traitChangeRegistry }
    set { ensuredExtras.traitChangeRegistry = newValue }
  }
}

extension ViewExtras {
  /// What the view makes of the traits around it.
  fileprivate func traits(from inherited: UITraitCollection) -> UITraitCollection {
    var values = inherited.values
    if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
    values.merge(traitOverrides.values)
    if let maximum = maximumContentSizeCategory, values.preferredContentSizeCategory > maximum {
      values.preferredContentSizeCategory = maximum
    }
    if let minimum = minimumContentSizeCategory, values.preferredContentSizeCategory < minimum {
      values.preferredContentSizeCategory = minimum
    }
    return values == inherited.values ? inherited : UITraitCollection(values: values)
  }
}
