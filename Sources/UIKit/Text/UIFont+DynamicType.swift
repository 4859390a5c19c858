extension UIFont {
  /// The system font for a text style, at the size that `UITraitCollection.current` prefers.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)>.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font for a text style, at the size that the traits prefer; nil stands for the current ones.
  ///
  /// Where the person asked for bold text it is semibold, and bold where it was that already; Apple gives no weights.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:compatiblewith:)>.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    var weight = DynamicTypeSizes.weight(of: style)
    if traits.legibilityWeight == .bold { weight = weight == .regular ? .semibold : .bold }
    return UIFont(
      face: FontFace(weight: weight),
      pointSize: DynamicTypeSizes.size(of: style, in: traits.preferredContentSizeCategory),
      scaling: FontScaling(style: style))
  }
}
