/// What a constraint was before the operation under way touched it.
struct ConstraintRecord: BitwiseCopyable {
  var constraint: Int32
  var owned: Int32
  var side: Int8
}
