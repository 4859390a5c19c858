// The rows of the basis. A *raw* row is a tight constraint solved for a variable. Where that would close a cycle, the
// row is a *combination* of the constraint with other tight ones, so that no row needs another to be solved first.
extension Solver {
  /// Makes a constraint tight by letting it give a free variable its value. The variable's reduced cost is forgotten.
  /// - Returns: whether the constraint determines the variable well enough; if not, nothing has changed.
  mutating func installRow(of constraint: Int32, for variable: Int32) -> Bool {
    let list = system.rows[constraint]
    var coefficient = 0.0
    var last: Int32 = -1
    for ordinal in 0..<list.count {
      let term = system.rowPool.base[Int(list.start + ordinal)]
      if term.index == variable {
        coefficient = term.coefficient
      } else {
        last = max(last, variables[term.index].position)
      }
    }
    if last > variables[variable].position, hasUsers(variable) {
      markDescendants(of: variable, upTo: last)
      for ordinal in 0..<list.count {
        let index = system.rowPool.base[Int(list.start + ordinal)].index
        if index != variable, variables[index].mark == markStamp {
          return installCombinedRow(of: constraint, for: variable)
        }
      }
    }
    guard coefficient != 0 else { return false }
    record(constraint)
    version &+= 1
    constraints[constraint].owned = variable
    constraints[constraint].rawVariable = variable
    constraints[constraint].inverse = 1 / coefficient
    constraints[constraint].isWatched = false
    constraints[constraint].side = 0
    variables[variable].owner = constraint
    variables[variable].isCombined = false
    for ordinal in 0..<list.count {
      let index = system.rowPool.base[Int(list.start + ordinal)].index
      if index != variable { variables[index].userCount += 1 }
    }
    clearReducedCost(of: variable)
    if last > variables[variable].position { restoreOrder(of: variable) }
    return true
  }

  /// Replaces the marked variables in the constraint by their rows until only `variable` is left of them.
  private mutating func installCombinedRow(of constraint: Int32, for variable: Int32) -> Bool {
    let stamp = markStamp
    prepareGradient()
    var own = Accumulator()
    cells.removeAll()
    multiplierOutput.removeAll()
    seedWeights(with: constraint, times: 1)
    while true {
      let position = queue.popLast()
      if position < 0 { break }
      let current = variableAt[position]
      let weight = weights[current]
      weights[current] = Accumulator()
      if weight.isNoise { continue }
      if current == variable {
        own = weight
      } else if variables[current].owner < 0 || variables[current].mark != stamp {
        cells.append(Cell(index: current, twin: -1, coefficient: weight.value))
      } else {
        substituteRow(of: current, weight: weight.value)
      }
    }
    finishMultiplierOutput()
    guard abs(own.value) > 1e-9 * own.magnitude, own.value != 0 else { return false }
    record(constraint)
    version &+= 1
    let scale = 1 / own.value
    for ordinal in 0..<cells.count { cells[ordinal].coefficient *= -scale }
    prepareCombinations()
    dependencies.setRow(variable, to: cells)
    dependencies.linkRow(variable)
    cells.removeAll()
    cells.append(Cell(index: constraint, twin: -1, coefficient: scale))
    var offset = -scale * constraints[constraint].constant
    for ordinal in 0..<multiplierOutput.count {
      let entry = multiplierOutput[ordinal]
      cells.append(Cell(index: entry.index, twin: -1, coefficient: -scale * entry.value))
      offset += scale * entry.value * constraints[entry.index].constant
    }
    provenance.setRow(variable, to: cells)
    provenance.linkRow(variable)
    offsets[variable] = offset
    constraints[constraint].owned = variable
    constraints[constraint].rawVariable = -1
    constraints[constraint].isWatched = false
    constraints[constraint].side = 0
    variables[variable].owner = constraint
    variables[variable].isCombined = true
    clearReducedCost(of: variable)
    restoreOrder(of: variable)
    return true
  }

  /// Makes a variable free and its owner not tight. The owner is then watched if it is active.
  mutating func dropRow(of variable: Int32) {
    let owner = variables[variable].owner
    record(owner)
    version &+= 1
    if variables[variable].isCombined {
      dependencies.unlinkRow(variable)
      dependencies.clearRow(variable)
      provenance.unlinkRow(variable)
      provenance.clearRow(variable)
      variables[variable].isCombined = false
    } else {
      let list = system.rows[owner]
      for ordinal in 0..<list.count {
        let index = system.rowPool.base[Int(list.start + ordinal)].index
        if index != variable { variables[index].userCount -= 1 }
      }
    }
    variables[variable].owner = -1
    constraints[owner].owned = -1
    constraints[owner].rawVariable = -1
    constraints[owner].isWatched = constraints[owner].isActive
  }

  /// Makes a tight constraint not tight, and keeps the others tight. Rows that were combined with it are made anew
  /// from their own constraints. `dirtyRows` gets the variables whose rows are new.
  /// - Returns: the variable that has become free.
  mutating func releaseTight(_ constraint: Int32) -> Int32 {
    let freed = constraints[constraint].owned
    dirtyRows.removeAll()
    let column = provenance.column(constraint)
    indices.removeAll()
    for ordinal in 0..<column.count {
      let user = provenance.columnPool.base[Int(column.start + ordinal)].row
      if user != freed { queue.insert(variables[user].position) }
    }
    while true {
      let position = queue.popFirst()
      if position < 0 { break }
      indices.append(variableAt[position])
    }
    dropRow(of: freed)
    if indices.count == 0 { return freed }
    // The freed variable and those of the combined rows are open; all but one find a row again.
    moreCells.removeAll()
    for ordinal in 0..<indices.count {
      let variable = indices[ordinal]
      moreCells.append(Cell(index: variable, twin: variables[variable].owner, coefficient: 0))
      dropRow(of: variable)
    }
    moreCells.append(Cell(index: freed, twin: -1, coefficient: 0))
    let count = moreCells.count
    for ordinal in 0..<count - 1 {
      let owner = moreCells[ordinal].twin
      expand(owner)
      var best: Int32 = -1
      var bestSize = 1e-9
      for output in 0..<freeOutput.count {
        let entry = freeOutput[output]
        var size = abs(entry.value)
        if size <= bestSize { continue }
        // Only an open variable will do, its old one if that is not much worse.
        for open in 0..<count where moreCells[open].index == entry.index {
          if open == ordinal { size *= 8 }
          if size > bestSize {
            bestSize = size
            best = Int32(open)
          }
        }
      }
      guard best >= 0, installRow(of: owner, for: moreCells[best].index) else {
        needsRepair = true
        continue
      }
      dirtyRows.append(moreCells[best].index)
      moreCells[best].index = -1
    }
    var last: Int32 = -1
    for open in 0..<count where moreCells[open].index >= 0 { last = moreCells[open].index }
    return last
  }

  /// Keeps what a constraint was before the operation under way, for `rollBack()`.
  @inline(__always)
  mutating func record(_ constraint: Int32) {
    if constraints[constraint].journalStamp != operationStamp {
      constraints[constraint].journalStamp = operationStamp
      constraintJournal.append(
        ConstraintRecord(
          constraint: constraint, owned: constraints[constraint].owned, side: constraints[constraint].side))
    }
  }
}
