/// Pixels a point, as a trait.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitraitdisplayscale>.
public struct UITraitDisplayScale: UITraitDefinition, Sendable {
  /// No value: 0.
  public static let defaultValue: CGFloat = 0
}

extension UITraitDisplayScale: SystemTrait {
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}
