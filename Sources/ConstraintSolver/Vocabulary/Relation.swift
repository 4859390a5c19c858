extension Solver {
  /// How a constraint's expression compares with zero.
  public enum Relation: Int8, Hashable, Sendable {
    /// The expression is at most zero.
    case lessThanOrEqual = -1
    /// The expression is zero.
    case equal = 0
    /// The expression is at least zero.
    case greaterThanOrEqual = 1
  }
}
