extension Solver {
  /// What is wrong with the solver's state; empty when all is well. Together the checks prove the solution to be the
  /// best one, up to rounding. Costs as much as a solution by dense arithmetic: for tests.
  package func invariantViolations() -> [String] {
    var faults: [String] = []
    checkBasis(&faults)
    checkValues(&faults)
    checkMultipliers(&faults)
    return faults
  }

  private func checkBasis(_ faults: inout [String]) {
    var userCounts = [Int32](repeating: 0, count: variables.count)
    for index in 0..<Int32(variables.count) where variables[index].isAlive {
      let state = variables[index]
      if variableAt[state.position] != index { faults.append("x\(index) is not where the order says") }
      if index < weights.count, weights[index].magnitude != 0 { faults.append("x\(index) has a weight left") }
      guard state.owner >= 0 else {
        if levels.sign(of: reducedCost(of: index), scaledBy: 1, plusOneAt: LevelVector.none) != 0 {
          faults.append("x\(index) is free and had better move")
        }
        continue
      }
      if constraints[state.owner].owned != index { faults.append("x\(index) and its owner disagree") }
      let list = state.isCombined ? dependencies.rows[index] : system.rows[state.owner]
      let base = state.isCombined ? dependencies.rowPool.base : system.rowPool.base
      for ordinal in 0..<list.count {
        let dependency = base[Int(list.start + ordinal)].index
        guard dependency != index else { continue }
        if variables[dependency].position >= state.position { faults.append("x\(index) comes before x\(dependency)") }
        if !state.isCombined { userCounts[Int(dependency)] += 1 }
      }
    }
    for index in 0..<variables.count where variables[index].isAlive && userCounts[index] != variables[index].userCount {
      faults.append("x\(index) has \(userCounts[index]) users, not \(variables[index].userCount)")
    }
  }

  private func checkValues(_ faults: inout [String]) {
    for index in 0..<Int32(constraints.count) where constraints[index].isAlive {
      let state = constraints[index]
      if index < rates.count, rates[index].magnitude != 0 { faults.append("c\(index) has a rate left") }
      guard state.isActive else {
        if state.isTight || state.isWatched || state.side != 0 { faults.append("c\(index) is inactive and in use") }
        continue
      }
      if state.isTight == state.isWatched { faults.append("c\(index) is both tight and watched, or neither") }
      let (value, tolerance) = residual(of: index)
      let slack = 100 * tolerance
      if state.isTight, abs(value) > slack { faults.append("c\(index) is tight and off by \(value)") }
      if state.isRequired, violation(at: index) > slack { faults.append("c\(index) is required and violated") }
      if state.isWatched {
        let isRight =
          switch (state.side, state.relation) {
          case (0, 0): abs(value) <= slack
          case (0, let relation): relation < 0 ? value <= slack : value >= -slack
          case (1, _): value >= -slack && !state.isRequired
          default: value <= slack && !state.isRequired
          }
        if !isRight { faults.append("c\(index) has side \(state.side) and is \(value)") }
      }
    }
  }

  private func checkMultipliers(_ faults: inout [String]) {
    var gradient: [Float: [Double]] = [:]
    for index in 0..<Int32(constraints.count) where constraints[index].isActive {
      let state = constraints[index]
      if state.isWatched, state.side != 0 { add(Double(state.side), times: index, at: state.priority, to: &gradient) }
      guard state.isTight else { continue }
      var multiplier = multiplier(of: index)
      let isBounded =
        ((state.limitsAbove && state.isRequired)
          || levels.sign(
            of: multiplier, scaledBy: 1, plusOneAt: state.limitsAbove ? state.priority : LevelVector.none) >= 0)
        && ((state.limitsBelow && state.isRequired)
          || levels.sign(
            of: multiplier, scaledBy: -1, plusOneAt: state.limitsBelow ? state.priority : LevelVector.none) >= 0)
      if !isBounded { faults.append("c\(index) is tight and had better move") }
      while !multiplier.isZero {
        add(-multiplier.value, times: index, at: multiplier.level, to: &gradient)
        multiplier = levels.rest(of: multiplier)
      }
    }
    for (level, sums) in gradient {
      for (index, sum) in sums.enumerated() where abs(sum) > 1e-7 {
        faults.append("the gradient at \(level) by x\(index) is off by \(sum)")
      }
    }
  }

  private func add(_ amount: Double, times constraint: Int32, at level: Float, to gradient: inout [Float: [Double]]) {
    let list = system.rows[constraint]
    let count = variables.count
    for ordinal in 0..<list.count {
      let term = system.rowPool.base[Int(list.start + ordinal)]
      gradient[level, default: Array(repeating: 0, count: count)][Int(term.index)] +=
        amount * term.coefficient
    }
  }
}
