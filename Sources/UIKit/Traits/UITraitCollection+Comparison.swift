extension UITraitCollection {
  /// Whether dynamic colours may look different with these traits than with the other ones.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/hasdifferentcolorappearance(comparedto:)>.
  public final func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else {
      return true
    }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.userInterfaceIdiom != other.userInterfaceIdiom
      || values.displayGamut != other.displayGamut
      || hasDifferentCustomColorTraits(from: other)
  }

  private func hasDifferentCustomColorTraits(from other: TraitValues) -> Bool {
    guard !values.custom.isEmpty || !other.custom.isEmpty else { return false }
    let traits = values.custom.values.map(\.trait) + other.custom.values.map(\.trait)
    return traits.contains { $0.affectsColorAppearance && values.isDifferent($0, from: other) }
  }

  /// The system's traits that dynamic colours depend on, to register for their changes.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitraitcollection/systemtraitsaffectingcolorappearance>.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }

  /// Whether each trait that the other collection specifies has the same value here. An absent collection specifies none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/containstraits(in:)>.
  public final func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else {
      return true
    }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }
}
