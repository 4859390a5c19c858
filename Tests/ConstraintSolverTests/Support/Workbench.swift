import ConstraintSolver

/// A solver with short ways to say things, which checks the solver's invariants after each change.
final class Workbench {
  var solver = Solver()

  func variables(_ count: Int) -> [Solver.Variable] {
    (0..<count).map { _ in solver.addVariable() }
  }

  /// Σ coefficient·variable (relation) value.
  func define(
    _ terms: [(Double, Solver.Variable)], _ relation: Solver.Relation, _ value: Double, _ priority: Float = 1000
  ) -> Solver.Constraint {
    solver.define(
      terms.map { Solver.Term($0.1, $0.0) }, constant: -value, relation: relation, priority: .init(priority))
  }

  /// Σ coefficient·variable (relation) value, active.
  @discardableResult
  func add(
    _ terms: [(Double, Solver.Variable)], _ relation: Solver.Relation, _ value: Double, _ priority: Float = 1000
  ) throws -> Solver.Constraint {
    let constraint = define(terms, relation, value, priority)
    try solver.activate(constraint)
    try check()
    return constraint
  }

  /// The conflict with which a change is refused.
  func refusal(_ change: (inout Solver) throws(Solver.Conflict) -> Void) -> [Solver.Constraint]? {
    do {
      try change(&solver)
      return nil
    } catch {
      return error.constraints
    }
  }

  func activate(_ constraint: Solver.Constraint) throws {
    try solver.activate(constraint)
    try check()
  }

  func deactivate(_ constraint: Solver.Constraint) throws {
    solver.deactivate(constraint)
    try check()
  }

  /// Makes `terms = constant` of an edit constraint say `value`.
  func set(_ constraint: Solver.Constraint, to value: Double) throws {
    try solver.setConstant(-value, of: constraint)
    try check()
  }

  func drained() -> [Int32] {
    var result: [Int32] = []
    solver.drainChangedVariables { result.append($0.index) }
    return result
  }

  func isActive(_ constraint: Solver.Constraint) -> Bool { solver.isActive(constraint) }
  func isSatisfied(_ constraint: Solver.Constraint) -> Bool { solver.isSatisfied(constraint) }
  func violation(of constraint: Solver.Constraint) -> Double { solver.violation(of: constraint) }
  func constant(of constraint: Solver.Constraint) -> Double { solver.constant(of: constraint) }
  func priority(of constraint: Solver.Constraint) -> Float { solver.priority(of: constraint).value }
  func isAmbiguous(_ variable: Solver.Variable) -> Bool { solver.isAmbiguous(variable) }
  func ambiguousVariables() -> [Solver.Variable] { solver.ambiguousVariables() }
  func activate(_ batch: [Solver.Constraint]) -> [(constraint: Solver.Constraint, conflict: Solver.Conflict)] {
    solver.activate(batch)
  }
  var pivotCount: Int { solver.pivotCount }

  func value(_ variable: Solver.Variable) -> Double { solver.value(of: variable) }

  func check() throws {
    let faults = solver.invariantViolations()
    if !faults.isEmpty { throw BrokenInvariants(faults: faults) }
  }
}

struct BrokenInvariants: Error {
  let faults: [String]
}

func isClose(_ value: Double, _ expected: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(value - expected) <= tolerance * max(1, abs(expected))
}
