extension Solver {
  /// Why a required constraint was refused.
  public struct Conflict: Error, Hashable, Sendable {
    /// Required constraints, the refused one among them, that cannot hold together, in ascending order.
    /// The set is minimal: without any one of them, the others can.
    public let constraints: [Constraint]
  }
}
