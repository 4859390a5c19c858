/// A sparse matrix that can be walked by rows and by columns. A row may be *linked*, that is visible from its columns,
/// or not. Linking, unlinking and clearing cost as much as the row is long.
struct SparseMatrix {
  var pool = CellPool()
  var rows = Buffer<CellList>()
  var columns = Buffer<CellList>()

  func deallocate() {
    pool.deallocate()
    rows.deallocate()
    columns.deallocate()
  }

  mutating func assign(_ other: SparseMatrix) {
    pool.assign(other.pool)
    rows.assign(other.rows)
    columns.assign(other.columns)
  }

  /// Makes an empty row hold the cells (without twins) of `source`.
  mutating func setRow(_ row: Int32, to source: Buffer<Cell>) {
    let count = source.count
    guard count > 0 else { return }
    let capacity = CellPool.capacity(for: count)
    let start = pool.allocate(capacity: capacity)
    (pool.base + Int(start)).update(from: source.base, count: count)
    rows[row] = CellList(start: start, count: Int32(count), capacity: Int32(capacity))
  }

  /// Empties a row that is not linked.
  mutating func clearRow(_ row: Int32) {
    let list = rows[row]
    if list.capacity > 0 { pool.release(list.start, capacity: Int(list.capacity)) }
    rows[row] = CellList()
  }

  /// Makes a row visible from its columns.
  mutating func linkRow(_ row: Int32) {
    let list = rows[row]
    for ordinal in 0..<list.count {
      let term = pool.base[Int(list.start + ordinal)]
      var column = columns[term.index]
      if column.count == column.capacity { grow(&column) }
      pool.base[Int(column.start + column.count)] = Cell(index: row, twin: ordinal, coefficient: term.coefficient)
      pool.base[Int(list.start + ordinal)].twin = column.count
      column.count += 1
      columns[term.index] = column
    }
  }

  /// Takes a row out of its columns.
  mutating func unlinkRow(_ row: Int32) {
    let list = rows[row]
    let cells = pool.base
    for ordinal in 0..<list.count {
      let term = cells[Int(list.start + ordinal)]
      let column = columns[term.index]
      let last = column.count - 1
      if term.twin != last {
        let moved = cells[Int(column.start + last)]
        cells[Int(column.start + term.twin)] = moved
        cells[Int(rows[moved.index].start + moved.twin)].twin = term.twin
      }
      columns[term.index].count = last
      cells[Int(list.start + ordinal)].twin = -1
    }
  }

  /// Gives the memory of an empty column back.
  mutating func releaseColumn(_ column: Int32) {
    let list = columns[column]
    if list.capacity > 0 { pool.release(list.start, capacity: Int(list.capacity)) }
    columns[column] = CellList()
  }

  private mutating func grow(_ list: inout CellList) {
    let capacity = list.capacity == 0 ? 4 : Int(list.capacity) * 2
    let start = pool.allocate(capacity: capacity)
    if list.capacity > 0 {
      (pool.base + Int(start)).update(from: pool.base + Int(list.start), count: Int(list.count))
      pool.release(list.start, capacity: Int(list.capacity))
    }
    list.start = start
    list.capacity = Int32(capacity)
  }
}
