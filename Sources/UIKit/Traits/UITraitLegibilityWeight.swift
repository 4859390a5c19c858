/// Whether the person asked for bold text, as a trait.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitraitlegibilityweight>.
public struct UITraitLegibilityWeight: UITraitDefinition, Sendable {
  /// No value: unspecified.
  public static let defaultValue = UILegibilityWeight.unspecified
}

extension UITraitLegibilityWeight: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}
