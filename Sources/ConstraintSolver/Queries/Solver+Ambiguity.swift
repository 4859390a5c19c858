extension Solver {
  /// Whether another solution, as good at every level, gives the variable another value. The solution stays as it is.
  public mutating func isAmbiguous(_ variable: Variable) -> Bool {
    requireAlive(variable)
    guard mayBeAmbiguous(variable.index) else { return false }
    var other = copy()
    return other.canMove(variable.index)
  }

  /// The ambiguous variables in ascending order. The solution stays as it is.
  public mutating func ambiguousVariables() -> [Variable] {
    var result: [Variable] = []
    var other = copy()
    for index in 0..<Int32(variables.count) where variables[index].isAlive {
      // What moves to another best solution is ambiguous, and the other solution is as good a place to go on from.
      let old = variables[index].value
      if abs(old - other.variables[index].value) > 1e-7 * (1 + abs(old))
        || (other.mayBeAmbiguous(index) && other.canMove(index))
      {
        result.append(Variable(index: index))
      }
    }
    return result
  }

  /// A solver in the same state, to try something out.
  private func copy() -> Solver {
    var other = Solver()
    other.variables.assign(variables)
    other.constraints.assign(constraints)
    other.system.assign(system)
    other.freeVariables.assign(freeVariables)
    other.freeConstraints.assign(freeConstraints)
    other.dependencies.assign(dependencies)
    other.provenance.assign(provenance)
    other.offsets.assign(offsets)
    other.variableAt.assign(variableAt)
    other.multipliers.assign(multipliers)
    other.reducedCosts.assign(reducedCosts)
    other.levels.assign(levels)
    other.mayHaveIdleEqualities = mayHaveIdleEqualities
    other.weights.assign(weights)
    other.rates.assign(rates)
    other.drainedValues.assign(drainedValues)
    other.queue.reserve(queue.capacity)
    other.candidateVariables.reserve(candidateVariables.capacity)
    other.candidateConstraints.reserve(candidateConstraints.capacity)
    other.changedVariables.reserve(changedVariables.capacity)
    other.markStamp = markStamp
    other.checkStamp = checkStamp
    other.rateStamp = rateStamp
    other.operationStamp = operationStamp
    return other
  }

  /// Whether a variable depends on a free one, or on a tight constraint that costs nothing to leave.
  private mutating func mayBeAmbiguous(_ variable: Int32) -> Bool {
    prepareGradient()
    weights[variable].add(1)
    queue.insert(variables[variable].position)
    runExpansion()
    if freeOutput.count > 0 { return true }
    for ordinal in 0..<multiplierOutput.count where !holdsStrictly(multiplierOutput[ordinal].index) { return true }
    return false
  }

  /// Whether moving a tight constraint off zero makes the solution worse in both directions.
  private func holdsStrictly(_ index: Int32) -> Bool {
    let state = constraints[index]
    let multiplier = multiplier(of: index)
    if !(state.limitsAbove && state.isRequired) {
      let extra = state.limitsAbove ? state.priority : LevelVector.none
      if levels.sign(of: multiplier, scaledBy: 1, plusOneAt: extra) <= 0 { return false }
    }
    if !(state.limitsBelow && state.isRequired) {
      let extra = state.limitsBelow ? state.priority : LevelVector.none
      if levels.sign(of: multiplier, scaledBy: -1, plusOneAt: extra) <= 0 { return false }
    }
    return true
  }

  /// Whether a wish weaker than all priorities moves the variable up or down.
  private mutating func canMove(_ variable: Int32) -> Bool {
    let old = variables[variable].value
    let distance = 1 + abs(old)
    beginOperation()
    for direction in [1.0, -1.0] {
      cells.removeAll()
      cells.append(Cell(index: variable, twin: -1, coefficient: direction))
      variables[variable].useCount += 1
      let wish = allocateConstraint()
      system.setRow(wish, to: cells)
      constraints[wish].constant = -direction * old - distance
      constraints[wish].relation = Relation.greaterThanOrEqual.rawValue
      constraints[wish].priority = 0
      link(wish)
      check(wish)
      _ = settle()
      let hasMoved = abs(variables[variable].value - old) > 1e-7 * distance
      withdraw(wish)
      recycle(wish)
      if hasMoved { return true }
    }
    return false
  }
}
