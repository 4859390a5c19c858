/// Memory that one thread needs to draw tiles: a tile for each depth of groups, and lines of coverage.
final class TileWorkspace {
  private let width: Int
  private let rows: Int
  private var buffers: [UnsafeMutablePointer<UInt32>] = []
  private var minY = 0
  let coverage: UnsafeMutablePointer<UInt8>
  let secondCoverage: UnsafeMutablePointer<UInt8>

  init(width: Int, rows: Int) {
    self.width = width
    self.rows = rows
    coverage = .allocate(capacity: max(width, 1))
    secondCoverage = .allocate(capacity: max(width, 1))
  }

  deinit {
    for buffer in buffers { buffer.deallocate() }
    coverage.deallocate()
    secondCoverage.deallocate()
  }

  /// Begins a tile whose first row is `minY`.
  func begin(minY: Int) {
    self.minY = minY
  }

  /// Memory for the group at a depth, which it keeps from frame to frame.
  func target(depth: Int) -> PixelTarget {
    while buffers.count <= depth { buffers.append(.allocate(capacity: max(width * rows, 1))) }
    return PixelTarget(base: buffers[depth] - minY * width, pixelsPerRow: width)
  }
}
