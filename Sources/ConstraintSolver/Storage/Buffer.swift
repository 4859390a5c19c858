/// A growing array without reference counting, bounds checks or copy-on-write. Its owner frees it.
struct Buffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  var count = 0
  private(set) var capacity: Int

  init(capacity: Int = 8) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  func deallocate() {
    base.deallocate()
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

  /// Makes place for at least `minimum` elements, at least doubling the capacity when it grows.
  @inline(never)
  mutating func reserve(_ minimum: Int) {
    guard minimum > capacity else { return }
    let newCapacity = max(minimum, capacity * 2)
    let newBase = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    newBase.moveInitialize(from: base, count: count)
    base.deallocate()
    base = newBase
    capacity = newCapacity
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
