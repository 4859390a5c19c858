import Foundation
import ScrimDemos
import UIKit

/// What an app may take at all: time to start, memory, and time for much of something.
@MainActor
struct BudgetBenchmark: BenchmarkGroup {
  nonisolated static let name = "budget"
  private static let demo = "modal-view"

  private let options: BenchmarkOptions
  private var report: BenchmarkReport

  static func run(_ options: BenchmarkOptions) throws -> BenchmarkReport {
    var benchmark = BudgetBenchmark(options)
    try benchmark.measureStart()
    try benchmark.measureMemory()
    try benchmark.measureSecond()
    benchmark.measureTree()
    return benchmark.report
  }

  private init(_ options: BenchmarkOptions) {
    self.options = options
    report = BenchmarkReport(
      group: Self.name,
      explanation: """
        budgets, beside a loop of a hundred million dependent steps on one core, which says how fast the machine is
        A start is from the start of a fresh process until its first frame is composited, with a warm font cache; the
        memory is the peak of a process that renders a demo to files, of the demo that takes most. The second is one in which the modal slides,
        stepped frame by frame without pixels. The tree has 10,000 views and 40,000 constraints.
        """)
  }

  private mutating func add(
    _ name: String, _ unit: String, _ samples: Samples, per divisor: Double = 1, _ requirement: BenchmarkRow.Requirement
  ) {
    report.add(
      BenchmarkRow(
        name: name, unit: unit, ours: samples.median / divisor, oursLeast: samples.least / divisor,
        peer: CalibrationLoop.milliseconds(), peerName: "calibration loop, ms", requirement: requirement))
  }

  private mutating func measureStart() throws {
    guard options.wants("start to first frame") else { return }
    var samples = Samples()
    for index in 0..<8 {
      let (answer, start) = try BenchmarkTask.firstFrame.runInNewProcess([Self.demo])
      // The first one warms the font cache and the disk's.
      if index > 0 { samples.add(answer[0] - start) }
    }
    add("start to first frame", "ms", samples, per: 1e6, .atMost(150))
  }

  private mutating func measureMemory() throws {
    guard options.wants("peak memory of a demo") else { return }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scrim-bench-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    // All demos, each in a process of its own; the one that takes most counts.
    var greatest = 0.0
    for demo in Demo.all {
      greatest = max(greatest, try BenchmarkTask.demo.runInNewProcess([demo.name, folder.path]).answer[0])
    }
    var samples = Samples()
    samples.add(greatest)
    add("peak memory of a demo", "MB", samples, .atMost(120))
  }

  private mutating func measureSecond() throws {
    guard options.wants("stepped second") else { return }
    var samples = Samples()
    for _ in 0..<7 {
      let scene = try DemoScene(Self.demo, isShown: false)
      for _ in 0..<4 {
        scene.tap()
        samples.add(Stopwatch.processor { scene.app.advance(by: 1) })
      }
    }
    report.add(
      BenchmarkRow(
        name: "stepped second", unit: "ms", ours: samples.median / 1e6, oursLeast: samples.least / 1e6, peer: 1000,
        peerName: "real time", requirement: .ratio(200)))
  }

  private mutating func measureTree() {
    guard options.wants("tree of 10,000 views") else { return }
    var making = Samples()
    var activating = Samples()
    var first = Samples()
    var change = Samples()
    for _ in 0..<7 {
      var tree: LargeTree!
      making.add(Stopwatch.processor { tree = LargeTree() })
      precondition(tree.count == LargeTree.viewCount)
      activating.add(Stopwatch.processor { NSLayoutConstraint.activate(tree.constraints) })
      first.add(Stopwatch.processor { tree.root.layoutIfNeeded() })
      let leaf = tree.leafHeight!
      for index in 0..<200 {
        change.add(
          Stopwatch.processor {
            leaf.constant = CGFloat(7 + index % 5)
            tree.root.layoutIfNeeded()
          })
        precondition((leaf.firstItem as! UIView).frame.height == leaf.constant)
      }
    }
    add("tree of 10,000 views: first layout", "ms", first, per: 1e6, .atMost(60))
    add("tree of 10,000 views: making it", "ms", making, per: 1e6, .none)
    add("tree of 10,000 views: activating", "ms", activating, per: 1e6, .none)
    add("tree of 10,000 views: a leaf changed", "ms", change, per: 1e6, .atMost(0.2))
  }
}
