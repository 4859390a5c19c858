extension Solver {
  /// Whether the constraint takes part in the solution.
  public func isActive(_ constraint: Constraint) -> Bool {
    requireAlive(constraint)
    return constraints[constraint.index].isActive
  }

  /// The variable's value in the solution.
  public func value(of variable: Variable) -> Double {
    requireAlive(variable)
    return variables[variable.index].value
  }

  /// The values of four variables in the solution. Reads only, but mutating: a solver that is not to be changed is copied
  /// for the call where it lies behind a pointer.
  package mutating func values(_ x: Variable, _ y: Variable, _ width: Variable, _ height: Variable) -> SIMD4<Double> {
    requireAlive(x)
    requireAlive(y)
    requireAlive(width)
    requireAlive(height)
    return SIMD4(
      variables[x.index].value, variables[y.index].value, variables[width.index].value, variables[height.index].value)
  }

  /// Whether the solution satisfies the constraint, active or not, up to rounding.
  public func isSatisfied(_ constraint: Constraint) -> Bool {
    requireAlive(constraint)
    return violation(at: constraint.index) == 0
  }

  /// How much the solution violates the constraint, active or not: 0 where it is satisfied up to rounding.
  public func violation(of constraint: Constraint) -> Double {
    requireAlive(constraint)
    return violation(at: constraint.index)
  }

  /// The constant of the constraint.
  public func constant(of constraint: Constraint) -> Double {
    requireAlive(constraint)
    return constraints[constraint.index].constant
  }

  /// The priority of the constraint.
  public func priority(of constraint: Constraint) -> Priority {
    requireAlive(constraint)
    return Priority(constraints[constraint.index].priority)
  }

  /// The relation of the constraint.
  public func relation(of constraint: Constraint) -> Relation {
    requireAlive(constraint)
    return Relation(rawValue: constraints[constraint.index].relation) ?? .equal
  }

  func violation(at index: Int32) -> Double {
    let (value, tolerance) = residual(of: index)
    let relation = constraints[index].relation
    if value > tolerance { return relation <= 0 ? value : 0 }
    if value < -tolerance { return relation >= 0 ? -value : 0 }
    return 0
  }

  /// The required constraints that cannot hold together with `index`, the only violated one of them. Its multipliers
  /// prove it, and as tight constraints are independent there is only one such proof, so the set is minimal.
  func conflict(with index: Int32) -> Conflict {
    var members = [Constraint(index: index)]
    for other in 0..<constraints.count where constraints[other].isTight {
      if abs(levels.component(at: 1000, of: multiplier(of: Int32(other)))) > 1e-9 {
        members.append(Constraint(index: Int32(other)))
      }
    }
    members.sort { $0.index < $1.index }
    return Conflict(constraints: members)
  }
}
