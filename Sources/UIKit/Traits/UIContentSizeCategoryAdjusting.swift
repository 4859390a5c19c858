/// What can follow the text size that the person asks for.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting>.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows changes of the text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
