/// The environment of a part of the interface: light or dark, roomy or compact, how many pixels a point.
///
/// A collection never changes, and two collections with the same values are equal. Each trait may be unspecified.
/// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection>.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
  }

  /// A collection in which every trait is unspecified.
  public override init() {
    values = TraitValues()
  }

  /// One collection from several: of each trait the last value that is specified.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/init(traitsfrom:)>.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections {
      values.merge(collection.values)
    }
    self.init(values: values)
  }

  /// A collection with the traits that the closure sets.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/init(mutations:)>.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().mutated(by: mutations))
  }

  /// The same collection, but for the traits that the closure changes.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/modifyingtraits(_:)>.
  public final func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// The value of a trait by its type; the trait's default where none is set.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection>.
  public final subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    values[trait]
  }

  /// The same collection, but for one trait.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/replacing(_:value:)>.
  public final func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfaceidiom>.
  public final var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle>.
  public final var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/layoutdirection>.
  public final var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels a point; 0 is unspecified.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/displayscale>.
  public final var displayScale: CGFloat { values.displayScale }
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/horizontalsizeclass>.
  public final var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/verticalsizeclass>.
  public final var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/preferredcontentsizecategory>.
  public final var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/accessibilitycontrast>.
  public final var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfacelevel>.
  public final var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/legibilityweight>.
  public final var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/displaygamut>.
  public final var displayGamut: UIDisplayGamut { values.displayGamut }

  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int {
    values.hashValue
  }

  open override var description: String {
    "<UITraitCollection: \(values)>"
  }
}

extension TraitValues {
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}
