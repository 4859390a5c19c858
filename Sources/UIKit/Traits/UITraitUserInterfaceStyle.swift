/// Light or dark, as a trait.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle>.
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
  /// No value: unspecified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
}

extension UITraitUserInterfaceStyle: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
