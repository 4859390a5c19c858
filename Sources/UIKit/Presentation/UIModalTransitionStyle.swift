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
  /// Rolls a corner of the presenting view up, as of a page, with the presented view below it, and back down. A touch of the
  /// page dismisses.
  ///
  /// Only for `fullScreen` over what fills the screen: otherwise presenting raises `NSInvalidArgumentException`. What is
  /// presented so can itself present nothing.
  case partialCurl = 3
}
