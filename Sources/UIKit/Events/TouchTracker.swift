/// The fingers on a scene: finds the view of each new one and tells who is to be told.
@MainActor
final class TouchTracker {
  /// Within how many seconds and points of the last tap another one counts as the same series. Apple documents neither.
  private static let tapInterval: TimeInterval = 0.35
  private static let tapDistance: CGFloat = 45

  private unowned let scene: UIWindowScene
  private var touches: [UITouch] = []
  private let event = UIEvent()
  private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  /// Whether a finger is down.
  var isTracking: Bool { !touches.isEmpty }

  /// Takes a change of one finger, in the scene's coordinates.
  func update(
    _ identifier: Int, phase: UITouch.Phase, at point: CGPoint, radius: CGFloat? = nil, timestamp: TimeInterval
  ) {
    guard CGRect(origin: point, size: .zero).isFinite else {
      raise("NSInvalidArgumentException", "A touch at (\(point.x), \(point.y)) is nowhere")
      return
    }
    for touch in touches { touch.storedPhase = .stationary }
    if phase == .began {
      begin(identifier, at: point, timestamp: timestamp)
    } else {
      guard let touch = touches.first(where: { $0.identifier == identifier }) else { return }
      let location = windowPoint(point, in: touch.storedWindow)
      if phase == .moved, location == touch.windowLocation { return }
      touch.previousWindowLocation = touch.windowLocation
      touch.previousTimestamp = touch.storedTimestamp
      touch.windowLocation = location
      touch.storedPhase = phase
      touch.storedTimestamp = timestamp
    }
    if let radius, radius.isFinite, radius >= 0, let touch = touches.first(where: { $0.identifier == identifier }) {
      touch.storedRadius = radius
      touch.isRadiusKnown = true
    }
    send(timestamp)
  }

  /// Takes every touch away, as when the application goes to the background.
  func cancelAll(timestamp: TimeInterval) {
    cancel(touches, timestamp: timestamp)
  }

  /// Takes away the touches of a view that left the window, and of what is below it.
  func cancelTouches(in view: UIView, timestamp: TimeInterval) {
    cancel(touches.filter { $0.storedView?.isDescendant(of: view) ?? false }, timestamp: timestamp)
  }

  private func cancel(_ cancelled: [UITouch], timestamp: TimeInterval) {
    guard !cancelled.isEmpty else { return }
    for touch in touches { touch.storedPhase = .stationary }
    for touch in cancelled {
      touch.storedPhase = .cancelled
      touch.storedTimestamp = timestamp
    }
    send(timestamp)
  }

  private func begin(_ identifier: Int, at point: CGPoint, timestamp: TimeInterval) {
    if let lost = touches.first(where: { $0.identifier == identifier }) {
      // The end of the former touch of this finger never came.
      cancel([lost], timestamp: timestamp)
      for touch in touches { touch.storedPhase = .stationary }
    }
    let window = scene.window(at: point, with: event)
    let location = windowPoint(point, in: window)
    let touch = UITouch(identifier: identifier, window: window, location: location, timestamp: timestamp)
    touch.storedView = window?.hitTest(location, with: event)
    touch.storedTapCount = tapCount(at: point, timestamp: timestamp)
    touch.isDelivered = touch.storedView.map(accepts) ?? false
    touches.append(touch)
    lastTap = (timestamp, point, touch.storedTapCount)
  }

  private func accepts(_ view: UIView) -> Bool {
    for other in touches where other.isDelivered {
      guard let tracked = other.storedView, other.storedWindow === view.window else { continue }
      if tracked === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if view.isExclusiveTouch || tracked.isExclusiveTouch {
        return false
      }
    }
    return true
  }

  private func tapCount(at point: CGPoint, timestamp: TimeInterval) -> Int {
    guard touches.isEmpty, let last = lastTap, timestamp - last.time <= Self.tapInterval,
      abs(point.x - last.location.x) <= Self.tapDistance, abs(point.y - last.location.y) <= Self.tapDistance
    else { return 1 }
    return last.count + 1
  }

  private func windowPoint(_ point: CGPoint, in window: UIWindow?) -> CGPoint {
    window?.pointFromSuperview(point) ?? point
  }

  private func send(_ timestamp: TimeInterval) {
    event.storedTimestamp = timestamp
    event.storedModifierFlags = scene.pressTracker.modifierFlags
    event.storedTouches = touches
    // What is lifted is gone before its view is told: the view may take itself out of the window.
    touches.removeAll { $0.storedPhase == .ended || $0.storedPhase == .cancelled }
    UIApplication.shared.sendEvent(event)
    event.storedTouches = touches
  }
}
