/// How the status bar comes and goes.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uistatusbaranimation>.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
