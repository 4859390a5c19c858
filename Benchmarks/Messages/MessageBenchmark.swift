import UIKit

/// What rewritten sources do in place of Objective-C's messages.
@MainActor
struct MessageBenchmark: BenchmarkGroup {
  nonisolated static let name = "messages"
  private static let count = 100_000

  static func run(_ options: BenchmarkOptions) throws -> BenchmarkReport {
    var report = BenchmarkReport(
      group: name,
      explanation: """
        a message by its name, to a class that the tables of rewritten sources make known
        The time is the processor's for one, of \(count) in a row.
        """)
    let receiver = Receiver()
    let button = UIButton()
    let tap: Selector = "tap:"
    _SelectorRuntime.register(tap, _Method(one: { (o: Receiver, a0: UIButton) -> Void in o.tap(a0) }))
    button.addTarget(receiver, action: tap, for: .touchUpInside)
    func add(_ name: String, _ requirement: BenchmarkRow.Requirement, _ body: @MainActor () -> Void) throws {
      guard options.wants(name) else { return }
      var samples = Samples()
      let before = receiver.taps
      for _ in 0..<11 {
        let time = Stopwatch.processor { for _ in 0..<count { body() } }
        samples.add(time / Double(count))
      }
      guard receiver.taps == before + 11 * count else { throw BenchmarkFailure("\(name): not every message arrived") }
      report.add(
        BenchmarkRow(name: name, ours: samples.median / 1e3, oursLeast: samples.least / 1e3, requirement: requirement))
    }
    try add("an action sent by a control", .atMost(1)) { button.sendActions(for: .touchUpInside) }
    try add("perform(_:with:)", .none) { receiver.perform(tap, with: button) }
    try add("an optional method, asked for and called", .none) {
      _SelectorRuntime.responder(receiver, "tap:")?.tap(button)
    }
    return report
  }

  private final class Receiver: NSObject {
    var taps = 0

    func tap(_ sender: UIButton) { taps += 1 }
  }
}
