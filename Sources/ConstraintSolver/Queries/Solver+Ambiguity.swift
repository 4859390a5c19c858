extension Solver {
  /// Whether another solution, as good at every level, gives the variable another value. The solution stays as it is.
  public mutating func isAmbiguous(_ variable: Variable) -> Bool {
    requireAlive(variable)
    guard mayBeAmbiguous(variable.index) else { return false }
    beginOperation()
    let isAmbiguous = canMove(variable.index)
    rollBack()
    return isAmbiguous
  }

  /// The ambiguous variables in ascending order. The solution stays as it is.
  public mutating func ambiguousVariables() -> [Variable] {
    var result: [Variable] = []
    var hasMoved = false
    beginOperation()
    for index in 0..<Int32(variables.count) where variables[index].isAlive {
      // What moves to another best solution is ambiguous, and the other solution is as good a place to go on from.
      if variables[index].journalStamp == operationStamp, let old = journaledValue(of: index),
        abs(old - variables[index].value) > 1e-7 * (1 + abs(old))
      {
        result.append(Variable(index: index))
        continue
      }
      guard mayBeAmbiguous(index) else { continue }
      hasMoved = true
      if canMove(index) { result.append(Variable(index: index)) }
    }
    if hasMoved { rollBack() }
    return result
  }

  private func journaledValue(of variable: Int32) -> Double? {
    for ordinal in 0..<valueJournal.count where valueJournal[ordinal].index == variable {
      return valueJournal[ordinal].value
    }
    return nil
  }

  /// Whether a variable depends on a free one, or on a tight constraint that costs nothing to leave.
  private mutating func mayBeAmbiguous(_ variable: Int32) -> Bool {
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
    let multiplier = multipliers[index]
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
