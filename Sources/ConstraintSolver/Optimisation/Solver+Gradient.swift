// The gradient of the penalties, in terms of the basis: what the violated constraints add to the multipliers of the
// tight constraints and to the reduced costs of the free variables.
extension Solver {
  /// Says on which side a watched constraint is violated; its share of the gradient changes with
  /// `applyGradientChanges()`.
  @inline(__always)
  mutating func setSide(of constraint: Int32, to side: Int8) {
    record(constraint)
    let state = constraints.base + Int(constraint)
    gradientChanges.append(
      GradientChange(
        amount: Double(side) - Double(state.pointee.side), constraint: constraint, level: state.pointee.priority))
    state.pointee.side = side
    if side != 0, state.pointee.isRequired { requiredViolations.append(constraint) }
  }

  /// Compares what the constraints on the check list say with the values, and empties the list.
  mutating func refreshSides() {
    for ordinal in 0..<checkList.count {
      let index = checkList[ordinal]
      let state = constraints.base + Int(index)
      guard state.pointee.isWatched else { continue }
      let (value, tolerance) = residual(of: index)
      switch state.pointee.side {
      case 0:
        if value > tolerance {
          if state.pointee.relation <= 0 { setSide(of: index, to: 1) }
        } else if value < -tolerance {
          if state.pointee.relation >= 0 { setSide(of: index, to: -1) }
        }
      case 1:
        if value < -tolerance { setSide(of: index, to: state.pointee.relation == 0 ? -1 : 0) }
      default:
        if value > tolerance { setSide(of: index, to: state.pointee.relation == 0 ? 1 : 0) }
      }
    }
    checkList.removeAll()
    checkStamp &+= 1
  }

  /// Brings the multipliers and the reduced costs up to date with the gradient changes. What changes is a candidate.
  mutating func applyGradientChanges() {
    prepareGradient()
    let changes = gradientChanges.base
    let count = gradientChanges.count
    var start = 0
    while start < count {
      let level = changes[start].level
      var end = start
      for ordinal in start..<count where changes[ordinal].level == level {
        let change = changes[ordinal]
        changes[ordinal] = changes[end]
        changes[end] = change
        end += 1
      }
      for ordinal in start..<end where changes[ordinal].amount != 0 {
        seedWeights(with: changes[ordinal].constraint, times: changes[ordinal].amount)
      }
      runExpansion()
      addOutput(at: level, scaledBy: 1)
      start = end
    }
    gradientChanges.removeAll()
  }

  /// Adds the last expansion, scaled, to the multipliers and the reduced costs.
  @inline(__always)
  mutating func addOutput(at level: Float, scaledBy scale: Double) {
    for ordinal in 0..<multiplierOutput.count {
      let entry = multiplierOutput[ordinal]
      levels.add(scale * entry.value, at: level, to: multipliers.base + Int(entry.index))
      candidateConstraints.insert(entry.index)
    }
    for ordinal in 0..<freeOutput.count {
      let entry = freeOutput[ordinal]
      levels.add(scale * entry.value, at: level, to: reducedCosts.base + Int(entry.index))
      candidateVariables.insert(entry.index)
    }
    updateCount &+= multiplierOutput.count
  }

  /// Computes all multipliers and reduced costs from nothing.
  mutating func recomputeMultipliers() {
    updateCount = 0
    gradientChanges.removeAll()
    for index in 0..<multipliers.count { levels.clear(multipliers.base + index) }
    for index in 0..<reducedCosts.count { levels.clear(reducedCosts.base + index) }
    for index in 0..<constraints.count where constraints[index].isWatched && constraints[index].side != 0 {
      gradientChanges.append(
        GradientChange(
          amount: Double(constraints[index].side), constraint: Int32(index), level: constraints[index].priority))
    }
    applyGradientChanges()
  }
}
