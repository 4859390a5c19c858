extension Solver {
  /// An unknown of the system: a dense identifier of the solver that made it.
  ///
  /// Identifiers of removed variables are given out again, so a table indexed by `index` stays as small as the system.
  public struct Variable: Hashable, Sendable {
    /// The dense identifier, from 0.
    public let index: Int32

    /// Names the variable that a solver gave this identifier. One that it did not give is refused when it is used.
    @inlinable
    public init(index: Int32) {
      self.index = index
    }
  }
}
