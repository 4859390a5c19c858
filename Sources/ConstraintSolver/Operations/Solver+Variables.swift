extension Solver {
  /// Makes a new variable. Until constraints say otherwise its value is 0.
  public mutating func addVariable() -> Variable {
    let index: Int32
    if freeVariables.count > 0 {
      freeVariables.count -= 1
      index = freeVariables[freeVariables.count]
    } else {
      index = Int32(variables.count)
      variables.append(VariableState())
      system.columns.append(CellList())
      drainedValues.append(0)
      let count = variables.count
      changedVariables.reserve(count)
      candidateVariables.reserve(count)
    }
    variables[index] = VariableState()
    variables[index].isAlive = true
    drainedValues[index] = 0
    moveToEnd(index)
    return Variable(index: index)
  }

  /// Gives a variable back; its identifier is given out again.
  /// A variable that a constraint mentions, active or not, is a precondition failure.
  public mutating func removeVariable(_ variable: Variable) {
    let index = variable.index
    requireAlive(variable)
    precondition(variables[index].useCount == 0, "A variable that a constraint mentions cannot be removed.")
    variableAt[variables[index].position] = -1
    variables[index].isAlive = false
    clearReducedCost(of: index)
    changedVariables.remove(index)
    drainedWord.remove(index)
    system.releaseColumn(index)
    if index < dependencies.columns.count { dependencies.releaseColumn(index) }
    freeVariables.append(index)
  }

  @inline(__always)
  func requireAlive(_ variable: Variable) {
    precondition(
      variable.index >= 0 && Int(variable.index) < variables.count && variables[variable.index].isAlive,
      "The variable is not one of this solver's.")
  }

  /// Calls `body` once for every variable whose value changed since the last call, in ascending order, and forgets
  /// them. A variable that changed and changed back is left out.
  public mutating func drainChangedVariables(_ body: (Variable) -> Void) {
    while let variable = nextChangedVariable() { body(variable) }
  }

  /// Takes the next of the variables that `drainChangedVariables(_:)` would name; nil when there are no more. What changes
  /// between two calls comes later, and where the order has gone past it, once more at the end.
  package mutating func nextChangedVariable() -> Variable? {
    while true {
      if drainedWord.isEmpty {
        drainedWord = changedVariables.popFirstWord()
        if drainedWord.isEmpty { return nil }
      }
      let index = drainedWord.popFirst()
      let value = variables[index].value
      if value != drainedValues[index] {
        drainedValues[index] = value
        return Variable(index: index)
      }
    }
  }

  /// Makes place for so many more variables and constraints at once.
  package mutating func reserve(variables variableCount: Int, constraints constraintCount: Int) {
    let newVariables = variables.count + variableCount
    variables.reserve(newVariables)
    system.columns.reserve(newVariables)
    drainedValues.reserve(newVariables)
    changedVariables.reserve(newVariables)
    candidateVariables.reserve(newVariables)
    let newConstraints = constraints.count + constraintCount
    constraints.reserve(newConstraints)
    system.rows.reserve(newConstraints)
    candidateConstraints.reserve(newConstraints)
    // Each variable gets a place in the order when it is added, and another one when a row determines it.
    variableAt.reserve(2 * newVariables)
    queue.reserve(2 * newVariables)
    // What taking them in one batch fills; what is there already may be part of that.
    batch.reserve(newConstraints)
    constraintJournal.reserve(newConstraints)
    checkList.reserve(newConstraints)
    valueJournal.reserve(newVariables)
    system.reserveCells(newConstraints * 3)
  }
}
