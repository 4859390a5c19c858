import Foundation

/// Names the seed when what is tried crashes or does not end, which no Swift code could report any more.
package enum Watchdog {
  /// Seconds of the processor, so that a busy machine does not look like an endless loop.
  private static let limit = 60
  // Read by a signal handler, written by the one thread there is.
  private nonisolated(unsafe) static var seed: UInt64 = 0
  private nonisolated(unsafe) static var program: StaticString = ""
  private nonisolated(unsafe) static var advice: StaticString = ""

  /// Catches crashes and the timer from now on. The advice says how the seed is tried again; the seed follows it.
  package static func install(_ program: StaticString, advice: StaticString) {
    self.program = program
    self.advice = advice
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGVTALRM] {
      signal(number) { number in Watchdog.report(number) }
    }
  }

  /// What has this seed begins; it may take a minute of the processor.
  package static func begin(_ seed: UInt64) {
    self.seed = seed
    setTimer(limit)
  }

  /// It has ended.
  package static func end() { setTimer(0) }

  private static func setTimer(_ seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &timer, nil)
  }

  /// Only what a signal handler may call: no allocation.
  private static func report(_ number: Int32) {
    write("\n")
    write(program)
    write(": ")
    write(number == SIGVTALRM ? "does not end" : "crashed")
    write(" at seed ")
    writeSeed()
    write("; ")
    write(advice)
    writeSeed()
    write("\n")
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func writeSeed() {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var rest = seed
      var start = digits.count
      repeat {
        start -= 1
        digits[start] = UInt8(48 + rest % 10)
        rest /= 10
      } while rest > 0
      _ = Foundation.write(2, digits.baseAddress! + start, digits.count - start)
    }
  }

  private static func write(_ text: StaticString) {
    _ = Foundation.write(2, text.utf8Start, text.utf8CodeUnitCount)
  }
}
