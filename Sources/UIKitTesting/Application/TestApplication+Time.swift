extension TestApplication {
  /// How far from its time a frame may be and still count as due: far below a frame, far above rounding.
  private static let tolerance: TimeInterval = 1e-9

  /// Lets time pass, and shows the frames that fall into it, including one that is due at its end.
  ///
  /// Timers and delayed blocks fire at their own times. A negative or infinite time stops the program.
  public func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0 && seconds.isFinite, "Time cannot pass by \(seconds) s")
    advance(to: time + seconds)
  }

  /// Shows frames until nothing moves and nothing waits for its time.
  ///
  /// Throws `NeverIdleError` if that takes more than `limit` seconds. At least one frame is shown.
  public func advanceUntilIdle(limit: TimeInterval = 30) throws(NeverIdleError) {
    let end = time + limit
    repeat {
      guard nextFrameTime <= end + Self.tolerance else {
        throw NeverIdleError(limit: limit, time: time, movingViews: TraceRecorder.animatedViews(in: scene))
      }
      showFrame()
    } while !isIdle
  }

  /// Whether nothing moves and nothing waits for its time.
  public var isIdle: Bool { FramePipeline.nextWakeTime == nil }

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
