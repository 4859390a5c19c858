#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// The one clock that drives animations, display links and everything else that waits.
///
/// Live, it follows the system's monotonic clock; stepped, it stands still until `advance(to:)` moves it. Deadlines
/// fire in order of (time, order of scheduling), whatever the mode. All calls may come from any thread; actions run on
/// the thread that advances the clock.
package final class MediaClock: @unchecked Sendable {
  package enum Mode: Sendable {
    /// `now` is the monotonic clock.
    case live
    /// `now` changes only in `advance(to:)`.
    case stepped
  }

  /// Names a scheduled deadline, so that it can be cancelled.
  package struct Token: Hashable, Sendable {
    fileprivate let sequence: UInt64
  }

  private struct Deadline {
    var time: TimeInterval
    let sequence: UInt64
    let interval: TimeInterval?
    let action: () -> Void
  }

  /// The process's clock, which `CACurrentMediaTime()` reads.
  package static let shared = MediaClock()

  private let lock = NSLock()
  private var steppedTime: TimeInterval?
  private var deadlines: [Deadline] = []
  private var lastSequence: UInt64 = 0
  private var change: (() -> Void)?

  package init(mode: Mode = .live, startingAt time: TimeInterval = 0) {
    steppedTime = mode == .stepped ? time : nil
  }

  package var mode: Mode {
    lock.withLock { steppedTime == nil ? .live : .stepped }
  }

  /// Seconds since an arbitrary moment; never goes back.
  package var now: TimeInterval {
    lock.lock()
    defer { lock.unlock() }
    return steppedTime ?? Self.monotonicTime
  }

  /// Stops the clock at a time (its present time unless one is given); from now on only `advance(to:)` moves it.
  package func becomeStepped(at time: TimeInterval? = nil) {
    lock.withLock { steppedTime = time ?? steppedTime ?? Self.monotonicTime }
  }

  /// Lets the clock follow the monotonic clock again.
  package func becomeLive() {
    lock.withLock { steppedTime = nil }
  }

  /// Called after the earliest deadline has changed: a live host sets its timer again.
  package var nextDeadlineDidChange: (() -> Void)? {
    get { lock.withLock { change } }
    set { lock.withLock { change = newValue } }
  }

  /// The time of the earliest deadline; nil if there is none.
  package var nextDeadline: TimeInterval? {
    lock.withLock { deadlines.last?.time }
  }

  /// Calls `action` once when the clock reaches `time`, or every `interval` seconds from then on.
  ///
  /// A time in the past fires at the next advance. An interval must be positive.
  @discardableResult
  package func schedule(
    at time: TimeInterval, every interval: TimeInterval? = nil, _ action: @escaping () -> Void
  ) -> Token {
    precondition(!time.isNaN, "A deadline needs a time")
    precondition(interval.map { $0 > 0 } ?? true, "A repeating deadline needs a positive interval")
    let (token, notify) = lock.withLock { () -> (Token, (() -> Void)?) in
      lastSequence += 1
      let before = deadlines.last?.time
      insert(Deadline(time: time, sequence: lastSequence, interval: interval, action: action))
      return (Token(sequence: lastSequence), deadlines.last?.time == before ? nil : change)
    }
    notify?()
    return token
  }

  /// Forgets a deadline. A token whose deadline has fired or was cancelled is accepted.
  package func cancel(_ token: Token) {
    let notify = lock.withLock { () -> (() -> Void)? in
      guard let index = deadlines.firstIndex(where: { $0.sequence == token.sequence }) else { return nil }
      let wasNext = index == deadlines.count - 1
      deadlines.remove(at: index)
      return wasNext ? change : nil
    }
    notify?()
  }

  /// Forgets every deadline, for the next test.
  package func removeAllDeadlines() {
    lock.withLock { deadlines = [] }
  }

  /// Whether the deadline of a token is still to come.
  package func isScheduled(_ token: Token) -> Bool {
    lock.withLock { deadlines.contains { $0.sequence == token.sequence } }
  }

  /// Whether there is a deadline beside one.
  package func hasDeadlines(besides token: Token) -> Bool {
    lock.withLock { deadlines.contains { $0.sequence != token.sequence } }
  }

  /// Fires what is due up to `time`, each deadline at its own time (a stepped clock reads that time while its action
  /// runs), including what the actions schedule; a stepped clock then stands at `time`. Going back changes nothing.
  package func advance(to time: TimeInterval) {
    while let action = takeDeadline(until: time) { action() }
    lock.withLock {
      if let current = steppedTime { steppedTime = max(current, time) }
    }
  }

  private func takeDeadline(until time: TimeInterval) -> (() -> Void)? {
    lock.lock()
    defer { lock.unlock() }
    guard let next = deadlines.last, next.time <= time else { return nil }
    deadlines.removeLast()
    if let current = steppedTime { steppedTime = max(current, next.time) }
    if let interval = next.interval {
      var following = next
      following.time += interval
      insert(following)
    }
    return next.action
  }

  /// Keeps the latest deadline first, so that the next one is taken from the end.
  private func insert(_ deadline: Deadline) {
    var low = 0
    var high = deadlines.count
    while low < high {
      let middle = (low + high) / 2
      let other = deadlines[middle]
      if (other.time, other.sequence) > (deadline.time, deadline.sequence) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    deadlines.insert(deadline, at: low)
  }

  private static var monotonicTime: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }
}
