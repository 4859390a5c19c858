/// A list of cells in a pool.
struct CellList: BitwiseCopyable {
  var start: Int32 = 0
  var count: Int32 = 0
  var capacity: Int32 = 0
}
