extension UITraitCollection {
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/init(userinterfaceidiom:)>.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    var values = TraitValues()
    values.userInterfaceIdiom = userInterfaceIdiom
    self.init(values: values)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/init(userinterfacestyle:)>.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var values = TraitValues()
    values.userInterfaceStyle = userInterfaceStyle
    self.init(values: values)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/init(layoutdirection:)>.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    var values = TraitValues()
    values.layoutDirection = layoutDirection
    self.init(values: values)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/init(displayscale:)>.
  public convenience init(displayScale: CGFloat) {
    var values = TraitValues()
    values.displayScale = displayScale
    self.init(values: values)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/init(horizontalsizeclass:)>.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    values.horizontalSizeClass = horizontalSizeClass
    self.init(values: values)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/init(verticalsizeclass:)>.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    values.verticalSizeClass = verticalSizeClass
    self.init(values: values)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/init(preferredcontentsizecategory:)>.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var values = TraitValues()
    values.preferredContentSizeCategory = preferredContentSizeCategory
    self.init(values: values)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/init(accessibilitycontrast:)>.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    var values = TraitValues()
    values.accessibilityContrast = accessibilityContrast
    self.init(values: values)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/init(userinterfacelevel:)>.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    var values = TraitValues()
    values.userInterfaceLevel = userInterfaceLevel
    self.init(values: values)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/init(legibilityweight:)>.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    var values = TraitValues()
    values.legibilityWeight = legibilityWeight
    self.init(values: values)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/init(displaygamut:)>.
  public convenience init(displayGamut: UIDisplayGamut) {
    var values = TraitValues()
    values.displayGamut = displayGamut
    self.init(values: values)
  }
}
