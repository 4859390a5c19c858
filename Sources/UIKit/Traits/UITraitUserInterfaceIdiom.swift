/// The kind of device, as a trait.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitraituserinterfaceidiom>.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
  /// No value: unspecified.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  public static let affectsColorAppearance = true
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}
