/// A number that belongs to a variable or a constraint.
struct Entry: BitwiseCopyable {
  var index: Int32
  var value: Double
}
