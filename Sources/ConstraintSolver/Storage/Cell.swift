/// One entry of a sparse matrix, seen from its row or from its column.
struct Cell: BitwiseCopyable {
  /// The column, seen from the row; the row, seen from the column.
  var index: Int32
  /// Where the twin of this cell is in the list that `index` names, or -1 where there is none.
  var twin: Int32
  var coefficient: Double
}
