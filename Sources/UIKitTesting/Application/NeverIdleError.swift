/// An app that was waited for in vain: something moves, or waits for its time, without end.
public struct NeverIdleError: Error, Sendable, CustomStringConvertible {
  /// How long it was waited for, in seconds.
  public let limit: TimeInterval
  /// The app's time when the wait ended, in seconds since its start.
  public let time: TimeInterval
  /// The views whose layers are animated, by identifier or else by type.
  public let movingViews: [String]

  /// What kept the app busy.
  public var description: String {
    let cause =
      movingViews.isEmpty
      ? "no view is animated, so a display link, a repeating timer or a delayed block keeps it busy"
      : "these views are animated: " + movingViews.joined(separator: ", ")
    return "the app was not idle after \(limit) s (at \(time) s): \(cause)"
  }
}
