// Making the rows and the multipliers anew from the constraints, where rounding or a bad pivot has spoiled them, and
// taking an operation back.
extension Solver {
  /// Makes all rows and multipliers anew; every constraint and variable is looked at again.
  mutating func repair() {
    remakeRows()
    evaluateAll()
    for index in 0..<constraints.count where constraints[index].isWatched {
      checkList.append(Int32(index))
    }
    refreshSides()
    recomputeMultipliers()
    for index in 0..<constraints.count where constraints[index].isTight { candidateConstraints.insert(Int32(index)) }
    for index in 0..<variables.count where variables[index].owner < 0 { candidateVariables.insert(Int32(index)) }
  }

  /// Makes the rows of all tight constraints anew, in the order of the variables that they own, which they keep unless
  /// another's coefficient is more than `preference` times as large. A constraint that the others imply ceases to be
  /// tight.
  mutating func remakeRows(preference: Double = 8) {
    version &+= 1
    // What is tight, by the place of the variable it owned; of two with one variable, the second comes last.
    indices.removeAll()
    moreIndices.removeAll()
    for index in 0..<variables.count where variables[index].isCombined {
      dependencies.unlinkRow(Int32(index))
      dependencies.clearRow(Int32(index))
      provenance.unlinkRow(Int32(index))
      provenance.clearRow(Int32(index))
    }
    for index in 0..<variables.count {
      variables[index].owner = -1
      variables[index].isCombined = false
      variables[index].userCount = 0
    }
    for index in 0..<constraints.count where constraints[index].isTight {
      let variable = constraints[index].owned
      if variables[variable].owner < 0 {
        variables[variable].owner = Int32(index)
      } else {
        moreIndices.append(Int32(index))
      }
    }
    for place in 0..<variableAt.count where variableAt[place] >= 0 && variables[variableAt[place]].owner >= 0 {
      indices.append(variables[variableAt[place]].owner)
      variables[variableAt[place]].owner = -1
    }
    for ordinal in 0..<moreIndices.count { indices.append(moreIndices[ordinal]) }
    // Installing rows uses the scratch lists, so the order is kept elsewhere.
    batch.removeAll()
    for ordinal in 0..<indices.count {
      let index = indices[ordinal]
      record(index)
      batch.append(index)
      batch.append(constraints[index].owned)
      constraints[index].owned = -1
      constraints[index].rawVariable = -1
      constraints[index].isWatched = constraints[index].isActive
    }
    var ordinal = 0
    while ordinal < batch.count {
      let index = batch[ordinal]
      let preferred = batch[ordinal + 1]
      ordinal += 2
      expand(index)
      var best: Int32 = -1
      var bestSize = 1e-9
      for output in 0..<freeOutput.count {
        let entry = freeOutput[output]
        let size = abs(entry.value) * (entry.index == preferred ? preference : 1)
        if size > bestSize {
          best = entry.index
          bestSize = size
        }
      }
      if best < 0 || !installRow(of: index, for: best) {
        constraints[index].side = 0
        mayHaveIdleEqualities = true
      }
    }
    batch.removeAll()
  }

  /// Evaluates every row.
  mutating func evaluateAll() {
    for index in 0..<variables.count where variables[index].owner >= 0 { queue.insert(variables[index].position) }
    evaluateQueued()
  }

  /// Begins an operation that can be rolled back.
  @inline(__always)
  mutating func beginOperation() {
    operationStamp &+= 1
    valueJournal.removeAll()
    constraintJournal.removeAll()
  }

  /// Ends an operation: what changed is kept for `drainChangedVariables`.
  @inline(__always)
  mutating func endOperation() {
    for ordinal in 0..<valueJournal.count { changedVariables.insert(valueJournal[ordinal].index) }
    valueJournal.removeAll()
    constraintJournal.removeAll()
  }

  /// Takes back what has changed since `beginOperation()`. The caller has already restored which constraints are
  /// active, their priorities and their constants.
  mutating func rollBack() {
    for ordinal in 0..<valueJournal.count {
      variables[valueJournal[ordinal].index].value = valueJournal[ordinal].value
    }
    // The tight set that was; `remakeRows` reads it from `owned`. Rows are taken down first by their present owners.
    for ordinal in 0..<constraintJournal.count {
      let record = constraintJournal[ordinal]
      constraints[record.constraint].owned = record.owned
      constraints[record.constraint].side = record.side
      constraints[record.constraint].rawVariable = -1
      constraints[record.constraint].isWatched = constraints[record.constraint].isActive && record.owned < 0
    }
    gradientChanges.removeAll()
    requiredViolations.removeAll()
    checkList.removeAll()
    checkStamp &+= 1
    remakeRows(preference: 1e6)
    recomputeMultipliers()
    candidateVariables.removeAll()
    candidateConstraints.removeAll()
    needsRepair = false
    valueJournal.removeAll()
    constraintJournal.removeAll()
  }
}
