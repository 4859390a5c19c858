/// What the solver keeps of a variable.
struct VariableState: BitwiseCopyable {
  var value = 0.0
  /// The tight constraint whose row gives the variable its value, or -1 when the variable is free.
  var owner: Int32 = -1
  /// Its place in the topological order: after all variables that its row mentions.
  var position: Int32 = -1
  /// How many raw rows of other variables mention it.
  var userCount: Int32 = 0
  /// How many constraints, active or not, mention it.
  var useCount: Int32 = 0
  /// Whether its row is a combination of tight constraints, rather than its owner solved for it.
  var isCombined = false
  var isAlive = false
  var mark: UInt32 = 0
  var journalStamp: UInt32 = 0
}
