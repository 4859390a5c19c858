/// What the reference knows about a set of constraints.
package struct ReferenceSolution: Sendable {
  /// One level of priority, and the least sum of violations it can have once the levels above have theirs.
  package struct Level: Sendable {
    package var priority: Float
    package var violation: Double
  }

  /// Whether all required constraints hold together.
  package var isFeasible: Bool
  /// The levels in use below required, the highest first. Empty when not feasible.
  package var levels: [Level]
  /// For each variable its value if every optimum gives it the same one, else nil. Empty when not feasible.
  package var uniqueValues: [Double?]
}
