/// One evaluation of a plan: what is repeated when the same constant changes again and the basis has not.
struct PlannedRow: BitwiseCopyable {
  var variable: Int32
  /// The tight constraint whose raw row is evaluated, or -1 for a combined row.
  var owner: Int32
  var start: Int32
  var count: Int32
  /// Whether the variable changed when the plan was made. If not, its users are not part of the plan.
  var hadChanged: Bool
}
