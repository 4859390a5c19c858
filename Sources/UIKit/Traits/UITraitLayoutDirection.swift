/// The direction in which the interface is read, as a trait.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitraitlayoutdirection>.
public struct UITraitLayoutDirection: UITraitDefinition, Sendable {
  /// No value: unspecified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

extension UITraitLayoutDirection: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}
