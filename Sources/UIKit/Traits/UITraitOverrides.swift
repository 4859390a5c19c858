/// Traits that a view, a controller or a scene has whatever is around it, and passes on to what it holds.
///
/// Set a value to override it. A value that is set to unspecified overrides nothing, which Apple leaves open.
/// Specified by <https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct>.
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  /// Whether a trait is overridden.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct/contains(_:)>.
  public func contains(_ trait: UITrait) -> Bool {
    values.specifies(trait)
  }

  /// Lets a trait follow what is around again.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct/remove(_:)>.
  public mutating func remove(_ trait: UITrait) {
    values.remove(trait)
  }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }

  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }

  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }

  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }

  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }

  public var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }

  public var displayGamut: UIDisplayGamut {
    get { values.displayGamut }
    set { values.displayGamut = newValue }
  }
}
