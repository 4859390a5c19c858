/// One block of memory that holds many short lists of cells. Lists have capacities that are powers of two, and freed
/// ones are given out again.
struct CellPool {
  private(set) var cells = Buffer<Cell>(capacity: 64)
  /// The first free list of each capacity, as an offset; a free list keeps the next one's offset in its first cell.
  private var free = Buffer<Int32>(capacity: 32)

  init() {
    free.extend(to: 32, with: -1)
  }

  func deallocate() {
    cells.deallocate()
    free.deallocate()
  }

  mutating func assign(_ other: CellPool) {
    cells.assign(other.cells)
    free.assign(other.free)
  }

  @inline(__always)
  var base: UnsafeMutablePointer<Cell> { cells.base }

  /// The least capacity that holds `count` cells.
  @inline(__always)
  static func capacity(for count: Int) -> Int {
    count <= 1 ? 1 : 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  mutating func allocate(capacity: Int) -> Int32 {
    let sizeClass = capacity.trailingZeroBitCount
    let first = free[sizeClass]
    if first >= 0 {
      free[sizeClass] = cells[first].twin
      return first
    }
    let start = cells.count
    cells.extend(to: start + capacity, with: Cell(index: -1, twin: -1, coefficient: 0))
    return Int32(start)
  }

  mutating func release(_ start: Int32, capacity: Int) {
    let sizeClass = capacity.trailingZeroBitCount
    cells[start].twin = free[sizeClass]
    free[sizeClass] = start
  }
}
