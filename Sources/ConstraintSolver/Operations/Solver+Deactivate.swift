extension Solver {
  /// Deactivates a constraint. Does nothing when it is not active.
  public mutating func deactivate(_ constraint: Constraint) {
    requireAlive(constraint)
    guard constraints[constraint.index].isActive else { return }
    beginOperation()
    withdraw(constraint.index)
    endOperation()
  }

  /// Takes an active constraint out of the system and makes the solution the best one again.
  mutating func withdraw(_ index: Int32) {
    record(index)
    version &+= 1
    constraints[index].isActive = false
    constraints[index].isWatched = false
    if constraints[index].isTight, !multiplier(of: index).isZero {
      // It holds something back. Without its penalty, it is a candidate to move.
      candidateConstraints.insert(index)
      _ = settle()
    }
    if constraints[index].isTight {
      clearMultiplier(of: index)
      let freed = releaseTight(index)
      system.unlinkRow(index)
      if freed >= 0, mayHaveIdleEqualities { promoteEquality(for: freed) }
    } else {
      if constraints[index].side != 0 {
        setSide(of: index, to: 0)
        applyGradientChanges()
      }
      system.unlinkRow(index)
    }
    constraints[index].side = 0
    _ = settle()
  }

  /// Lets a satisfied equality that is not tight give a freed variable its value.
  private mutating func promoteEquality(for variable: Int32) {
    computeRates(along: Entering(variable: variable, constraint: -1, direction: 1))
    var best: Int32 = -1
    for ordinal in 0..<rated.count {
      let index = rated[ordinal]
      let rate = rates[index]
      rates[index] = Accumulator()
      let state = constraints[index]
      guard state.relation == 0, state.side == 0, abs(rate.value) > 1e-6 * rate.magnitude else { continue }
      if best < 0 || state.priority > constraints[best].priority
        || (state.priority == constraints[best].priority && index < best)
      {
        best = index
      }
    }
    if best >= 0 { _ = installRow(of: best, for: variable) }
  }
}
