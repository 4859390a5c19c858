import ConstraintSolver

/// Replays a history on the solver under test, and keeps the books: what is active, with which constant and priority.
package struct HistoryPlayer: ~Copyable {
  /// A constraint that the solver would not take, and the conflict it named, both by number in the history.
  package struct Refusal: Equatable, Sendable {
    package var constraint: Int
    package var conflict: [Int]
    /// Whether the solver named only constraints that the history knows.
    package var isKnown: Bool
  }

  package struct State {
    package var definition: History.Definition
    package var isActive = false
    package var constraint: Solver.Constraint?
  }

  package let history: History
  package private(set) var solver = Solver()
  package private(set) var variables: [Solver.Variable] = []
  package private(set) var states: [State]

  package init(_ history: History) {
    self.history = history
    states = history.definitions.map { State(definition: $0) }
    for _ in 0..<history.variableCount { variables.append(solver.addVariable()) }
  }

  /// The values of all variables.
  package var values: [Double] {
    var values: [Double] = []
    values.reserveCapacity(variables.count)
    for variable in variables { values.append(solver.value(of: variable)) }
    return values
  }

  /// The active constraints by number.
  package var active: [Int] { states.indices.filter { states[$0].isActive } }

  /// The constraint as it would be if it were active now.
  package func reference(_ constraint: Int) -> ReferenceConstraint {
    let definition = states[constraint].definition
    return ReferenceConstraint(
      terms: definition.terms.map { ($0.variable, $0.coefficient) }, constant: definition.constant,
      relation: definition.relation.rawValue, priority: definition.priority)
  }

  /// Whether the operation makes sense now. One that does not is passed over.
  package func isApplicable(_ operation: History.Operation) -> Bool {
    switch operation {
    case .activate(let constraint): !states[constraint].isActive
    case .activateBatch(let batch): Set(batch).count == batch.count && batch.allSatisfy { !states[$0].isActive }
    case .deactivate(let constraint): states[constraint].isActive
    case .destroy(let constraint), .setConstant(_, of: let constraint), .setPriority(_, of: let constraint):
      states[constraint].constraint != nil
    case .recycle(let variable):
      !states.contains { state in
        state.constraint != nil && state.definition.terms.contains { $0.variable == variable }
      }
    }
  }

  /// Does the operation, which must be applicable, and gives what was refused.
  package mutating func perform(_ operation: History.Operation) -> [Refusal] {
    switch operation {
    case .activate(let number):
      let constraint = defined(number)
      do throws(Solver.Conflict) {
        try solver.activate(constraint)
        states[number].isActive = true
        return []
      } catch { return [refusal(number, error)] }
    case .activateBatch(let batch):
      let constraints = batch.map { defined($0) }
      let refused = solver.activate(constraints)
      for number in batch { states[number].isActive = true }
      return refused.map { constraint, conflict in
        let number = states.firstIndex { $0.constraint == constraint } ?? -1
        if number >= 0 { states[number].isActive = false }
        return refusal(number, conflict)
      }
    case .deactivate(let number):
      solver.deactivate(states[number].constraint!)
      states[number].isActive = false
    case .destroy(let number):
      solver.destroy(states[number].constraint!)
      states[number] = State(definition: history.definitions[number])
    case .setConstant(let constant, of: let number):
      do throws(Solver.Conflict) {
        try solver.setConstant(constant, of: states[number].constraint!)
        states[number].definition.constant = constant
      } catch { return [refusal(number, error)] }
    case .setPriority(let priority, of: let number):
      do throws(Solver.Conflict) {
        try solver.setPriority(Solver.Priority(priority), of: states[number].constraint!)
        states[number].definition.priority = priority
      } catch { return [refusal(number, error)] }
    case .recycle(let variable):
      solver.removeVariable(variables[variable])
      variables[variable] = solver.addVariable()
    }
    return []
  }

  /// The variables reported as changed since the last call, by number, in the order reported.
  package mutating func drainChanged() -> [Solver.Variable] {
    var changed: [Solver.Variable] = []
    solver.drainChangedVariables { changed.append($0) }
    return changed
  }

  /// The variables that the solver calls ambiguous.
  package mutating func ambiguous() -> [Solver.Variable] { solver.ambiguousVariables() }

  private mutating func defined(_ number: Int) -> Solver.Constraint {
    if let constraint = states[number].constraint { return constraint }
    let definition = states[number].definition
    let constraint = solver.define(
      definition.terms.map { Solver.Term(variables[$0.variable], $0.coefficient) }, constant: definition.constant,
      relation: Solver.Relation(rawValue: Int8(definition.relation.rawValue))!,
      priority: Solver.Priority(definition.priority))
    states[number].constraint = constraint
    return constraint
  }

  private func refusal(_ number: Int, _ conflict: Solver.Conflict) -> Refusal {
    let numbers = conflict.constraints.map { constraint in
      states.firstIndex { $0.constraint == constraint } ?? -1
    }
    let ascending = conflict.constraints.map(\.index)
    return Refusal(
      constraint: number, conflict: numbers,
      isKnown: number >= 0 && !numbers.contains(-1) && ascending == Set(ascending).sorted())
  }
}
