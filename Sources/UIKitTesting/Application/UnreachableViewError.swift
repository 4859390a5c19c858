/// A view that a person could not touch in its middle.
public struct UnreachableViewError: Error, Sendable, CustomStringConvertible {
  /// Which view, and why it cannot be touched.
  public let description: String

  @MainActor
  init(_ view: UIView, obstacle: UIView?) {
    let name = TraceRecorder.name(of: view)
    if view.window == nil {
      description = "\(name) is not in the window"
    } else if let obstacle {
      description = "\(name) cannot be touched in its middle: \(TraceRecorder.name(of: obstacle)) gets the touch"
    } else {
      description = "\(name) cannot be touched in its middle: nothing there takes touches"
    }
  }
}
