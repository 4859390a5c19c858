import Foundation

/// Measures our solver and kiwi in turns, workload by workload.
struct SolverBenchmark: BenchmarkGroup {
  static let name = "solver"

  private let peer: KiwiPeer?
  private var report: BenchmarkReport
  private var mismatches: [String] = []

  private init(_ options: BenchmarkOptions) {
    if let executable = options.peer, let work = options.work {
      peer = KiwiPeer(executable: executable, folder: work, cap: options.cap)
    } else {
      peer = nil
    }
    report = BenchmarkReport(
      group: Self.name,
      explanation: """
        our constraint solver and kiwi in turns, on one thread
        Time of the processor per build, or per change for the other sections. "With making": the ratio when making the
        constraints, before they are added, is counted too.
        """)
  }

  static func run(_ options: BenchmarkOptions) throws -> BenchmarkReport {
    var benchmark = SolverBenchmark(options)
    for entry in Workload.catalogue where options.wants(entry.name) { try benchmark.measure(entry.make(entry.name)) }
    for entry in Workload.growth where options.wants("growth/\(entry.name)") {
      benchmark.measureGrowth(entry.name, entry.make)
    }
    if benchmark.peer != nil {
      print(
        benchmark.mismatches.isEmpty
          ? "\nBoth solvers give the same values wherever they are unique."
          : "\nValues that should be unique differ:\n" + benchmark.mismatches.joined(separator: "\n"))
    }
    return benchmark.report
  }

  /// The ratio asked for by the name of a row.
  private static func floor(of name: String) -> Double {
    let special: [String: Double] = [
      "b_flat_1000": 30, "c_chain_1000": 100, "d_nested_1000": 200, "f_swap_tree1000/swap": 40,
      "g_rootconst_tree1000/rootconst": 5, "c_chain_shuf_1000": 12,
    ]
    return special[name] ?? 3
  }

  private mutating func measure(_ workload: Workload) throws {
    var replay = SolverReplay(workload: workload)
    guard let peer else {
      let ours = replay.measure(seconds: 0.1, limit: 15)
      for section in ours.sections { add(workload.name, section, ours.definition, nil, Measurement(), 0) }
      return
    }
    try peer.prepare(workload)
    defer { peer.discard(workload.name) }
    // The first turn of the peer says how slow it is, and how far it gets.
    let start = ContinuousClock.now
    var theirs = try peer.measure(workload.name, seconds: 0.05, limit: 10)
    let elapsed = ContinuousClock.now - start
    let isSlow = elapsed > .seconds(1)
    // Of a fast one, many turns, so that what else the machine does at one moment does not decide.
    let turns = isSlow ? 1 : elapsed > .seconds(0.5) ? 4 : 8
    for section in theirs.sections where section.groups > 0 { replay.groupLimits[section.name] = section.groups }
    var ours = replay.measure(seconds: 0.05, limit: 10)
    for _ in 0..<turns {
      if !isSlow { theirs.add(try peer.measure(workload.name, seconds: 0.05, limit: 10)) }
      ours.add(replay.measure(seconds: 0.05, limit: 10))
    }
    for section in ours.sections {
      let total = workload.sections.first { $0.name == section.name }!.groups.count
      add(workload.name, section, ours.definition, theirs.sections.first { $0.name == section.name }, theirs, total)
    }
    if !theirs.isCapped, theirs.error == nil { compare(workload.name, replay, ours.values, theirs.values) }
  }

  private mutating func add(
    _ workload: String, _ ours: Measurement.Section, _ definition: [Double], _ theirs: Measurement.Section?,
    _ peer: Measurement, _ total: Int
  ) {
    let isBuild = ours.name == "build"
    let name = isBuild ? workload : "\(workload)/\(ours.name)"
    var row = BenchmarkRow(
      name: name, ours: Measurement.median(ours.samples) / 1000, oursLeast: ours.samples.min()! / 1000,
      requirement: self.peer == nil ? .none : .ratio(Self.floor(of: name)))
    if let theirs, !theirs.samples.isEmpty {
      row.peer = Measurement.median(theirs.samples) / 1000
      row.peerLeast = theirs.samples.min()! / 1000
      row.isCapped = theirs.groups < total
      if row.isCapped { row.note = ", \(theirs.groups) of \(total) changes" }
    } else {
      row.isCapped = peer.isCapped || peer.error != nil
      // It did not finish within the cap: what it took until then is a lower bound.
      row.peer = theirs?.unfinished.map { $0 / 1000 }
    }
    if let error = peer.error { row.note += ", kiwi: \(error)" }
    if isBuild, !peer.definition.isEmpty {
      row.definition = (Measurement.median(definition) / 1000, Measurement.median(peer.definition) / 1000)
    }
    report.add(row)
  }

  /// Notes where the values differ although ours says that there is only one solution.
  private mutating func compare(_ name: String, _ replay: SolverReplay, _ ours: [Double], _ theirs: [Double]) {
    let different = replay.unambiguousVariables().filter { variable in
      guard variable < theirs.count else { return true }
      return abs(ours[variable] - theirs[variable]) > 1e-6 * max(1, abs(ours[variable]))
    }
    guard let first = different.first else { return }
    let detail = "\(different.count) variables, the first is \(first): \(ours[first]), kiwi \(theirs[first])"
    mismatches.append("  \(name): \(detail)")
  }

  /// How the cost of building grows from 1000 to 10000 views, as the exponent k of n^k.
  private mutating func measureGrowth(_ name: String, _ make: (Int) -> Workload) {
    let small = SolverReplay(workload: make(1000))
    let large = SolverReplay(workload: make(10000))
    var times: (small: [Double], large: [Double]) = ([], [])
    for _ in 0..<31 {
      times.small += small.measure(seconds: 0.01, limit: 10).sections[0].samples
      times.large += large.measure(seconds: 0.01, limit: 1).sections[0].samples
    }
    func exponent(_ pick: ([Double]) -> Double) -> Double { log10(pick(times.large) / pick(times.small)) }
    report.add(
      BenchmarkRow(
        name: "growth/\(name)", unit: "exponent", ours: exponent(Measurement.median), oursLeast: exponent { $0.min()! },
        requirement: .atMost(1.1)))
  }
}
