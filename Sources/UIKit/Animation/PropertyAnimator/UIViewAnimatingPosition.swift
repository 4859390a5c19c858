/// Where an animation ends.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiviewanimatingposition>.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values that the animation was made for.
  case end = 0
  /// At the values that there were before it.
  case start = 1
  /// Where it happened to be.
  case current = 2
}
