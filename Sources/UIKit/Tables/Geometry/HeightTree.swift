/// Heights of things that lie below each other, with the place of each.
///
/// While all are equal, nothing is stored and every question costs the same whatever the count. Otherwise sums are kept
/// in a Fenwick tree: a place, a change and a search cost O(log n), making it O(n).
struct HeightTree {
  private(set) var count: Int
  private var uniform: CGFloat
  /// Empty while all heights are equal.
  private var heights: [CGFloat] = []
  /// At `i`, the sum of the heights that end with the one at `i` and are as many as `i + 1` has trailing zeros, to the
  /// power of 2.
  private var sums: [CGFloat] = []

  init(count: Int, height: CGFloat) {
    self.count = count
    uniform = height
  }

  init(_ heights: [CGFloat]) {
    count = heights.count
    uniform = heights.first ?? 0
    guard heights.contains(where: { $0 != uniform }) else { return }
    store(heights)
  }

  private mutating func store(_ heights: [CGFloat]) {
    self.heights = heights
    sums = heights
    for index in sums.indices {
      let parent = index | (index + 1)
      if parent < count { sums[parent] += sums[index] }
    }
  }

  subscript(index: Int) -> CGFloat {
    get { heights.isEmpty ? uniform : heights[index] }
    set {
      let change = newValue - self[index]
      guard change != 0 else { return }
      if heights.isEmpty { store(Array(repeating: uniform, count: count)) }
      heights[index] = newValue
      var node = index
      while node < count {
        sums[node] += change
        node |= node + 1
      }
    }
  }

  /// The sum of the heights before an index, which may be the count.
  func offset(of index: Int) -> CGFloat {
    if heights.isEmpty { return CGFloat(index) * uniform }
    var sum: CGFloat = 0
    var node = index
    while node > 0 {
      sum += sums[node - 1]
      node &= node - 1
    }
    return sum
  }

  var total: CGFloat { offset(of: count) }

  /// The last index that begins at or before an offset, so that things without height are passed over; 0 above all of
  /// them.
  func index(at offset: CGFloat) -> Int {
    guard count > 0, offset > 0 else { return 0 }
    if heights.isEmpty {
      guard uniform > 0 else { return count - 1 }
      let place = offset / uniform
      return place < CGFloat(count) ? Int(place) : count - 1
    }
    var index = 0
    var left = offset
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = index + step
      if next <= count, sums[next - 1] <= left {
        left -= sums[next - 1]
        index = next
      }
      step >>= 1
    }
    return min(index, count - 1)
  }
}
