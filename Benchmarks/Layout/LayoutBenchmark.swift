import UIKit

/// The solver's workloads through constraints and views, and on the bare solver, in turns.
@MainActor
struct LayoutBenchmark: BenchmarkGroup {
  nonisolated static let name = "layout"

  /// An operation may take so many times what it takes on the bare solver, or so many microseconds where that is more.
  private static let times = 4.0
  private static let microsecondsPerOperation = 5.0
  /// What may cost more than twice as much where there is twice as much is sorting and memory that the caches do not hold.
  private static let largestExponent = 1.25

  private var report = BenchmarkReport(
    group: name,
    explanation: """
      the solver's workloads through NSLayoutConstraint and views, and on the bare solver, in turns, on one thread
      Time of the processor. A build counts making the constraints, activating them and the first layout, against defining
      and activating them on the solver; a change counts until the views have their frames. The limit is 4 times the bare
      solver, or 5 µs an operation (a constraint that is added) where that is more. Of stack views, the exponent k of n^k
      by which the cost of the first layout grows from 50 to 400 views, which have more room than they ask for, or less.
      """)
  private var mismatches: [String] = []

  static func run(_ options: BenchmarkOptions) throws -> BenchmarkReport {
    var benchmark = LayoutBenchmark()
    for entry in Workload.catalogue where options.wants(entry.name) { benchmark.measure(entry.make(entry.name)) }
    for growth in StackGrowth.all where options.wants(growth.name) {
      let exponent = growth.measure()
      benchmark.report.add(
        BenchmarkRow(
          name: growth.name, unit: "exponent", ours: exponent.median, oursLeast: exponent.least,
          requirement: .atMost(largestExponent)))
    }
    print(
      benchmark.mismatches.isEmpty
        ? "\nEvery frame is what the bare solver says, wherever that is unique."
        : "\nFrames that differ from what the bare solver says:\n" + benchmark.mismatches.joined(separator: "\n"))
    return benchmark.report
  }

  private mutating func measure(_ workload: Workload) {
    let bare = SolverReplay(workload: workload)
    var views = LayoutReplay(workload)
    let start = Stopwatch.wall
    var theirs = bare.measure(seconds: 0.02, limit: 5)
    var ours = views.measure(seconds: 0.02, limit: 5)
    let isSlow = Stopwatch.wall - start > 1e9
    for _ in 0..<(isSlow ? 1 : 5) {
      theirs.add(bare.measure(seconds: 0.02, limit: 5))
      ours.add(views.measure(seconds: 0.02, limit: 5))
    }
    for (section, peer) in zip(ours.sections, theirs.sections) {
      let isBuild = section.name == "build"
      // The two parts of a build are measured in the same repeats.
      func samples(_ section: Measurement.Section, _ definition: [Double]) -> [Double] {
        isBuild ? zip(section.samples, definition).map { ($0 + $1) / 1000 } : section.samples.map { $0 / 1000 }
      }
      let own = samples(section, ours.definition)
      let bare = samples(peer, theirs.definition)
      let operations = isBuild ? workload.constraints.count : 1
      report.add(
        BenchmarkRow(
          name: isBuild ? workload.name : "\(workload.name)/\(section.name)", ours: Measurement.median(own),
          oursLeast: own.min(), peer: Measurement.median(bare), peerLeast: bare.min(), peerName: "bare solver",
          requirement: .times(Self.times, orAtMost: Self.microsecondsPerOperation * Double(operations))))
    }
    for mismatch in views.mismatches ?? [] { mismatches.append("  \(workload.name): \(mismatch)") }
  }
}
