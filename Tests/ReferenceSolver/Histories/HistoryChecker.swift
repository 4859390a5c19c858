import ConstraintSolver

/// Replays a history and compares the solver under test with the exact reference after each operation.
package enum HistoryChecker {
  /// Relative to the expected number, or absolute below 1.
  package static let tolerance = 1e-6

  /// What was looked at, to be able to say how much was checked.
  package struct Statistics: Sendable {
    package var histories = 0
    package var operations = 0
    package var refusals = 0
    package var uniqueValues = 0
    package var levels = 0
    /// All values after all operations, hashed; two runs that agree here computed the same bits.
    package var digest: UInt64 = 0xcbf2_9ce4_8422_2325

    package init() {}

    mutating func mix(_ values: [Double]) {
      for value in values { digest = (digest ^ value.bitPattern) &* 0x100_0000_01b3 }
    }

    package mutating func add(_ other: Statistics) {
      histories += other.histories
      operations += other.operations
      refusals += other.refusals
      uniqueValues += other.uniqueValues
      levels += other.levels
      digest = (digest ^ other.digest) &* 0x100_0000_01b3
    }
  }

  /// The first failure, or nil when the solver is right throughout.
  package static func failure(of history: History) -> HistoryFailure? {
    var statistics = Statistics()
    return failure(of: history, statistics: &statistics)
  }

  /// The first failure, or nil when the solver is right throughout; counts what was checked.
  package static func failure(of history: History, statistics: inout Statistics) -> HistoryFailure? {
    var run = CheckedRun(history)
    do throws(HistoryFailure) {
      for (step, operation) in history.operations.enumerated() {
        try run.step(step, operation, &statistics)
      }
    } catch { return error }
    statistics.histories += 1
    return replayFailure(history, run.trace, asksForAmbiguity: true)
      ?? replayFailure(history, run.trace, asksForAmbiguity: false)
  }

  /// With the same questions in between, a replay gives the same bits. Without them it gives the same values: asking
  /// is no change.
  private static func replayFailure(
    _ history: History, _ trace: [[Double]], asksForAmbiguity: Bool
  ) -> HistoryFailure? {
    var player = HistoryPlayer(history)
    for (step, operation) in history.operations.enumerated() {
      if player.isApplicable(operation) {
        _ = player.perform(operation)
        if asksForAmbiguity { _ = player.ambiguous() }
      }
      let values = player.values
      for index in values.indices {
        let isSame =
          asksForAmbiguity
          ? values[index].bitPattern == trace[step][index].bitPattern : isClose(values[index], trace[step][index])
        guard !isSame else { continue }
        return HistoryFailure(
          kind: asksForAmbiguity ? .determinism : .questionHasEffect, step: step,
          detail: "x\(index) is \(trace[step][index]), then \(values[index])")
      }
    }
    return nil
  }

  static func isClose(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= tolerance * max(1, abs(expected))
  }
}

/// One pass through a history with all comparisons.
private struct CheckedRun: ~Copyable {
  private var player: HistoryPlayer
  private var lastValues: [Double]
  private(set) var trace: [[Double]] = []
  private let variableCount: Int

  init(_ history: History) {
    player = HistoryPlayer(history)
    variableCount = history.variableCount
    lastValues = player.values
    _ = player.drainChanged()
  }

  mutating func step(
    _ step: Int, _ operation: History.Operation, _ statistics: inout HistoryChecker.Statistics
  ) throws(HistoryFailure) {
    defer { trace.append(lastValues) }
    guard player.isApplicable(operation) else { return }
    let expected = expectedRefusals(operation)
    let conflictable = conflictCandidates(operation)
    let refusals = player.perform(operation)
    statistics.operations += 1
    statistics.refusals += refusals.count
    if refusals.map(\.constraint) != expected {
      throw HistoryFailure(
        kind: .refusal, step: step, detail: "refused \(refusals.map(\.constraint)), expected \(expected)")
    }
    for refusal in refusals { try check(refusal, step, conflictable) }
    let values = player.values
    try checkChanges(step, values, operation, mayChange: !isRefused(operation, refusals))
    lastValues = values
    statistics.mix(values)
    let solution = ReferenceSolver.solve(player.active.map { player.reference($0) }, variableCount: variableCount)
    try checkLevels(step, values, solution)
    try checkValues(step, values, solution)
    try checkQueries(step, values)
    try checkAmbiguity(step, values, solution)
    statistics.levels += solution.levels.count
    for value in solution.uniqueValues where value != nil { statistics.uniqueValues += 1 }
  }

  /// Whether nothing of the operation was accepted.
  private func isRefused(_ operation: History.Operation, _ refusals: [HistoryPlayer.Refusal]) -> Bool {
    if case .activateBatch(let batch) = operation { return refusals.count == batch.count }
    return !refusals.isEmpty
  }

  private func expectedRefusals(_ operation: History.Operation) -> [Int] {
    var accepted = player.active.map { player.reference($0) }.filter(\.isRequired)
    func isPossible(_ constraint: ReferenceConstraint) -> Bool {
      !constraint.isRequired
        || ReferenceSolver.isFeasible(accepted + [constraint], variableCount: variableCount)
    }
    switch operation {
    case .activate(let constraint): return isPossible(player.reference(constraint)) ? [] : [constraint]
    case .activateBatch(let batch):
      // As if they came one after the other.
      return batch.filter { number in
        let constraint = player.reference(number)
        guard isPossible(constraint) else { return true }
        if constraint.isRequired { accepted.append(constraint) }
        return false
      }
    case .setConstant(_, of: let number), .setPriority(_, of: let number):
      guard player.states[number].isActive else { return [] }
      accepted = player.active.filter { $0 != number }.map { player.reference($0) }.filter(\.isRequired)
      return isPossible(changed(number, by: operation)) ? [] : [number]
    case .deactivate, .destroy, .recycle: return []
    }
  }

  private func changed(_ number: Int, by operation: History.Operation) -> ReferenceConstraint {
    var constraint = player.reference(number)
    switch operation {
    case .setConstant(let constant, of: _): constraint.constant = constant
    case .setPriority(let priority, of: _): constraint.priority = priority
    default: break
    }
    return constraint
  }

  /// The constraints that a conflict of the operation may consist of, as they are in it.
  private func conflictCandidates(_ operation: History.Operation) -> [Int: ReferenceConstraint] {
    var candidates: [Int: ReferenceConstraint] = [:]
    for number in player.active { candidates[number] = player.reference(number) }
    switch operation {
    case .activate(let number): candidates[number] = player.reference(number)
    case .activateBatch(let batch): for number in batch { candidates[number] = player.reference(number) }
    case .setConstant(_, of: let number), .setPriority(_, of: let number):
      candidates[number] = changed(number, by: operation)
    case .deactivate, .destroy, .recycle: break
    }
    return candidates
  }

  private func check(
    _ refusal: HistoryPlayer.Refusal, _ step: Int, _ candidates: [Int: ReferenceConstraint]
  ) throws(HistoryFailure) {
    let members = refusal.conflict.compactMap { candidates[$0] }
    // Of a batch, others may have been refused before; a conflict is with what was taken.
    let areTaken = refusal.conflict.allSatisfy { $0 == refusal.constraint || player.states[$0].isActive }
    guard refusal.isKnown, refusal.conflict.contains(refusal.constraint), members.count == refusal.conflict.count,
      areTaken, members.allSatisfy(\.isRequired),
      ReferenceSolver.isMinimalConflict(members, variableCount: variableCount)
    else {
      throw HistoryFailure(kind: .conflict, step: step, detail: "\(refusal.constraint) against \(refusal.conflict)")
    }
  }

  private mutating func checkChanges(
    _ step: Int, _ values: [Double], _ operation: History.Operation, mayChange: Bool
  ) throws(HistoryFailure) {
    let reported = player.drainChanged()
    guard reported.map(\.index) == Set(reported.map(\.index)).sorted() else {
      throw HistoryFailure(kind: .changes, step: step, detail: "not in ascending order: \(reported.map(\.index))")
    }
    for index in values.indices {
      // A recycled variable is a new one, which starts afresh.
      if case .recycle(index) = operation { continue }
      guard values[index].bitPattern != lastValues[index].bitPattern else { continue }
      if !mayChange {
        throw HistoryFailure(
          kind: .refusalHasEffect, step: step, detail: "x\(index) went from \(lastValues[index]) to \(values[index])")
      }
      // Zero with the other sign is no change to speak of.
      guard values[index] == lastValues[index] || reported.contains(player.variables[index]) else {
        throw HistoryFailure(
          kind: .changes, step: step,
          detail: "x\(index) went from \(lastValues[index]) to \(values[index]) unreported")
      }
    }
  }

  private func checkLevels(
    _ step: Int, _ values: [Double], _ solution: ReferenceSolution
  ) throws(HistoryFailure) {
    var sums: [Float: Double] = [:]
    for number in player.active {
      let constraint = player.reference(number)
      sums[min(constraint.priority, 1000), default: 0] += constraint.violation(values)
    }
    let required = ReferenceSolution.Level(priority: 1000, violation: 0)
    for level in [required] + solution.levels {
      let sum = sums[level.priority] ?? 0
      if !HistoryChecker.isClose(sum, level.violation) {
        throw HistoryFailure(
          kind: .level, step: step, detail: "@\(level.priority) has \(sum), the least is \(level.violation)")
      }
    }
  }

  private func checkValues(
    _ step: Int, _ values: [Double], _ solution: ReferenceSolution
  ) throws(HistoryFailure) {
    for (index, unique) in solution.uniqueValues.enumerated() {
      if let unique, !HistoryChecker.isClose(values[index], unique) {
        throw HistoryFailure(kind: .value, step: step, detail: "x\(index) is \(values[index]), not \(unique)")
      }
    }
  }

  private func checkQueries(_ step: Int, _ values: [Double]) throws(HistoryFailure) {
    for number in player.states.indices {
      guard let constraint = player.states[number].constraint else { continue }
      guard player.solver.isActive(constraint) == player.states[number].isActive else {
        throw HistoryFailure(kind: .query, step: step, detail: "isActive of \(number)")
      }
      let violation = player.reference(number).violation(values)
      let scale = player.states[number].definition.terms.reduce(1) {
        max($0, abs($1.coefficient * values[$1.variable]))
      }
      if abs(player.solver.violation(of: constraint) - violation) > HistoryChecker.tolerance * scale {
        let detail = "violation of \(number) is \(violation), reported \(player.solver.violation(of: constraint))"
        throw HistoryFailure(kind: .query, step: step, detail: detail)
      }
      let isSatisfied = player.solver.isSatisfied(constraint)
      if isSatisfied ? violation > HistoryChecker.tolerance * scale * 10 : violation < 1e-10 {
        throw HistoryFailure(
          kind: .query, step: step, detail: "\(number) violated by \(violation), satisfied: \(isSatisfied)")
      }
    }
  }

  private mutating func checkAmbiguity(
    _ step: Int, _ values: [Double], _ solution: ReferenceSolution
  ) throws(HistoryFailure) {
    let reported = player.ambiguous()
    let after = player.values
    for index in values.indices where after[index].bitPattern != values[index].bitPattern {
      throw HistoryFailure(kind: .query, step: step, detail: "asking for ambiguity changed x\(index)")
    }
    guard reported.map(\.index) == Set(reported.map(\.index)).sorted() else {
      throw HistoryFailure(kind: .ambiguity, step: step, detail: "not in ascending order: \(reported.map(\.index))")
    }
    for (index, unique) in solution.uniqueValues.enumerated() {
      let isReported = reported.contains(player.variables[index])
      if isReported != (unique == nil) {
        throw HistoryFailure(
          kind: .ambiguity, step: step, detail: "x\(index) is \(isReported ? "" : "not ")reported as ambiguous")
      }
    }
  }
}
