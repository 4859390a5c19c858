extension UIWindowScene {
  /// A finger did something, at a point of the scene in points; a moved or ended finger that is not down is ignored.
  ///
  /// Input comes in here, from the desktop's window or from a test. The time is on the clock of
  /// `CACurrentMediaTime()`; now, unless one is given.
  package func touch(
    id: Int = 0, phase: UITouch.Phase, at point: CGPoint, radius: CGFloat? = nil, timestamp: TimeInterval? = nil
  ) {
    guard takesInput else { return }
    touchTracker.update(id, phase: phase, at: point, radius: radius, timestamp: timestamp ?? CACurrentMediaTime())
  }

  private var takesInput: Bool {
    activationState == .foregroundActive && !UIApplication.shared.isIgnoringInteractionEvents
  }

  /// A key went down or was released.
  package func press(key: UIKey, phase: UIPress.Phase, timestamp: TimeInterval? = nil) {
    guard takesInput else { return }
    pressTracker.update(key, phase: phase, timestamp: timestamp ?? CACurrentMediaTime())
  }
}
