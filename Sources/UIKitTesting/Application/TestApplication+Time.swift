extension TestApplication {
  /// How far from its time a frame may be and still count as due: far below a frame, far above rounding.
  private static let tolerance: TimeInterval = 1e-9

  /// The longest time that may pass at once: a day, whose every frame is shown and traced.
  public static let maximumAdvance: TimeInterval = 86_400

  /// Lets time pass, and shows the frames that fall into it, including one that is due at its end.
  ///
  /// Timers and delayed blocks fire at their own times. A time that is negative or more than `maximumAdvance` stops the
  /// program.
  public func advance(by seconds: TimeInterval) {
    precondition(
      seconds >= 0 && seconds <= Self.maximumAdvance,
      "Time cannot pass by \(seconds) s: expected 0 to \(Int(Self.maximumAdvance))")
    advance(to: time + seconds)
  }

  /// Shows frames until nothing moves and nothing waits for its time.
  ///
  /// Throws `NeverIdleError` if that takes more than `limit` seconds. At least one frame is shown. A limit that is
  /// negative or more than `maximumAdvance` stops the program.
  public func advanceUntilIdle(limit: TimeInterval = 30) throws(NeverIdleError) {
    precondition(
      limit >= 0 && limit <= Self.maximumAdvance,
      "An app cannot be waited for \(limit) s: expected 0 to \(Int(Self.maximumAdvance))")
    let end = time + limit
    repeat {
      guard nextFrameTime <= end + Self.tolerance else {
        throw NeverIdleError(limit: limit, time: time, movingViews: TraceRecorder.animatedViews(in: scene))
      }
      showFrame()
    } while !isIdle
  }

  /// Whether nothing moves and nothing waits for its time, but for the caret of a text field.
  public var isIdle: Bool { FramePipeline.isIdle }

  /// Shows the frames up to and including the one that is due at `end`, where the clock then stands.
  func advance(to end: TimeInterval) {
    while nextFrameTime <= end + Self.tolerance { showFrame() }
    moveClock(to: end)
  }

  /// Shows the frames that are due before `end`, where the clock then stands: what happens at `end` comes before the
  /// frame of that time.
  func advance(before end: TimeInterval) {
    while nextFrameTime < end - Self.tolerance { showFrame() }
    moveClock(to: end)
  }
}
