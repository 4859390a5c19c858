extension Solver {
  /// Changes the constant of a constraint, active or not. NaN and infinity are a precondition failure.
  /// - Throws: `Conflict` when required constraints, this one among them, could not hold. Nothing has changed then.
  public mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(Conflict) {
    requireAlive(constraint)
    precondition(constant.isFinite, "A constant must be finite.")
    let index = constraint.index
    let old = constraints[index].constant
    guard constant != old else { return }
    constraints[index].constant = constant
    guard constraints[index].isActive else { return }
    beginOperation()
    let wasTight = constraints[index].isTight
    if wasTight {
      queueRows(from: index)
      if plannedConstraint == index, plannedVersion == version, hasPlan {
        queue.removeAll()
        followPlan()
        isPlanWorthIt = true
      } else if plannedConstraint == index, plannedVersion == version || isPlanWorthIt {
        plannedVersion = version
        isPlanWorthIt = false
        makePlan()
      } else {
        // Worth a plan if it happens again.
        plannedConstraint = index
        plannedVersion = version
        hasPlan = false
        isPlanWorthIt = false
        evaluateQueued()
      }
    } else {
      check(index)
    }
    if settle() || !constraints[index].isRequired {
      endOperation()
      return
    }
    var conflict = wasTight ? nil : conflict(with: index)
    constraints[index].constant = old
    rollBack()
    if conflict == nil {
      // Other constraints were violated in its stead. Let it alone be violated.
      beginOperation()
      withdraw(index)
      constraints[index].constant = constant
      link(index)
      check(index)
      if settle() {
        endOperation()
        return
      }
      conflict = self.conflict(with: index)
      constraints[index].constant = old
      rollBack()
    }
    if let conflict { throw conflict }
  }

  /// Changes the priority of a constraint, active or not.
  /// - Throws: `Conflict` when the constraint is active and required would be impossible. Nothing has changed then.
  public mutating func setPriority(_ priority: Priority, of constraint: Constraint) throws(Conflict) {
    requireAlive(constraint)
    let index = constraint.index
    let old = constraints[index].priority
    guard priority.value != old else { return }
    constraints[index].priority = priority.value
    guard constraints[index].isActive else { return }
    beginOperation()
    if constraints[index].isTight {
      candidateConstraints.insert(index)
    } else if constraints[index].side != 0 {
      record(index)
      let side = Double(constraints[index].side)
      gradientChanges.append(GradientChange(amount: -side, constraint: index, level: old))
      gradientChanges.append(GradientChange(amount: side, constraint: index, level: priority.value))
      if constraints[index].isRequired { requiredViolations.append(index) }
    }
    if settle() {
      endOperation()
      return
    }
    let conflict = conflict(with: index)
    constraints[index].priority = old
    rollBack()
    throw conflict
  }

  /// Queues the rows that a tight constraint's constant is part of.
  private mutating func queueRows(from index: Int32) {
    let variable = constraints[index].rawVariable
    if variable >= 0 { queue.insert(variables[variable].position) }
    let column = provenance.column(index)
    for ordinal in 0..<column.count {
      let row = provenance.columnPool.base[Int(column.start + ordinal)].row
      let list = provenance.rows[row]
      var offset = 0.0
      for origin in 0..<list.count {
        let cell = provenance.rowPool.base[Int(list.start + origin)]
        offset -= cell.coefficient * constraints[cell.index].constant
      }
      offsets[row] = offset
      queue.insert(variables[row].position)
    }
  }
}
