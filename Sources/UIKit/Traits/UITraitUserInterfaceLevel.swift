/// Whether the content lies above the base, as a trait.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitraituserinterfacelevel>.
public struct UITraitUserInterfaceLevel: UITraitDefinition, Sendable {
  /// No value: unspecified.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static let affectsColorAppearance = true
}

extension UITraitUserInterfaceLevel: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
