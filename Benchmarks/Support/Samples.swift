import Foundation

/// Repeats of one measurement, in nanoseconds.
struct Samples {
  private(set) var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  var least: Double { values.min() ?? .nan }
  /// The middle one, the upper of two.
  var median: Double { quantile(0.5) }

  func quantile(_ part: Double) -> Double {
    guard !values.isEmpty else { return .nan }
    return values.sorted()[min(values.count - 1, Int(Double(values.count) * part))]
  }
}

enum Stopwatch {
  /// Nanoseconds of the processor that this thread had: a busy machine takes turns, which is none of the measured's doing.
  static var processor: Double { read(CLOCK_THREAD_CPUTIME_ID) }
  /// Nanoseconds that passed. What uses several threads is measured so. All processes read the same clock.
  static var wall: Double { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Nanoseconds of the processor for the body.
  static func processor(_ body: () throws -> Void) rethrows -> Double {
    let start = processor
    try body()
    return processor - start
  }

  /// Nanoseconds that pass in the body.
  static func wall(_ body: () throws -> Void) rethrows -> Double {
    let start = wall
    try body()
    return wall - start
  }
}
