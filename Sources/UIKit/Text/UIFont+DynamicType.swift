extension UIFont {
  /// The system font for a text style, at the size that `UITraitCollection.current` prefers.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)>.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font for a text style, at the size that the traits prefer; nil stands for the current ones.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:compatiblewith:)>.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let face = FontFace(weight: DynamicTypeSizes.weight(of: style))
    return UIFont(face: face, pointSize: DynamicTypeSizes.size(of: style, in: category))
  }
}
