extension UITouch {
  /// The recognizers that follow the touch.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitouch/gesturerecognizers>.
  public final var gestureRecognizers: [UIGestureRecognizer]? { routing?.recognizers }
}
