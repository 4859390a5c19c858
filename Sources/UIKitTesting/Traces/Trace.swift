/// A recording of frames.
public struct Trace: Sendable, Hashable {
  /// The frames in the order they were shown.
  public var frames: [TraceFrame]

  /// A trace of the given frames.
  public init(_ frames: [TraceFrame] = []) {
    self.frames = frames
  }

  /// The last frame at or before `time` (in seconds from the start), or nil if there is none.
  public func frame(at time: TimeInterval) -> TraceFrame? {
    frames.last { $0.time <= time + 1e-9 }
  }

  /// Every event, in order, with the time of the frame that reported it.
  public var events: [(time: TimeInterval, event: String)] {
    frames.flatMap { frame in frame.events.map { (frame.time, $0) } }
  }

  /// JSON Lines: one frame a line, each line ended by a newline.
  public var jsonLines: String {
    frames.reduce(into: "") { $0 += $1.json + "\n" }
  }
}
