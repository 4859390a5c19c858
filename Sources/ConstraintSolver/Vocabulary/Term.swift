extension Solver {
  /// A variable multiplied by a coefficient: one summand of a constraint's expression.
  public struct Term: Hashable, Sendable {
    /// The variable that is multiplied.
    public var variable: Variable
    /// The finite number that multiplies it.
    public var coefficient: Double

    /// Makes the summand `coefficient · variable`.
    @inlinable
    public init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }
}
