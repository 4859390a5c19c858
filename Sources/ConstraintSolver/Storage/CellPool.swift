/// One block of memory that holds many short lists. Lists have capacities that are powers of two, and freed ones are
/// given out again, whole or in parts.
struct CellPool<Element: BitwiseCopyable> {
  private var cells = Buffer<Element>()
  /// The first free list of each capacity, as an offset; a free list keeps the next one's offset in its first cell.
  private var free = Buffer<Int32>()
  /// Of which capacities there are free lists, one bit each.
  private var available: UInt32 = 0

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
    available = other.available
  }

  @inline(__always)
  var base: UnsafeMutablePointer<Element> { cells.base }

  /// Makes place for so many more cells.
  mutating func reserve(_ count: Int) {
    cells.reserve(cells.count + count)
  }

  /// The least capacity that holds `count` cells.
  @inline(__always)
  static func capacity(for count: Int) -> Int {
    count <= 1 ? 1 : 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  /// A list of a capacity that is a power of two. Its cells hold anything.
  @inline(__always)
  mutating func allocate(capacity: Int) -> Int32 {
    let sizeClass = capacity.trailingZeroBitCount
    let larger = available >> UInt32(sizeClass)
    if larger == 0 { return Int32(truncatingIfNeeded: cells.appendUninitialized(capacity)) }
    return take(sizeClass, from: sizeClass + larger.trailingZeroBitCount)
  }

  /// Takes the front of a free list. What is left of it becomes free lists of the capacities between.
  private mutating func take(_ sizeClass: Int, from source: Int) -> Int32 {
    let start = free[source]
    let next = link(start).pointee
    free[source] = next
    if next < 0 { available &= ~(1 << UInt32(source)) }
    var rest = source
    while rest > sizeClass {
      rest -= 1
      release(start + (1 << Int32(rest)), capacity: 1 << rest)
    }
    return start
  }

  mutating func release(_ start: Int32, capacity: Int) {
    let sizeClass = capacity.trailingZeroBitCount
    link(start).pointee = free[sizeClass]
    free[sizeClass] = start
    available |= 1 << UInt32(sizeClass)
  }

  /// What a free list keeps in its first cell.
  @inline(__always)
  private func link(_ start: Int32) -> UnsafeMutablePointer<Int32> {
    UnsafeMutableRawPointer(cells.base + Int(start)).assumingMemoryBound(to: Int32.self)
  }
}
