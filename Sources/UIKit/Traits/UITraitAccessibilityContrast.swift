/// The contrast that the person asked for, as a trait.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast>.
public struct UITraitAccessibilityContrast: UITraitDefinition, Sendable {
  /// No value: unspecified.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static let affectsColorAppearance = true
}

extension UITraitAccessibilityContrast: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}
