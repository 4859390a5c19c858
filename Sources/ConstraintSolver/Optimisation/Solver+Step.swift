// One step of the simplex method.
extension Solver {
  /// Moves `entering` until the penalties would no longer become smaller, and exchanges it for the constraint that
  /// stops it.
  /// - Returns: how far it moved; nil where a bound took the place of another.
  mutating func step(_ entering: Entering, avoidsCycles: Bool) -> Double? {
    pivotCount += 1
    let constraint = entering.constraint
    let direction = entering.direction
    // The entering constraint's own penalty in the direction, if it has one.
    var ownLevel = LevelVector.none
    slope.reset()
    if constraint >= 0 {
      let state = constraints[constraint]
      if direction > 0 ? state.limitsAbove : state.limitsBelow { ownLevel = state.priority }
      slope.add(multiplier(of: constraint), scaledBy: direction, in: levels)
      if ownLevel > LevelVector.none { slope.add(1, at: ownLevel) }
    } else {
      slope.add(reducedCost(of: entering.variable), scaledBy: direction, in: levels)
    }
    if !avoidsCycles, constraint >= 0, let bound = oppositeBound(of: entering) {
      passed.removeAll()
      exchange(entering, for: bound, ownLevel: ownLevel)
      return nil
    }
    computeRates(along: entering)
    collectBreakpoints(avoidsCycles: avoidsCycles)
    guard let blocking = search(avoidsCycles: avoidsCycles) else {
      // Penalties cannot fall for ever: the multipliers are wrong.
      if constraint >= 0 {
        candidateConstraints.remove(constraint)
      } else {
        candidateVariables.remove(entering.variable)
      }
      needsRepair = true
      return 0
    }
    for ordinal in 0..<passed.count {
      let index = passed[ordinal].index
      let state = constraints[index]
      if state.side != 0, state.relation != 0 {
        setSide(of: index, to: 0)
      } else {
        setSide(of: index, to: passed[ordinal].value > 0 ? 1 : -1)
      }
    }
    if gradientChanges.count > 0 { applyGradientChanges() }
    exchange(entering, for: blocking.constraint, ownLevel: ownLevel)
    return blocking.distance
  }

  /// Where `entering` is a bound of its variable: another bound of that variable, at the same place, that stops the move
  /// before it begins, as hugging does when compression resistance lets go. What else would change need not be known.
  private mutating func oppositeBound(of entering: Entering) -> Int32? {
    let variable = constraints[entering.constraint].rawVariable
    guard variable >= 0, system.rows[entering.constraint].count == 1 else { return nil }
    let column = system.columns[variable]
    // Where much hangs on the variable, looking for one may cost as much as it saves.
    guard column.count <= 16 else { return nil }
    var best: Int32?
    for ordinal in 0..<column.count {
      let cell = system.columnPool.base[Int(column.start + ordinal)]
      let index = cell.row
      let state = constraints[index]
      guard state.isWatched, state.side == 0, best.map({ index < $0 }) ?? true, system.rows[index].count == 1 else {
        continue
      }
      let coefficient = system.rowPool.base[Int(cell.twin)].coefficient
      let rate = coefficient * entering.direction * constraints[entering.constraint].inverse
      guard state.relation == 0 || (state.relation < 0) == (rate > 0) else { continue }
      let (value, tolerance) = residual(of: index)
      guard abs(value) <= tolerance else { continue }
      if !state.isRequired {
        slope.add(abs(rate), at: state.priority)
        let stops = !slope.isNegative
        slope.add(-abs(rate), at: state.priority)
        if !stops { continue }
      }
      best = index
    }
    return best
  }

  /// Fills `rated` and `rates` with the watched constraints whose expressions change along the direction.
  mutating func computeRates(along entering: Entering) {
    prepareGradient()
    let variables = variables.base
    let weights = weights.base
    if entering.constraint >= 0 {
      let constraint = entering.constraint
      let variable = constraints[constraint].rawVariable
      if variable >= 0 {
        weights[Int(variable)].add(entering.direction * constraints[constraint].inverse)
        queue.insert(variables[Int(variable)].position)
      }
      let column = provenance.column(constraint)
      for ordinal in 0..<column.count {
        let cell = provenance.columnPool.base[Int(column.start + ordinal)]
        let coefficient = provenance.rowPool.base[Int(cell.twin)].coefficient
        weights[Int(cell.row)].add(entering.direction * coefficient)
        queue.insert(variables[Int(cell.row)].position)
      }
    } else {
      weights[Int(entering.variable)].add(entering.direction)
      queue.insert(variables[Int(entering.variable)].position)
    }
    rated.removeAll()
    rateStamp &+= 1
    let constraints = constraints.base
    let rates = rates.base
    while true {
      let position = queue.popFirst()
      if position < 0 { return }
      let variable = variableAt[position]
      let weight = weights[Int(variable)]
      weights[Int(variable)] = Accumulator()
      if weight.isNoise { continue }
      let column = system.columns[variable]
      let users = system.columnPool.base + Int(column.start)
      let terms = system.rowPool.base
      for ordinal in 0..<Int(column.count) {
        let cell = users[ordinal]
        let constraint = constraints + Int(cell.row)
        let user = constraint.pointee.rawVariable
        if user >= 0 {
          if user == variable { continue }
          weights[Int(user)].add(-terms[Int(cell.twin)].coefficient * constraint.pointee.inverse * weight.value)
          queue.insert(variables[Int(user)].position)
        } else if constraint.pointee.isWatched {
          if constraint.pointee.rateStamp != rateStamp {
            constraint.pointee.rateStamp = rateStamp
            rated.append(cell.row)
          }
          rates[Int(cell.row)].add(terms[Int(cell.twin)].coefficient * weight.value)
        }
      }
      let combined = dependencies.column(variable)
      for ordinal in 0..<combined.count {
        let cell = dependencies.columnPool.base[Int(combined.start + ordinal)]
        let coefficient = dependencies.rowPool.base[Int(cell.twin)].coefficient
        weights[Int(cell.row)].add(coefficient * weight.value)
        queue.insert(variables[Int(cell.row)].position)
      }
    }
  }

  /// Fills `breakpoints` from the rates and clears the rates.
  private mutating func collectBreakpoints(avoidsCycles: Bool) {
    breakpoints.removeAll()
    for ordinal in 0..<rated.count {
      let index = rated[ordinal]
      let rate = rates[index]
      rates[index] = Accumulator()
      if rate.isNoise { continue }
      let state = constraints[index]
      let isRising = rate.value > 0
      var jump = abs(rate.value)
      var isWall = state.isRequired
      if state.side != 0 {
        // Moving further into the violation, there is nothing to meet.
        if (state.side > 0) == isRising { continue }
        if state.relation == 0 { jump *= 2 } else { isWall = false }
      } else if state.relation != 0 {
        // Moving away from the limit, neither.
        if (state.relation < 0) != isRising { continue }
      }
      let (value, tolerance) = residual(of: index)
      let isAtZero = abs(value) <= tolerance || (state.side == 0 && state.relation == 0)
      let distance = isAtZero ? 0 : max(0, -value / rate.value)
      breakpoints.append(
        Breakpoint(distance: distance, rate: rate.value, jump: jump, constraint: index, isWall: isWall))
    }
  }

  /// Walks the breakpoints from the nearest until the slope ceases to be negative; `passed` gets those before.
  /// To avoid cycles, a breakpoint at no distance is never passed, and the lowest constraint stops the move.
  private mutating func search(avoidsCycles: Bool) -> Breakpoint? {
    passed.removeAll()
    if avoidsCycles {
      var lowest = -1
      for ordinal in 0..<breakpoints.count where breakpoints[ordinal].distance == 0 {
        if lowest < 0 || breakpoints[ordinal].constraint < breakpoints[lowest].constraint { lowest = ordinal }
      }
      if lowest >= 0 { return breakpoints[lowest] }
    }
    var remaining = breakpoints.count
    let base = breakpoints.base
    var parent = remaining / 2 - 1
    while parent >= 0 {
      siftDown(base, from: parent, count: remaining)
      parent -= 1
    }
    while remaining > 0 {
      let breakpoint = base[0]
      if breakpoint.isWall { return breakpoint }
      slope.add(breakpoint.jump, at: constraints[breakpoint.constraint].priority)
      if !slope.isNegative { return breakpoint }
      passed.append(Entry(index: breakpoint.constraint, value: breakpoint.rate))
      remaining -= 1
      base[0] = base[remaining]
      siftDown(base, from: 0, count: remaining)
    }
    return nil
  }

  @inline(__always)
  private func siftDown(_ base: UnsafeMutablePointer<Breakpoint>, from start: Int, count: Int) {
    guard start < count else { return }
    let moving = base[start]
    var parent = start
    while true {
      var child = 2 * parent + 1
      if child >= count { break }
      if child + 1 < count, base[child + 1].precedes(base[child]) { child += 1 }
      if !base[child].precedes(moving) { break }
      base[parent] = base[child]
      parent = child
    }
    base[parent] = moving
  }

  /// Lets `entering` leave the place where it is held, and makes `stop` tight instead. The multipliers and reduced
  /// costs are those of the old basis; they change so that the gradient stays the same.
  private mutating func exchange(_ entering: Entering, for stop: Int32, ownLevel: Float) {
    expand(stop)
    let constraint = entering.constraint
    var coefficient = 0.0
    slope.reset()
    if constraint >= 0 {
      for ordinal in 0..<multiplierOutput.count where multiplierOutput[ordinal].index == constraint {
        coefficient = multiplierOutput[ordinal].value
      }
      slope.add(multipliers[constraint], scaledBy: 1, in: levels)
      if ownLevel > LevelVector.none { slope.add(entering.direction, at: ownLevel) }
    } else {
      for ordinal in 0..<freeOutput.count where freeOutput[ordinal].index == entering.variable {
        coefficient = freeOutput[ordinal].value
      }
      slope.add(reducedCosts[entering.variable], scaledBy: 1, in: levels)
    }
    guard coefficient != 0 else {
      needsRepair = true
      for ordinal in 0..<passed.count { checkList.append(passed[ordinal].index) }
      return
    }
    for ordinal in 0..<slope.count where slope[ordinal].value != 0 {
      addOutput(at: slope[ordinal].level, scaledBy: -slope[ordinal].value / coefficient)
    }
    var freed = entering.variable
    let side = constraints[stop].side
    if constraint >= 0 {
      levels.clear(multipliers.base + Int(constraint))
      freed = releaseTight(constraint)
      constraints[constraint].side = ownLevel > LevelVector.none ? Int8(entering.direction) : 0
    }
    guard freed >= 0, installRow(of: stop, for: freed) else {
      needsRepair = true
      for ordinal in 0..<passed.count { checkList.append(passed[ordinal].index) }
      return
    }
    let multiplier = multipliers.base + Int(stop)
    for ordinal in 0..<slope.count where slope[ordinal].value != 0 {
      levels.add(slope[ordinal].value / coefficient, at: slope[ordinal].level, to: multiplier)
    }
    if side != 0 { levels.add(-Double(side), at: constraints[stop].priority, to: multiplier) }
    candidateConstraints.insert(stop)
    if constraint >= 0 {
      for ordinal in 0..<dirtyRows.count { queue.insert(variables[dirtyRows[ordinal]].position) }
    }
    queue.insert(variables[freed].position)
    evaluateQueued()
  }
}
