extension UIViewController: UITraitChangeObservable, TraitChangeRegistering {
  /// Light or dark for the controller's view, whatever is around; unspecified follows.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/overrideuserinterfacestyle>.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedOverrideStyle }
    set {
      guard newValue != storedOverrideStyle else { return }
      storedOverrideStyle = newValue
      storedView?.refreshTraits()
    }
  }

  /// Traits that the controller's view and what is below it have, whatever is around; they win over
  /// `overrideUserInterfaceStyle`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/traitoverrides>.
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set {
      guard newValue.values != storedTraitOverrides.values else { return }
      storedTraitOverrides = newValue
      storedView?.refreshTraits()
    }
  }

  /// Brings the traits of the controller's view and of what is below it up to date, as the view's method of that name.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/updatetraitsifneeded()>.
  public final func updateTraitsIfNeeded() {
    storedView?.refreshTraits()
  }

  /// What the controller makes of the traits around it.
  final func traits(from inherited: UITraitCollection) -> UITraitCollection {
    var traits = inherited
    if let presentation = modal?.presentation {
      traits = presentation.controller.contentTraits(from: traits)
      // The one that was asked for gives its own, although another has its place.
      if presentation.own !== presentation.controller { traits = presentation.own.addedTraits(to: traits) }
    }
    if let override = storedParent?.childTraits?[ObjectIdentifier(self)] {
      traits = UITraitCollection(traitsFrom: [traits, override])
    }
    var values = traits.values
    if storedOverrideStyle != .unspecified { values.userInterfaceStyle = storedOverrideStyle }
    values.merge(storedTraitOverrides.values)
    return values == traits.values ? traits : UITraitCollection(values: values)
  }
}
