/// A growing array without reference counting, bounds checks or copy-on-write. Its owner frees it.
struct Buffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  var count = 0
  private(set) var capacity: Int

  /// Makes an empty buffer, which takes no memory.
  init() {
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
    capacity = 0
  }

  func deallocate() {
    if capacity > 0 { UnsafeMutableRawPointer(base).deallocate() }
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating _modify { yield &base[index] }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { base[Int(index)] }
    nonmutating _modify { yield &base[Int(index)] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  /// Makes place for `count` more elements, which hold anything.
  /// - Returns: the index of the first of them.
  @inline(__always)
  mutating func appendUninitialized(_ count: Int) -> Int {
    let start = self.count
    if start + count > capacity { reserve(start + count) }
    self.count = start + count
    return start
  }

  /// Makes place for at least `minimum` elements, multiplying the capacity when it grows: by 2, or by 4 where it is
  /// large, as memory that is never touched costs only addresses, and copying to memory that never was costs the most.
  @inline(never)
  mutating func reserve(_ minimum: Int) {
    guard minimum > capacity else { return }
    let isLarge = capacity * MemoryLayout<Element>.stride >= 32768
    let newCapacity = max(minimum, 8, capacity * (isLarge ? 4 : 2))
    let memory = LargeMemory.allocate(byteCount: newCapacity * MemoryLayout<Element>.stride)
    let elements = memory.bindMemory(to: Element.self)
    elements.baseAddress!.moveInitialize(from: base, count: count)
    deallocate()
    base = elements.baseAddress!
    capacity = elements.count
  }

  /// Makes the buffer equal to another.
  mutating func assign(_ other: Buffer) {
    count = 0
    reserve(other.count)
    base.update(from: other.base, count: other.count)
    count = other.count
  }

  /// Lengthens the buffer to `newCount` elements.
  mutating func extend(to newCount: Int, with element: Element) {
    guard newCount > count else { return }
    reserve(newCount)
    (base + count).initialize(repeating: element, count: newCount - count)
    count = newCount
  }
}
