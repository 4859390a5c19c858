import ConstraintSolver
import Foundation

/// Replays workloads on our solver, one operation after the other as they come, as on the peers.
struct SolverReplay {
  let workload: Workload
  /// How many groups of each section to do; all where there is none.
  var groupLimits: [String: Int] = [:]

  /// Repeats until `seconds` have been measured, at most `limit` times.
  func measure(seconds: Double, limit: Int) -> Measurement {
    var result = Measurement()
    var total = 0.0
    for index in 0..<limit where index == 0 || total < seconds * 1e9 {
      let one = measureOnce(wantsValues: index == 0)
      total += one.sections.reduce(0) { $0 + $1.samples[0] * Double($1.groups) }
      result.add(one)
    }
    return result
  }

  /// The variables that have one value only at the end of the workload.
  func unambiguousVariables() -> [Int] {
    let ambiguous = end().ambiguous
    return (0..<workload.variableCount).filter { !ambiguous.contains($0) }
  }

  /// All values at the end of the workload, and the variables that could have others.
  func end() -> (values: [Double], ambiguous: Set<Int>) {
    var replay = Replay(workload)
    for section in workload.sections {
      for group in section.groups.prefix(groupLimits[section.name] ?? .max) { replay.perform(group) }
    }
    let ambiguous = replay.ambiguousVariables()
    return (replay.values, ambiguous)
  }

  private func measureOnce(wantsValues: Bool) -> Measurement {
    var result = Measurement()
    var start = Stopwatch.processor
    var replay = Replay(workload)
    result.definition = [Stopwatch.processor - start]
    for section in workload.sections {
      let groups = section.groups.prefix(groupLimits[section.name] ?? .max)
      guard !groups.isEmpty else { continue }
      start = Stopwatch.processor
      for group in groups { replay.perform(group) }
      let elapsed = Stopwatch.processor - start
      result.sections.append(
        .init(name: section.name, groups: groups.count, samples: [elapsed / Double(groups.count)]))
    }
    if wantsValues { result.values = replay.values }
    return result
  }
}

struct Replay: ~Copyable {
  private let name: String
  private var solver = Solver()
  private var variables: [Solver.Variable] = []
  private var constraints: [Solver.Constraint] = []
  private var edits: [Int: Solver.Constraint] = [:]
  /// What a client keeps: the values it last read. Updated by the changes, as the peers update theirs.
  private(set) var values: [Double]
  private var changed: [Solver.Variable] = []

  init(_ workload: Workload) {
    name = workload.name
    values = [Double](repeating: 0, count: workload.variableCount)
    variables.reserveCapacity(workload.variableCount)
    for _ in 0..<workload.variableCount { variables.append(solver.addVariable()) }
    constraints.reserveCapacity(workload.constraints.count)
    var terms: [Solver.Term] = []
    for constraint in workload.constraints {
      terms.removeAll(keepingCapacity: true)
      for term in constraint.terms { terms.append(Solver.Term(variables[term.variable], term.coefficient)) }
      constraints.append(
        solver.define(
          terms, constant: constraint.constant, relation: Solver.Relation(rawValue: Int8(constraint.relation))!,
          priority: Solver.Priority(Float(constraint.priority))))
    }
  }

  mutating func perform(_ group: [Workload.Operation]) {
    do throws(Solver.Conflict) {
      for operation in group {
        switch operation {
        case .add(let constraint): try solver.activate(constraints[constraint])
        case .remove(let constraint): solver.deactivate(constraints[constraint])
        case .edit(let variable, let priority):
          let edit = solver.define(
            [Solver.Term(variables[variable], 1)], constant: 0, relation: .equal,
            priority: Solver.Priority(Float(priority)))
          edits[variable] = edit
          try solver.activate(edit)
        case .suggest(let variable, let value): try solver.setConstant(-value, of: edits[variable]!)
        case .setPriority(let priority, of: let constraint):
          try solver.setPriority(Solver.Priority(Float(priority)), of: constraints[constraint])
        case .update: readChanges()
        }
      }
    } catch {
      preconditionFailure("\(name) has no conflict, yet \(error) was reported")
    }
  }

  private mutating func readChanges() {
    var changed: [Solver.Variable] = []
    swap(&changed, &self.changed)
    changed.removeAll(keepingCapacity: true)
    solver.drainChangedVariables { changed.append($0) }
    defer { swap(&changed, &self.changed) }
    for variable in changed { values[Int(variable.index)] = solver.value(of: variable) }
  }

  mutating func ambiguousVariables() -> Set<Int> { Set(solver.ambiguousVariables().map { Int($0.index) }) }
}
