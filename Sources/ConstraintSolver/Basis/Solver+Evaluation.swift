// Evaluating: giving the variables that depend on what has changed their new values, in topological order.
extension Solver {
  /// Gives a free variable a value; what depends on it follows with `evaluateQueued()`.
  mutating func move(_ variable: Int32, to value: Double) {
    setValue(of: variable, to: value)
    visitUsers(of: variable)
  }

  /// Evaluates the rows of the variables whose positions are queued, and all that depend on them.
  /// The constraints that mention a variable that changed are put on the check list.
  mutating func evaluateQueued() {
    while true {
      let position = queue.popFirst()
      if position < 0 { return }
      let variable = variableAt[position]
      let owner = variables[variable].owner
      if owner < 0 { continue }
      let (sum, magnitude) = rowValue(of: variable, owner: owner)
      if abs(sum - variables[variable].value) <= Solver.rounding * magnitude { continue }
      setValue(of: variable, to: sum)
      visitUsers(of: variable)
    }
  }

  /// A smaller relative change of a value is rounding.
  private static let rounding = 1e-14

  /// What a variable's row says, and the size of the numbers that went into it.
  @inline(__always)
  private func rowValue(of variable: Int32, owner: Int32) -> (sum: Double, magnitude: Double) {
    if variables[variable].isCombined {
      return combinedValue(of: variable, dependencies.rows[variable].start, dependencies.rows[variable].count)
    }
    return rawValue(of: variable, owner: owner, system.rows[owner].start, system.rows[owner].count)
  }

  @inline(__always)
  private func rawValue(
    of variable: Int32, owner: Int32, _ start: Int32, _ count: Int32
  ) -> (sum: Double, magnitude: Double) {
    let variables = variables.base
    let constraint = constraints.base + Int(owner)
    var sum = constraint.pointee.constant
    var magnitude = abs(sum)
    let terms = system.rowPool.base + Int(start)
    for ordinal in 0..<Int(count) {
      let term = terms[ordinal]
      if term.index == variable { continue }
      let product = term.coefficient * variables[Int(term.index)].value
      sum += product
      magnitude += abs(product)
    }
    let inverse = constraint.pointee.inverse
    return (sum * -inverse, magnitude * abs(inverse))
  }

  @inline(__always)
  private func combinedValue(
    of variable: Int32, _ start: Int32, _ count: Int32
  ) -> (sum: Double, magnitude: Double) {
    let variables = variables.base
    var sum = offsets[variable]
    var magnitude = abs(sum)
    let terms = dependencies.rowPool.base + Int(start)
    for ordinal in 0..<Int(count) {
      let term = terms[ordinal]
      let product = term.coefficient * variables[Int(term.index)].value
      sum += product
      magnitude += abs(product)
    }
    return (sum, magnitude)
  }

  /// As `evaluateQueued()`, and remembers what was evaluated and what is on the check list, so that `followPlan()` can
  /// do the same again without asking what depends on what.
  mutating func makePlan() {
    plannedRows.removeAll()
    plannedChecks.removeAll()
    hasPlan = true
    while true {
      let position = queue.popFirst()
      if position < 0 { break }
      let variable = variableAt[position]
      let owner = variables[variable].owner
      if owner < 0 { continue }
      let (sum, magnitude) = rowValue(of: variable, owner: owner)
      let hasChanged = abs(sum - variables[variable].value) > Solver.rounding * magnitude
      let isCombined = variables[variable].isCombined
      let list = isCombined ? dependencies.rows[variable] : system.rows[owner]
      plannedRows.append(
        PlannedRow(
          variable: variable, owner: isCombined ? -1 : owner, start: list.start, count: list.count,
          hadChanged: hasChanged))
      if hasChanged {
        setValue(of: variable, to: sum)
        visitUsers(of: variable)
      }
    }
    for ordinal in 0..<checkList.count { plannedChecks.append(checkList[ordinal]) }
  }

  /// Evaluates the planned rows. A row that changes unexpectedly is followed up as usual.
  mutating func followPlan() {
    let rows = plannedRows.base
    var ordinal = 0
    while ordinal < plannedRows.count {
      let row = rows[ordinal]
      ordinal &+= 1
      let (sum, magnitude) =
        row.owner >= 0
        ? rawValue(of: row.variable, owner: row.owner, row.start, row.count)
        : combinedValue(of: row.variable, row.start, row.count)
      if abs(sum - variables[row.variable].value) <= Solver.rounding * magnitude { continue }
      setValue(of: row.variable, to: sum)
      if !row.hadChanged {
        visitUsers(of: row.variable)
        while ordinal < plannedRows.count {
          queue.insert(variables[rows[ordinal].variable].position)
          ordinal += 1
        }
        evaluateQueued()
        hasPlan = false
        break
      }
    }
    for ordinal in 0..<plannedChecks.count { checkList.append(plannedChecks[ordinal]) }
  }

  @inline(__always)
  private mutating func setValue(of variable: Int32, to value: Double) {
    let state = variables.base + Int(variable)
    if state.pointee.journalStamp != operationStamp {
      state.pointee.journalStamp = operationStamp
      valueJournal.append(Entry(index: variable, value: state.pointee.value))
    }
    state.pointee.value = value
  }

  /// Queues the rows that mention a variable, and puts the watched constraints that do on the check list.
  @inline(__always)
  private mutating func visitUsers(of variable: Int32) {
    let variables = variables.base
    let constraints = constraints.base
    let column = system.columns[variable]
    let users = system.columnPool.base + Int(column.start)
    for ordinal in 0..<Int(column.count) {
      let index = users[ordinal].row
      let constraint = constraints + Int(index)
      let user = constraint.pointee.rawVariable
      if user >= 0 {
        if user != variable { queue.insert(variables[Int(user)].position) }
      } else if constraint.pointee.isWatched, constraint.pointee.checkStamp != checkStamp {
        constraint.pointee.checkStamp = checkStamp
        checkList.append(index)
      }
    }
    let combined = dependencies.column(variable)
    for ordinal in 0..<combined.count {
      queue.insert(variables[Int(dependencies.columnPool.base[Int(combined.start + ordinal)].row)].position)
    }
  }

  /// The value of a constraint's expression, and how much of it may be rounding.
  @inline(__always)
  func residual(of constraint: Int32) -> (value: Double, tolerance: Double) {
    var sum = constraints[constraint].constant
    var magnitude = abs(sum)
    let variables = variables.base
    let list = system.rows[constraint]
    let terms = system.rowPool.base + Int(list.start)
    for ordinal in 0..<Int(list.count) {
      let term = terms[ordinal]
      let product = term.coefficient * variables[Int(term.index)].value
      sum += product
      magnitude += abs(product)
    }
    return (sum, 1e-10 * (1 + magnitude))
  }
}
