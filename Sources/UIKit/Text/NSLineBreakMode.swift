/// What becomes of text that is too wide for a line.
///
/// Specified by <https://developer.apple.com/documentation/uikit/nslinebreakmode>.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words; a word wider than the line breaks anywhere.
  case byWordWrapping = 0
  /// Lines break between any two characters.
  case byCharWrapping = 1
  /// A paragraph is one line, cut off at the edge.
  case byClipping = 2
  /// The end of the text shows; an ellipsis stands for what is before it.
  case byTruncatingHead = 3
  /// The beginning of the text shows; an ellipsis stands for what is after it.
  case byTruncatingTail = 4
  /// Both ends show; an ellipsis stands between them.
  case byTruncatingMiddle = 5
}
