/// What a view shows, as far as it decides whether the view is mirrored in a language that runs from right to left.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uisemanticcontentattribute>.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored.
  case unspecified = 0
  /// Controls of playing media: not mirrored.
  case playback = 1
  /// Controls that stand for a direction in space: not mirrored.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
