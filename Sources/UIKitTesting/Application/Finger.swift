/// A finger on the window of a test's app, from when it touches until it is lifted.
@preconcurrency @MainActor
public final class Finger {
  private let identifier: Int
  private let app: TestApplication
  private var isDown = true
  /// Where it is, or was when it was lifted, in the window's coordinate space.
  public private(set) var location: CGPoint

  init(_ identifier: Int, on app: TestApplication, at point: CGPoint) {
    self.identifier = identifier
    self.app = app
    location = point
    send(.began, "began")
  }

  /// Moves to a point in the window's coordinate space; no time passes. Does nothing once the finger is lifted.
  public func move(to point: CGPoint) {
    guard isDown, point != location else { return }
    location = point
    send(.moved, "moved")
  }

  /// Lifts the finger; no time passes. Does nothing once it is lifted.
  public func lift() {
    guard isDown else { return }
    isDown = false
    send(.ended, "ended")
  }

  /// Takes the touch away, as the system does when a call comes in. Does nothing once the finger is lifted.
  public func cancel() {
    guard isDown else { return }
    isDown = false
    send(.cancelled, "cancelled")
  }

  private func send(_ phase: UITouch.Phase, _ name: String) {
    app.record("touch \(name) \(TraceNumber.coordinate(location.x)) \(TraceNumber.coordinate(location.y))")
    app.scene.touch(id: identifier, phase: phase, at: location, timestamp: CACurrentMediaTime())
  }
}
