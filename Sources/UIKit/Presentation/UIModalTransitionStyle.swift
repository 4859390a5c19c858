/// How a presented controller comes and goes, where no transitioning delegate says so.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uimodaltransitionstyle>.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom, and back down.
  case coverVertical = 0
  /// Turns over from right to left, and back.
  case flipHorizontal = 1
  /// Fades in and out.
  case crossDissolve = 2
}
