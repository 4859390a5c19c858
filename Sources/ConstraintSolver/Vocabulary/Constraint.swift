extension Solver {
  /// A linear constraint: a dense identifier of the solver that defined it.
  ///
  /// Identifiers of destroyed constraints are given out again.
  public struct Constraint: Hashable, Sendable {
    /// The dense identifier, from 0.
    public let index: Int32

    /// Names the constraint that a solver gave this identifier. One that it did not give is refused when it is used.
    @inlinable
    public init(index: Int32) {
      self.index = index
    }
  }
}
