/// Where a constraint begins or ceases to be violated along a direction.
struct Breakpoint: BitwiseCopyable {
  var distance: Double
  /// How fast the constraint's expression changes along the direction.
  var rate: Double
  /// How much steeper the penalties become there, at the constraint's level.
  var jump: Double
  var constraint: Int32
  /// Whether the constraint must not be passed.
  var isWall: Bool

  /// Whether this breakpoint comes first: the nearer, then the wall, then the lower constraint.
  @inline(__always)
  func precedes(_ other: Breakpoint) -> Bool {
    if distance != other.distance { return distance < other.distance }
    if isWall != other.isWall { return isWall }
    return constraint < other.constraint
  }
}
