/// One entry of a sparse matrix, as its column keeps it.
struct ColumnCell: BitwiseCopyable {
  var row: Int32
  /// Where the entry is in the pool of the rows.
  var twin: Int32
}
