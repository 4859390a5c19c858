/// How dark the text of the status bar is.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uistatusbarstyle>.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light and light on dark.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
