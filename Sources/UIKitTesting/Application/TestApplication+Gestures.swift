import Foundation

extension TestApplication {
  /// Puts a finger on a point of the window and leaves it there for `duration` seconds, in which frames are shown.
  public func longPress(at point: CGPoint, duration: TimeInterval = 0.6) {
    let finger = touch(at: point)
    advance(by: duration)
    finger.lift()
  }

  /// Presses the middle of a view for `duration` seconds.
  ///
  /// Throws `UnreachableViewError` if a person could not: the view is not in the window, or something else lies there.
  public func longPress(_ view: UIView, duration: TimeInterval = 0.6) throws(UnreachableViewError) {
    longPress(at: try reachablePoint(of: view), duration: duration)
  }

  /// Taps a point of the window several times in quick succession, 0.1 s from each to the next.
  public func multiTap(at point: CGPoint, count: Int = 2) {
    for index in 0..<max(count, 0) {
      if index > 0 { advance(by: 0.1) }
      tap(at: point)
    }
  }

  /// Strokes with one or more fingers, 40 points from each to the next, in a straight line and lifts them in motion:
  /// quickly enough for a swipe.
  public func swipe(
    from start: CGPoint, by offset: CGVector, fingers count: Int = 1, duration: TimeInterval = 0.1
  ) {
    let length = max(hypot(offset.dx, offset.dy), 1)
    // Side by side across the stroke.
    let across = CGVector(dx: -offset.dy / length * 40, dy: offset.dx / length * 40)
    let places = (0..<max(count, 1)).map { index -> (CGPoint) -> CGPoint in
      let shift = CGFloat(index) - CGFloat(max(count, 1) - 1) / 2
      return { CGPoint(x: $0.x + across.dx * shift, y: $0.y + across.dy * shift) }
    }
    move(fingers: places.count, duration: duration) { index, progress in
      places[index](CGPoint(x: start.x + offset.dx * progress, y: start.y + offset.dy * progress))
    }
  }

  /// Strokes over the middle of a view.
  ///
  /// Throws `UnreachableViewError` if a person could not: the view is not in the window, or something else lies there.
  public func swipe(
    _ view: UIView, by offset: CGVector, fingers count: Int = 1, duration: TimeInterval = 0.1
  ) throws(UnreachableViewError) {
    swipe(from: try reachablePoint(of: view), by: offset, fingers: count, duration: duration)
  }

  /// Puts two fingers side by side about a point of the window, `distance` points apart, and moves them apart or together
  /// at a steady speed until they are `scale` times as far from each other.
  public func pinch(
    at point: CGPoint, scale: CGFloat, distance: CGFloat = 100, duration: TimeInterval = 0.25
  ) {
    move(fingers: 2, duration: duration) { index, progress in
      let half = distance / 2 * (1 + (scale - 1) * progress)
      return CGPoint(x: point.x + (index == 0 ? -half : half), y: point.y)
    }
  }

  /// Pinches about the middle of a view.
  ///
  /// Throws `UnreachableViewError` if a person could not: the view is not in the window, or something else lies there.
  public func pinch(
    _ view: UIView, scale: CGFloat, distance: CGFloat = 100, duration: TimeInterval = 0.25
  ) throws(UnreachableViewError) {
    pinch(at: try reachablePoint(of: view), scale: scale, distance: distance, duration: duration)
  }

  /// Puts two fingers side by side about a point of the window, `distance` points apart, and turns them about it at a
  /// steady speed by an angle in radians, clockwise.
  public func rotate(
    at point: CGPoint, by angle: CGFloat, distance: CGFloat = 100, duration: TimeInterval = 0.25
  ) {
    move(fingers: 2, duration: duration) { index, progress in
      let turned = angle * progress + (index == 0 ? .pi : 0)
      return CGPoint(x: point.x + distance / 2 * cos(turned), y: point.y + distance / 2 * sin(turned))
    }
  }

  /// Turns two fingers about the middle of a view.
  ///
  /// Throws `UnreachableViewError` if a person could not: the view is not in the window, or something else lies there.
  public func rotate(
    _ view: UIView, by angle: CGFloat, distance: CGFloat = 100, duration: TimeInterval = 0.25
  ) throws(UnreachableViewError) {
    rotate(at: try reachablePoint(of: view), by: angle, distance: distance, duration: duration)
  }

  /// Moves several fingers at once, in steps of a frame each, and lifts them at the end.
  ///
  /// `place` tells where the finger of an index is when the part `progress`, from 0 to 1, of the way is done.
  public func move(
    fingers count: Int, duration: TimeInterval, along place: (_ index: Int, _ progress: CGFloat) -> CGPoint
  ) {
    let steps = max(Int((duration * Double(framesPerSecond)).rounded()), 1)
    let fingers = (0..<max(count, 1)).map { touch(at: place($0, 0)) }
    for step in 1...steps {
      advance(by: duration / Double(steps))
      for (index, finger) in fingers.enumerated() {
        finger.move(to: place(index, CGFloat(step) / CGFloat(steps)))
      }
    }
    for finger in fingers { finger.lift() }
  }
}
