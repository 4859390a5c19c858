/// How much room there is across, as a trait.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass>.
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
  /// No value: unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

extension UITraitHorizontalSizeClass: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}
