/// A fixed piece of work for one core, to compare machines and moments by: time of the processor.
enum CalibrationLoop {
  /// Milliseconds for a hundred million steps of a chain of integer operations, each of which waits for the one before.
  static func milliseconds() -> Double {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    let elapsed = Stopwatch.processor {
      for _ in 0..<100_000_000 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
      }
    }
    // Zero is never reached; reading the end keeps the loop.
    return state == 0 ? .nan : elapsed / 1e6
  }
}
