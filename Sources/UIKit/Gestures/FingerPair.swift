/// The line between the first two fingers of a recognizer.
@MainActor
struct FingerPair {
  /// In points.
  let length: CGFloat
  /// In radians from the horizontal, clockwise.
  let angle: CGFloat

  /// Nil while fewer than two fingers are down.
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let first = touches[0].windowLocation
    let second = touches[1].windowLocation
    // Fingers in one place have some distance too: a scale is never infinite.
    length = max(hypot(second.x - first.x, second.y - first.y), 1)
    angle = atan2(second.y - first.y, second.x - first.x)
  }
}
