extension TestApplication {
  /// Puts a finger on the window at a point of its coordinate space; the finger stays down until it is lifted.
  public func touch(at point: CGPoint) -> Finger {
    requireOpen()
    defer { nextFinger += 1 }
    return Finger(nextFinger, on: self, at: point)
  }

  /// Touches the window at a point of its coordinate space and lifts the finger at once; no time passes.
  public func tap(at point: CGPoint) {
    touch(at: point).lift()
  }

  /// Taps the middle of a view.
  ///
  /// Throws `UnreachableViewError` if a person could not: the view is not in the window, or something else lies there.
  public func tap(_ view: UIView) throws(UnreachableViewError) {
    tap(at: try reachablePoint(of: view))
  }

  /// Moves a finger in a straight line from one point of the window to another, at a steady speed over `duration`
  /// seconds, in which frames are shown, and lifts it there. A duration that is negative or more than an hour stops the
  /// program.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
    play(Script([Script.Step(at: 0, .drag(from: start, to: end, duration: duration))]))
  }

  /// Drags from the middle of a view by an offset in points.
  ///
  /// Throws `UnreachableViewError` if a person could not: the view is not in the window, or something else lies there.
  public func drag(
    _ view: UIView, by offset: CGVector, duration: TimeInterval = 0.25
  ) throws(UnreachableViewError) {
    let start = try reachablePoint(of: view)
    drag(from: start, to: CGPoint(x: start.x + offset.dx, y: start.y + offset.dy), duration: duration)
  }

  /// Presses a key and releases it; no time passes.
  public func press(_ key: TestKey) {
    requireOpen()
    record("key \(key.name)")
    for phase in [UIPress.Phase.began, .ended] { scene.press(key: key.key, phase: phase) }
  }

  func reachablePoint(of view: UIView) throws(UnreachableViewError) -> CGPoint {
    guard view.window === window else { throw UnreachableViewError(view, obstacle: nil) }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let point = view.convert(middle, to: window)
    guard let hit = window.hitTest(point, with: nil), hit.isDescendant(of: view) else {
      throw UnreachableViewError(view, obstacle: window.hitTest(point, with: nil))
    }
    return point
  }
}
