/// A sparse matrix that can be walked by rows and by columns. A row may be *linked*, that is visible from its columns,
/// or not. Linking, unlinking and clearing cost as much as the row is long.
struct SparseMatrix {
  var rowPool = CellPool<Cell>()
  var columnPool = CellPool<ColumnCell>()
  var rows = Buffer<CellList>()
  var columns = Buffer<CellList>()

  func deallocate() {
    rowPool.deallocate()
    columnPool.deallocate()
    rows.deallocate()
    columns.deallocate()
  }

  mutating func assign(_ other: SparseMatrix) {
    rowPool.assign(other.rowPool)
    columnPool.assign(other.columnPool)
    rows.assign(other.rows)
    columns.assign(other.columns)
  }

  /// Makes the matrix at least so large.
  mutating func extend(rows rowCount: Int, columns columnCount: Int) {
    rows.extend(to: rowCount, with: CellList())
    columns.extend(to: columnCount, with: CellList())
  }

  /// Makes place for so many more cells in rows and columns at once.
  mutating func reserveCells(_ count: Int) {
    rowPool.reserve(count)
    columnPool.reserve(count)
  }

  /// A column, which may be one that the matrix has no place for yet.
  @inline(__always)
  func column(_ column: Int32) -> CellList {
    column < columns.count ? columns[column] : CellList()
  }

  /// An empty list with place for `count` cells, for a row.
  @inline(__always)
  mutating func makeRow(for count: Int) -> CellList {
    if count == 0 { return CellList() }
    let capacity = CellPool<Cell>.capacity(for: count)
    return CellList(start: rowPool.allocate(capacity: capacity), count: 0, capacity: Int32(capacity))
  }

  /// Makes an empty row hold the cells (without twins) of `source`.
  mutating func setRow(_ row: Int32, to source: Buffer<Cell>) {
    var list = makeRow(for: source.count)
    (rowPool.base + Int(list.start)).update(from: source.base, count: source.count)
    list.count = Int32(source.count)
    rows[row] = list
  }

  /// Empties a row that is not linked.
  mutating func clearRow(_ row: Int32) {
    let list = rows[row]
    if list.capacity > 0 { rowPool.release(list.start, capacity: Int(list.capacity)) }
    rows[row] = CellList()
  }

  /// Makes a row visible from its columns.
  mutating func linkRow(_ row: Int32) {
    let list = rows[row]
    let cells = rowPool.base
    for offset in list.start..<list.start + list.count {
      let index = Int(cells[Int(offset)].index)
      if columns[index].count == columns[index].capacity { growColumn(Int32(index)) }
      let column = columns.base + index
      let last = column.pointee.count
      columnPool.base[Int(column.pointee.start + last)] = ColumnCell(row: row, twin: offset)
      cells[Int(offset)].twin = last
      column.pointee.count = last + 1
    }
  }

  /// Takes a row out of its columns.
  mutating func unlinkRow(_ row: Int32) {
    let list = rows[row]
    let cells = rowPool.base
    for offset in list.start..<list.start + list.count {
      let term = cells[Int(offset)]
      let column = columns.base + Int(term.index)
      let users = columnPool.base + Int(column.pointee.start)
      let last = column.pointee.count - 1
      if term.twin != last {
        let moved = users[Int(last)]
        users[Int(term.twin)] = moved
        cells[Int(moved.twin)].twin = term.twin
      }
      column.pointee.count = last
      cells[Int(offset)].twin = -1
    }
  }

  /// Makes place for as many linked rows in a column, so that linking them takes no memory.
  @inline(__always)
  mutating func reserveColumn(_ column: Int32, count: Int32) {
    while columns[column].capacity < count { growColumn(column) }
  }

  /// Gives the memory of an empty column back.
  mutating func releaseColumn(_ column: Int32) {
    let list = columns[column]
    if list.capacity > 0 { columnPool.release(list.start, capacity: Int(list.capacity)) }
    columns[column] = CellList()
  }

  @inline(never)
  private mutating func growColumn(_ column: Int32) {
    var list = columns[column]
    let capacity = list.capacity == 0 ? 4 : Int(list.capacity) * 2
    let start = columnPool.allocate(capacity: capacity)
    let base = columnPool.base
    if list.capacity > 0 {
      if list.count > 0 { (base + Int(start)).update(from: base + Int(list.start), count: Int(list.count)) }
      columnPool.release(list.start, capacity: Int(list.capacity))
    }
    list.start = start
    list.capacity = Int32(capacity)
    columns[column] = list
  }
}
