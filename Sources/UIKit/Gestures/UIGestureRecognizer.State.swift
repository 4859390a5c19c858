extension UIGestureRecognizer {
  /// How far a recognizer has come.
  ///
  /// A discrete one goes from possible to ended or failed; a continuous one from possible to began, any number of
  /// times to changed, and then to ended or cancelled. When the fingers are up it is possible again.
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum>.
  public enum State: Int, Sendable {
    /// Not recognised yet, and not ruled out.
    case possible = 0
    case began = 1
    case changed = 2
    /// Recognised; a continuous gesture has come to its end.
    case ended = 3
    /// A continuous gesture was broken off.
    case cancelled = 4
    /// The touches are not this gesture.
    case failed = 5

    /// What a discrete recognizer calls its end.
    public static let recognized = State.ended
  }
}

extension UIGestureRecognizer.State {
  /// Nothing more happens until the recognizer is reset.
  var isFinished: Bool { self == .ended || self == .cancelled || self == .failed }
  /// A continuous gesture is under way.
  var isUnderWay: Bool { self == .began || self == .changed }
}
