/// An incremental solver of linear constraints with strict priorities.
public struct Solver: ~Copyable {
  /// Makes a solver without variables and constraints.
  public init() {}

  /// Makes a new variable. Until constraints say otherwise its value is 0.
  public mutating func addVariable() -> Variable { fatalError() }

  /// Gives a variable back. It must be in no constraint, active or not.
  public mutating func removeVariable(_ variable: Variable) { fatalError() }

  /// Defines the constraint Σ coefficient·variable + constant (relation) 0, not yet active.
  /// Repeated variables are summed, and terms that sum to zero dropped.
  /// A number that is not finite is a precondition failure.
  public mutating func define(
    _ terms: some Collection<Term>, constant: Double, relation: Relation, priority: Priority
  ) -> Constraint { fatalError() }

  /// Forgets a constraint, deactivating it first where needed. Its identifier is given out again.
  public mutating func destroy(_ constraint: Constraint) { fatalError() }

  /// Activates a constraint. Does nothing when it is active.
  /// - Throws: `Conflict` when the constraint is required and impossible. Nothing has changed then.
  public mutating func activate(_ constraint: Constraint) throws(Conflict) { fatalError() }

  /// Activates several constraints and optimises once. An impossible required one is refused as `activate(_:)` would
  /// when they came one after the other.
  /// - Returns: the refused constraints, in the order of the batch.
  public mutating func activate(
    _ batch: some Collection<Constraint>
  ) -> [(constraint: Constraint, conflict: Conflict)] { fatalError() }

  /// Deactivates a constraint. Does nothing when it is not active.
  public mutating func deactivate(_ constraint: Constraint) { fatalError() }

  /// Changes the constant of a constraint, active or not.
  /// - Throws: `Conflict` when the constraint is active, required and then impossible. Nothing has changed then.
  public mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(Conflict) { fatalError() }

  /// Changes the priority of a constraint, active or not.
  /// - Throws: `Conflict` when the constraint is active and required would be impossible. Nothing has changed then.
  public mutating func setPriority(_ priority: Priority, of constraint: Constraint) throws(Conflict) { fatalError() }

  /// Whether the constraint takes part in the solution.
  public func isActive(_ constraint: Constraint) -> Bool { fatalError() }

  /// The variable's value in the solution.
  public func value(of variable: Variable) -> Double { fatalError() }

  /// Whether the solution satisfies the constraint, active or not, up to rounding.
  public func isSatisfied(_ constraint: Constraint) -> Bool { fatalError() }

  /// How much the solution violates the constraint, active or not: 0 where it is satisfied.
  public func violation(of constraint: Constraint) -> Double { fatalError() }

  /// Whether another solution, as good at every level, gives the variable another value.
  public mutating func isAmbiguous(_ variable: Variable) -> Bool { fatalError() }

  /// The ambiguous variables in ascending order.
  public mutating func ambiguousVariables() -> [Variable] { fatalError() }

  /// Calls `body` once for every variable whose value changed since the last call, in ascending order, and forgets
  /// them.
  public mutating func drainChangedVariables(_ body: (Variable) -> Void) { fatalError() }

  /// The constant of the constraint.
  public func constant(of constraint: Constraint) -> Double { fatalError() }

  /// The priority of the constraint.
  public func priority(of constraint: Constraint) -> Priority { fatalError() }

  /// The relation of the constraint.
  public func relation(of constraint: Constraint) -> Relation { fatalError() }
}
