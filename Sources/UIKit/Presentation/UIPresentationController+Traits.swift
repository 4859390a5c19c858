extension UIPresentationController: UITraitChangeObservable, TraitChangeRegistering {
  /// Traits that this controller and what it presents have, whatever is around; they win over `overrideTraitCollection`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipresentationcontroller/traitoverrides>.
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set {
      guard newValue.values != storedTraitOverrides.values else { return }
      let former = traitCollection
      storedTraitOverrides = newValue
      tellTraits(from: former)
      presentedViewController.storedView?.refreshTraits()
    }
  }

  /// The traits that the presentation gives its content.
  final func contentTraits(from around: UITraitCollection) -> UITraitCollection {
    overridden(traits(from: around))
  }

  /// The traits with what is overridden here, by either way.
  final func addedTraits(to traits: UITraitCollection) -> UITraitCollection {
    overridden(overrideTraitCollection.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits)
  }

  /// The traits of what is around, with this controller's own.
  final func overridden(_ traits: UITraitCollection) -> UITraitCollection {
    var values = traits.values
    values.merge(storedTraitOverrides.values)
    return values == traits.values ? traits : UITraitCollection(values: values)
  }

  /// What is around has other traits; the former ones are given.
  final func traitsAroundDidChange(from former: UITraitCollection?) {
    tellTraits(from: former.map(overridden))
  }

  private func tellTraits(from former: UITraitCollection?) {
    traitCollectionDidChange(former)
    guard let former, let traitChangeRegistry else { return }
    traitChangeRegistry.notify(self, from: former, to: traitCollection)
  }
}
