/// Where the lines of a text lie between its edges.
///
/// Specified by <https://developer.apple.com/documentation/uikit/nstextalignment>.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Every line but a paragraph's last fills the width.
  case justified = 3
  /// Left where the interface reads from left to right, right where it reads from right to left.
  case natural = 4
}
