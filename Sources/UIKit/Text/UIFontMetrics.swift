/// Scales fonts and lengths with the text size that a person prefers.
///
/// A length grows in the proportion in which the text style's font grows. Apple does not document the proportion.
/// Specified by <https://developer.apple.com/documentation/uikit/uifontmetrics>.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// Specified by <https://developer.apple.com/documentation/uikit/uifontmetrics/init(fortextstyle:)>.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
  }

  private static let bodyMetrics = UIFontMetrics(forTextStyle: .body)

  /// The metrics of body text.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifontmetrics/default>.
  public class var `default`: UIFontMetrics { bodyMetrics }

  /// Specified by <https://developer.apple.com/documentation/uikit/uifontmetrics/scaledvalue(for:)>.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length in points, scaled for the traits; nil stands for the current ones.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifontmetrics/scaledvalue(for:compatiblewith:)>.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return value * DynamicTypeSizes.size(of: textStyle, in: category) / DynamicTypeSizes.size(of: textStyle, in: .large)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:)>.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:compatiblewith:)>.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:maximumpointsize:)>.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at a scaled size, at most `maximumPointSize`; 0 sets no limit. A label that adjusts its font scales it
  /// anew when the text size changes.
  ///
  /// A font that came from here or from `preferredFont(forTextStyle:)` raises `NSInvalidArgumentException`.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:maximumpointsize:compatiblewith:)>.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    if font.scaling != nil {
      raise("NSInvalidArgumentException", "A font that is scaled already cannot be scaled again")
      return font
    }
    return FontScaling(style: textStyle, pointSize: font.pointSize, maximum: max(maximumPointSize, 0))
      .font(font.handle.face, compatibleWith: traitCollection ?? .current)
  }
}
