import QuartzCore
import Testing

@MainActor
struct MediaClockTests {
  @Test func `a stepped clock stands still until it is moved`() {
    let clock = MediaClock(mode: .stepped, startingAt: 5)
    #expect(clock.now == 5)
    clock.advance(to: 6.5)
    #expect(clock.now == 6.5)
    clock.advance(to: 6)
    #expect(clock.now == 6.5)
  }

  @Test func `deadlines fire in order of time and then of scheduling, each at its own time`() {
    let clock = MediaClock(mode: .stepped)
    var log: [String] = []
    func note(_ name: String) { log.append("\(name)@\(clock.now)") }
    clock.schedule(at: 3) { note("c") }
    clock.schedule(at: 1) { note("a") }
    clock.schedule(at: 3) { note("d") }
    clock.schedule(at: 2) { note("b") }
    clock.advance(to: 10)
    #expect(log == ["a@1.0", "b@2.0", "c@3.0", "d@3.0"])
    #expect(clock.now == 10)
    #expect(clock.nextDeadline == nil)
  }

  @Test func `what a deadline schedules fires in the same advance if it is due`() {
    let clock = MediaClock(mode: .stepped)
    var log: [Double] = []
    clock.schedule(at: 1) { clock.schedule(at: 2) { log.append(clock.now) } }
    clock.advance(to: 3)
    #expect(log == [2])
  }

  @Test func `a repeating deadline fires until it is cancelled`() {
    let clock = MediaClock(mode: .stepped)
    var count = 0
    let token = clock.schedule(at: 1, every: 0.5) { count += 1 }
    clock.advance(to: 2)
    #expect(count == 3)
    #expect(clock.isScheduled(token))
    clock.cancel(token)
    clock.advance(to: 9)
    #expect(count == 3)
    #expect(!clock.isScheduled(token))
  }

  @Test func `the host is told when the earliest deadline changes and only then`() {
    let clock = MediaClock(mode: .stepped)
    var changes = 0
    clock.nextDeadlineDidChange = { changes += 1 }
    let first = clock.schedule(at: 5) {}
    clock.schedule(at: 6) {}
    #expect(changes == 1)
    clock.cancel(first)
    #expect(changes == 2)
    #expect(clock.nextDeadline == 6)
  }

  @Test func `a live clock does not go back`() {
    let clock = MediaClock()
    let first = clock.now
    #expect(clock.now >= first)
    #expect(clock.mode == .live)
  }
}
