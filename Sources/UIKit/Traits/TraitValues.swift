/// The values of a trait collection, each with an unspecified state.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  /// Values of traits that the application defined.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// Takes over each value that the other specifies.
  mutating func merge(_ other: TraitValues) {
    func take<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>, unless unspecified: Value) {
      if other[keyPath: path] != unspecified {
        self[keyPath: path] = other[keyPath: path]
      }
    }
    take(\.userInterfaceIdiom, unless: .unspecified)
    take(\.userInterfaceStyle, unless: .unspecified)
    take(\.layoutDirection, unless: .unspecified)
    take(\.displayScale, unless: 0)
    take(\.horizontalSizeClass, unless: .unspecified)
    take(\.verticalSizeClass, unless: .unspecified)
    take(\.preferredContentSizeCategory, unless: .unspecified)
    take(\.accessibilityContrast, unless: .unspecified)
    take(\.userInterfaceLevel, unless: .unspecified)
    take(\.legibilityWeight, unless: .unspecified)
    take(\.displayGamut, unless: .unspecified)
    if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
  }
}
