/// The text size that the person asked for, as a trait.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory>.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
  /// No value: unspecified.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}
