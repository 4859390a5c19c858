/// A number with one component a priority level, of which almost always at most one is not zero: the first is here, the
/// others follow in a list of the pool, in order of falling level.
struct LevelVector: BitwiseCopyable {
  /// The level of a vector that is zero.
  static let none = -Float.infinity

  var value = 0.0
  var level = LevelVector.none
  var next: Int32 = -1

  @inline(__always)
  var isZero: Bool { level == LevelVector.none }
}
