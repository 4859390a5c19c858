/// One entry of a sparse matrix, as its row keeps it.
struct Cell: BitwiseCopyable {
  /// The column.
  var index: Int32
  /// Where the entry's twin is in the list of its column, or -1 where the row is not linked.
  var twin: Int32
  var coefficient: Double
}
