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
      var sum: Double
      var magnitude: Double
      let variables = variables.base
      if !variables[Int(variable)].isCombined {
        let constraint = constraints.base + Int(owner)
        sum = constraint.pointee.constant
        magnitude = abs(sum)
        let list = system.rows[owner]
        let terms = system.pool.base + Int(list.start)
        for ordinal in 0..<Int(list.count) {
          let term = terms[ordinal]
          if term.index == variable { continue }
          let product = term.coefficient * variables[Int(term.index)].value
          sum += product
          magnitude += abs(product)
        }
        let inverse = constraint.pointee.inverse
        sum *= -inverse
        magnitude *= abs(inverse)
      } else {
        sum = offsets[variable]
        magnitude = abs(sum)
        let list = dependencies.rows[variable]
        let terms = dependencies.pool.base + Int(list.start)
        for ordinal in 0..<Int(list.count) {
          let term = terms[ordinal]
          let product = term.coefficient * variables[Int(term.index)].value
          sum += product
          magnitude += abs(product)
        }
      }
      if abs(sum - variables[Int(variable)].value) <= 1e-14 * magnitude { continue }
      setValue(of: variable, to: sum)
      visitUsers(of: variable)
    }
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
    let users = system.pool.base + Int(column.start)
    for ordinal in 0..<Int(column.count) {
      let index = users[ordinal].index
      let constraint = constraints + Int(index)
      let user = constraint.pointee.rawVariable
      if user >= 0 {
        if user != variable { queue.insert(variables[Int(user)].position) }
      } else if constraint.pointee.isWatched, constraint.pointee.checkStamp != checkStamp {
        constraint.pointee.checkStamp = checkStamp
        checkList.append(index)
      }
    }
    let combined = dependencies.columns[variable]
    for ordinal in 0..<combined.count {
      queue.insert(variables[Int(dependencies.pool.base[Int(combined.start + ordinal)].index)].position)
    }
  }

  /// The value of a constraint's expression, and how much of it may be rounding.
  @inline(__always)
  func residual(of constraint: Int32) -> (value: Double, tolerance: Double) {
    var sum = constraints[constraint].constant
    var magnitude = abs(sum)
    let variables = variables.base
    let list = system.rows[constraint]
    let terms = system.pool.base + Int(list.start)
    for ordinal in 0..<Int(list.count) {
      let term = terms[ordinal]
      let product = term.coefficient * variables[Int(term.index)].value
      sum += product
      magnitude += abs(product)
    }
    return (sum, 1e-10 * (1 + magnitude))
  }
}
