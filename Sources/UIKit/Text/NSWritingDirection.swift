/// The direction in which a paragraph is read.
///
/// Specified by <https://developer.apple.com/documentation/uikit/nswritingdirection>.
public enum NSWritingDirection: Int, Sendable {
  /// That of the paragraph's first letter with a direction, by the Unicode Bidirectional Algorithm.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
