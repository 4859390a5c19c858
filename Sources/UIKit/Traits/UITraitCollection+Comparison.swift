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
