extension Solver {
  /// Activates a constraint. Does nothing when it is active.
  /// - Throws: `Conflict` when the constraint is required and impossible. Nothing has changed then.
  public mutating func activate(_ constraint: Constraint) throws(Conflict) {
    requireAlive(constraint)
    let index = constraint.index
    guard !constraints[index].isActive else { return }
    beginOperation()
    link(index)
    let isAdopted = adopt(index)
    if settle() || !constraints[index].isRequired {
      endOperation()
      return
    }
    var conflict = isAdopted ? nil : conflict(with: index)
    unlink(index)
    rollBack()
    if conflict == nil {
      // Something else was violated in its stead. Let it alone be violated.
      beginOperation()
      link(index)
      check(index)
      if settle() {
        endOperation()
        return
      }
      conflict = self.conflict(with: index)
      unlink(index)
      rollBack()
    }
    if let conflict { throw conflict }
  }

  /// Activates several constraints and optimises once, which is much faster than one after the other. An impossible
  /// required one is refused as `activate(_:)` would when they came one after the other in the batch's order.
  /// - Returns: the refused constraints, in the order of the batch.
  @inlinable
  @discardableResult
  public mutating func activate(
    _ batch: some Collection<Constraint>
  ) -> [(constraint: Constraint, conflict: Conflict)] {
    beginBatch()
    for constraint in batch { addToBatch(constraint) }
    return finishBatch()
  }

  @usableFromInline
  mutating func beginBatch() {
    batch.removeAll()
    beginOperation()
  }

  @usableFromInline
  mutating func addToBatch(_ constraint: Constraint) {
    requireAlive(constraint)
    guard !constraints[constraint.index].isActive else { return }
    constraints[constraint.index].isActive = true
    batch.append(constraint.index)
  }

  @usableFromInline
  mutating func finishBatch() -> [(constraint: Constraint, conflict: Conflict)] {
    var members = Buffer<Int32>()
    defer { members.deallocate() }
    members.reserve(batch.count)
    for ordinal in 0..<batch.count { members.append(batch[ordinal]) }
    var rows = Buffer<Int32>()
    defer { rows.deallocate() }
    rows.reserve(batch.count)
    // Required equalities first, then what may give a variable its value else, by falling priority: close to the best
    // solution, few steps lead there. The rest is only looked at.
    for ordinal in 0..<members.count {
      let index = members[ordinal]
      link(index)
      guard constraints[index].relation == 0, constraints[index].isRequired else { continue }
      let variable = adoptLater(index)
      if variable >= 0 { rows.append(variable) }
    }
    var others: [(priority: Float, index: Int32)] = []
    for ordinal in 0..<members.count {
      let index = members[ordinal]
      guard constraints[index].isWatched else { continue }
      let isSoftEquality = constraints[index].relation == 0 && !constraints[index].isRequired
      if isSoftEquality || isBoundMissed(index) { others.append((constraints[index].priority, index)) }
    }
    if !others.isEmpty {
      others.sort { $0.priority != $1.priority ? $0.priority > $1.priority : $0.index < $1.index }
      for (_, index) in others {
        let variable = constraints[index].relation == 0 ? adoptLater(index) : adoptBound(index)
        if variable >= 0 { rows.append(variable) }
      }
    }
    for ordinal in 0..<rows.count { queue.insert(variables[rows[ordinal]].position) }
    evaluateQueued()
    for ordinal in 0..<members.count where constraints[members[ordinal]].isWatched { check(members[ordinal]) }
    if settle() {
      endOperation()
      return []
    }
    for ordinal in 0..<members.count { unlink(members[ordinal]) }
    rollBack()
    var refused: [(constraint: Constraint, conflict: Conflict)] = []
    for ordinal in 0..<members.count {
      let constraint = Constraint(index: members[ordinal])
      do {
        try activate(constraint)
      } catch {
        refused.append((constraint, error))
      }
    }
    return refused
  }

  /// Makes a constraint part of the system: satisfied, as far as the multipliers are concerned.
  mutating func link(_ index: Int32) {
    record(index)
    version &+= 1
    system.linkRow(index)
    constraints[index].isActive = true
    constraints[index].isWatched = true
    constraints[index].side = 0
  }

  /// Takes a constraint that is not tight, or that a roll back will take off the tight ones, out of the system.
  mutating func unlink(_ index: Int32) {
    version &+= 1
    system.unlinkRow(index)
    constraints[index].isActive = false
    constraints[index].isWatched = false
  }

  @inline(__always)
  mutating func check(_ index: Int32) {
    if constraints[index].checkStamp != checkStamp {
      constraints[index].checkStamp = checkStamp
      checkList.append(index)
    }
  }

  /// Lets an equality give a fresh variable its value where there is one, or puts the constraint on the check list.
  /// - Returns: whether values may have changed.
  private mutating func adopt(_ index: Int32) -> Bool {
    guard constraints[index].relation == 0 else {
      check(index)
      return false
    }
    if let variable = adoptableVariable(of: index, mayHaveUsers: constraints[index].isRequired),
      installRow(of: index, for: variable)
    {
      queue.insert(variables[variable].position)
      evaluateQueued()
      return true
    }
    if violation(at: index) == 0 {
      expand(index)
      var best = Entry(index: -1, value: 1e-6)
      for ordinal in 0..<freeOutput.count where abs(freeOutput[ordinal].value) > abs(best.value) {
        best = freeOutput[ordinal]
      }
      if best.index >= 0, installRow(of: index, for: best.index) { return false }
      mayHaveIdleEqualities = true
      return false
    }
    mayHaveIdleEqualities = true
    check(index)
    return false
  }

  /// As `adopt`, without looking at values.
  /// - Returns: the variable whose row is to be evaluated, or -1.
  private mutating func adoptLater(_ index: Int32) -> Int32 {
    if let variable = adoptableVariable(of: index, mayHaveUsers: true), installRow(of: index, for: variable) {
      return variable
    }
    if constraints[index].isRequired {
      expand(index)
      var best = Entry(index: -1, value: 1e-6)
      for ordinal in 0..<freeOutput.count where abs(freeOutput[ordinal].value) > abs(best.value) {
        best = freeOutput[ordinal]
      }
      if best.index >= 0, installRow(of: index, for: best.index) { return best.index }
    }
    mayHaveIdleEqualities = true
    return -1
  }

  /// Whether an inequality is one of a free variable alone, and violated by its value.
  private func isBoundMissed(_ index: Int32) -> Bool {
    guard constraints[index].relation != 0, system.rows[index].count == 1 else { return false }
    let variable = system.rowPool.base[Int(system.rows[index].start)].index
    return variables[variable].owner < 0 && violation(at: index) > 0
  }

  /// Lets a missed bound hold its variable, where that is still free.
  /// - Returns: the variable whose row is to be evaluated, or -1.
  private mutating func adoptBound(_ index: Int32) -> Int32 {
    let variable = system.rowPool.base[Int(system.rows[index].start)].index
    guard variables[variable].owner < 0, installRow(of: index, for: variable) else { return -1 }
    return variable
  }

  /// The free variable of a constraint that is used the least.
  private func adoptableVariable(of index: Int32, mayHaveUsers: Bool) -> Int32? {
    let list = system.rows[index]
    var best: Int32?
    var fewest = Int32.max
    for ordinal in 0..<list.count {
      let variable = system.rowPool.base[Int(list.start + ordinal)].index
      guard variables[variable].owner < 0 else { continue }
      let users = variables[variable].userCount + dependencies.column(variable).count
      if users == 0 { return variable }
      if mayHaveUsers, users < fewest {
        fewest = users
        best = variable
      }
    }
    return best
  }
}
