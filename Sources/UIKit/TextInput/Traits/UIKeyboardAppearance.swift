/// How a keyboard of the screen looks.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uikeyboardappearance>.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2
}
