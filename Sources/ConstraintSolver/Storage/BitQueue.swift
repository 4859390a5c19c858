/// A set of small integers from which the least or the greatest is taken, as two levels of bits.
struct BitQueue {
  private var words: UnsafeMutablePointer<UInt64>
  private var summary: UnsafeMutablePointer<UInt64>
  private(set) var capacity: Int
  /// No summary word outside these is set.
  private var low = Int.max
  private var high = -1

  init(capacity: Int = 4096) {
    self.capacity = (capacity + 4095) / 4096 * 4096
    words = .allocate(capacity: self.capacity / 64)
    words.initialize(repeating: 0, count: self.capacity / 64)
    summary = .allocate(capacity: self.capacity / 4096)
    summary.initialize(repeating: 0, count: self.capacity / 4096)
  }

  func deallocate() {
    words.deallocate()
    summary.deallocate()
  }

  /// Makes place for the integers below `minimum`.
  @inline(__always)
  mutating func reserve(_ minimum: Int) {
    if minimum > capacity { grow(to: minimum) }
  }

  @inline(never)
  private mutating func grow(to minimum: Int) {
    var larger = BitQueue(capacity: max(minimum, capacity * 2))
    larger.words.update(from: words, count: capacity / 64)
    larger.summary.update(from: summary, count: capacity / 4096)
    larger.low = low
    larger.high = high
    deallocate()
    self = larger
  }

  @inline(__always)
  mutating func insert(_ element: Int32) {
    let index = Int(element)
    let word = index >> 6
    let group = index >> 12
    words[word] |= 1 << UInt64(index & 63)
    summary[group] |= 1 << UInt64(word & 63)
    if group < low { low = group }
    if group > high { high = group }
  }

  @inline(__always)
  func contains(_ element: Int32) -> Bool {
    words[Int(element) >> 6] & (1 << UInt64(element & 63)) != 0
  }

  @inline(__always)
  mutating func remove(_ element: Int32) {
    let index = Int(element)
    let word = index >> 6
    words[word] &= ~(1 << UInt64(index & 63))
    if words[word] == 0 { summary[index >> 12] &= ~(1 << UInt64(word & 63)) }
  }

  /// The least element without taking it, or -1.
  @inline(__always)
  mutating func first() -> Int32 {
    while low <= high {
      let bits = summary[low]
      if bits != 0 {
        let word = low << 6 | bits.trailingZeroBitCount
        return Int32(truncatingIfNeeded: word << 6 | words[word].trailingZeroBitCount)
      }
      low &+= 1
    }
    low = Int.max
    high = -1
    return -1
  }

  /// Takes the least element, or returns -1.
  @inline(__always)
  mutating func popFirst() -> Int32 {
    let element = first()
    if element >= 0 { remove(element) }
    return element
  }

  /// Up to 64 elements that have been taken together.
  struct Word: BitwiseCopyable {
    fileprivate(set) var bits: UInt64 = 0
    /// What the lowest bit stands for.
    fileprivate(set) var start: Int32 = 0

    @inline(__always)
    var isEmpty: Bool { bits == 0 }

    /// Takes the least element; there must be one.
    @inline(__always)
    mutating func popFirst() -> Int32 {
      let element = start &+ Int32(truncatingIfNeeded: bits.trailingZeroBitCount)
      bits &= bits &- 1
      return element
    }

    @inline(__always)
    mutating func remove(_ element: Int32) {
      let index = element &- start
      if index >= 0, index < 64 { bits &= ~(1 << UInt64(index)) }
    }
  }

  /// Takes the least element and those after it that can be taken with it; nothing where there is none.
  @inline(__always)
  mutating func popFirstWord() -> Word {
    let element = first()
    if element < 0 { return Word() }
    let word = Int(element) >> 6
    let bits = words[word]
    words[word] = 0
    summary[word >> 6] &= ~(1 << UInt64(word & 63))
    return Word(bits: bits, start: Int32(truncatingIfNeeded: word << 6))
  }

  /// Takes the greatest element, or returns -1.
  @inline(__always)
  mutating func popLast() -> Int32 {
    while high >= low {
      let bits = summary[high]
      if bits != 0 {
        let word = high << 6 | (63 &- bits.leadingZeroBitCount)
        let element = Int32(truncatingIfNeeded: word << 6 | (63 &- words[word].leadingZeroBitCount))
        remove(element)
        return element
      }
      high &-= 1
    }
    low = Int.max
    high = -1
    return -1
  }

  mutating func removeAll() {
    while popFirst() >= 0 {}
  }
}
