/// What the solver keeps of a constraint.
struct ConstraintState: BitwiseCopyable {
  var constant = 0.0
  /// One divided by the coefficient of `rawVariable`.
  var inverse = 0.0
  var priority: Float = 0
  /// The variable that the constraint gives its value, or -1 when the constraint is not tight.
  var owned: Int32 = -1
  /// As `owned`, but only when the row is the constraint itself solved for the variable.
  var rawVariable: Int32 = -1
  /// -1, 0 or 1 for ≤, = or ≥.
  var relation: Int8 = 0
  /// On which side of zero the constraint is violated, as far as the multipliers are concerned: 1 above, -1 below,
  /// 0 where it is satisfied. A violation of zero is possible.
  var side: Int8 = 0
  var isActive = false
  /// Whether the constraint takes part in line searches: it is active and not tight.
  var isWatched = false
  var isAlive = false
  var checkStamp: UInt32 = 0
  var rateStamp: UInt32 = 0
  var journalStamp: UInt32 = 0

  @inline(__always)
  var isTight: Bool { owned >= 0 }

  @inline(__always)
  var isRequired: Bool { priority >= 1000 }

  /// Whether a positive expression violates the constraint.
  @inline(__always)
  var limitsAbove: Bool { isActive && relation <= 0 }

  /// Whether a negative expression violates the constraint.
  @inline(__always)
  var limitsBelow: Bool { isActive && relation >= 0 }
}
