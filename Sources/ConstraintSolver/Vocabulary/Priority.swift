extension Solver {
  /// A level of importance in (0, 1000]. Levels are strict: no number of constraints of one level outweighs the least
  /// violation of a higher one. Each distinct value is a level of its own, and 1000 is required.
  public struct Priority: Comparable, Hashable, Sendable {
    /// The level as a number in (0, 1000].
    public let value: Float

    /// Makes a priority. A value outside (0, 1000], or NaN, is a precondition failure.
    @inlinable
    public init(_ value: Float) {
      precondition(value > 0 && value <= 1000, "A priority must be greater than 0 and at most 1000.")
      self.value = value
    }

    /// The level of the constraints that must hold.
    public static let required = Priority(1000)

    /// Whether the left level yields to the right one.
    @inlinable
    public static func < (lhs: Priority, rhs: Priority) -> Bool {
      lhs.value < rhs.value
    }
  }
}
