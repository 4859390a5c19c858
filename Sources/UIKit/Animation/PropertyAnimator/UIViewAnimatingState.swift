/// What an animator is doing.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiviewanimatingstate>.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or it is over.
  case inactive = 0
  /// It runs or is paused.
  case active = 1
  /// It was stopped and waits to be finished.
  case stopped = 2
}
