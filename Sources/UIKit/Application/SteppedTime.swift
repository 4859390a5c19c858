// What the interposer of time (SourceRewriter/Time), a part of each program that is built by `scrim build`, asks of the clock.

/// Whether the clock is stepped.
@_cdecl("scrim_time_is_stepped")
func timeIsStepped() -> Int32 {
  MediaClock.shared.mode == .stepped ? 1 : 0
}

/// Calls a function when the clock has advanced by so many seconds.
@_cdecl("scrim_time_after")
func callAfter(
  seconds: Double, function: @convention(c) (UnsafeMutableRawPointer?) -> Void, context: UnsafeMutableRawPointer?
) {
  MediaClock.shared.schedule(at: MediaClock.shared.now + seconds) { function(context) }
}
