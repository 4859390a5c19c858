extension Solver {
  /// Defines the constraint Σ coefficient·variable + constant (relation) 0, not yet active.
  ///
  /// Repeated variables are summed, and terms that sum to zero dropped.
  /// A number that is not finite is a precondition failure.
  @inlinable
  public mutating func define(
    _ terms: some Collection<Term>, constant: Double, relation: Relation, priority: Priority
  ) -> Constraint {
    beginDefinition()
    if terms.withContiguousStorageIfAvailable({ addTerms($0) }) == nil {
      for term in terms { addTerm(term.variable, term.coefficient) }
    }
    return finishDefinition(constant: constant, relation: relation, priority: priority)
  }

  @usableFromInline
  mutating func beginDefinition() {
    cells.removeAll()
    markStamp &+= 1
  }

  @usableFromInline
  mutating func addTerms(_ terms: UnsafeBufferPointer<Term>) {
    for term in terms { collect(term.variable, term.coefficient) }
  }

  @usableFromInline
  mutating func addTerm(_ variable: Variable, _ coefficient: Double) {
    collect(variable, coefficient)
  }

  @inline(__always)
  private mutating func collect(_ variable: Variable, _ coefficient: Double) {
    requireAlive(variable)
    precondition(coefficient.isFinite, "A coefficient must be finite.")
    guard coefficient != 0 else { return }
    let index = variable.index
    if variables[index].mark == markStamp {
      for ordinal in 0..<cells.count where cells[ordinal].index == index {
        cells[ordinal].coefficient += coefficient
      }
    } else {
      variables[index].mark = markStamp
      cells.append(Cell(index: index, twin: -1, coefficient: coefficient))
    }
  }

  @usableFromInline
  mutating func finishDefinition(constant: Double, relation: Relation, priority: Priority) -> Constraint {
    precondition(constant.isFinite, "A constant must be finite.")
    var row = system.makeRow(for: cells.count)
    let terms = cells.base
    let kept = system.rowPool.base + Int(row.start)
    for ordinal in 0..<cells.count {
      let term = terms[ordinal]
      if term.coefficient == 0 { continue }
      precondition(term.coefficient.isFinite, "A coefficient must be finite.")
      kept[Int(row.count)] = term
      row.count &+= 1
      let variable = variables.base + Int(term.index)
      variable.pointee.useCount &+= 1
      system.reserveColumn(term.index, count: variable.pointee.useCount)
    }
    let index = allocateConstraint()
    system.rows[index] = row
    let state = constraints.base + Int(index)
    state.pointee.constant = constant
    state.pointee.relation = relation.rawValue
    state.pointee.priority = priority.value
    return Constraint(index: index)
  }

  @inline(__always)
  mutating func allocateConstraint() -> Int32 {
    let index: Int32
    if freeConstraints.count > 0 {
      freeConstraints.count -= 1
      index = freeConstraints[freeConstraints.count]
      constraints[index] = ConstraintState()
    } else {
      index = Int32(constraints.count)
      constraints.append(ConstraintState())
      system.rows.append(CellList())
      candidateConstraints.reserve(constraints.count)
    }
    constraints[index].isAlive = true
    return index
  }

  /// Forgets a constraint, deactivating it first where needed. Its identifier is given out again.
  public mutating func destroy(_ constraint: Constraint) {
    requireAlive(constraint)
    deactivate(constraint)
    recycle(constraint.index)
  }

  mutating func recycle(_ index: Int32) {
    let list = system.rows[index]
    for ordinal in 0..<list.count {
      variables[system.rowPool.base[Int(list.start + ordinal)].index].useCount -= 1
    }
    system.clearRow(index)
    if index < provenance.columns.count { provenance.releaseColumn(index) }
    constraints[index].isAlive = false
    freeConstraints.append(index)
  }

  @inline(__always)
  func requireAlive(_ constraint: Constraint) {
    precondition(
      constraint.index >= 0 && Int(constraint.index) < constraints.count && constraints[constraint.index].isAlive,
      "The constraint is not one of this solver's.")
  }
}
