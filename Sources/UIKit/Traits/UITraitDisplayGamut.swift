/// The range of colours of the display, as a trait.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitraitdisplaygamut>.
public struct UITraitDisplayGamut: UITraitDefinition, Sendable {
  /// No value: unspecified.
  public static let defaultValue = UIDisplayGamut.unspecified
  public static let affectsColorAppearance = true
}

extension UITraitDisplayGamut: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}
