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

  /// The font at a scaled size, at most `maximumPointSize`; 0 sets no limit.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:maximumpointsize:compatiblewith:)>.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }
}
