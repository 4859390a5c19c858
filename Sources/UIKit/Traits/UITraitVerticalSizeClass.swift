/// How much room there is in height, as a trait.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitraitverticalsizeclass>.
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
  /// No value: unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

extension UITraitVerticalSizeClass: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}
