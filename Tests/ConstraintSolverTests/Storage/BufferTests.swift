import Testing

@testable import ConstraintSolver

struct BufferTests {
  @Test func `a buffer keeps its elements while it grows past the size of large pages`() {
    var buffer = Buffer<Int64>()
    defer { buffer.deallocate() }
    for number in 0..<1_000_000 { buffer.append(Int64(number)) }
    #expect(buffer.capacity >= 1_000_000)
    #expect((0..<1_000_000).allSatisfy { buffer[$0] == Int64($0) })
  }

  @Test func `what is reserved is not moved`() {
    var buffer = Buffer<Int32>()
    defer { buffer.deallocate() }
    buffer.append(7)
    buffer.reserve(LargeMemory.threshold)
    let base = buffer.base
    while buffer.count < LargeMemory.threshold { buffer.append(8) }
    #expect(buffer.base == base)
    #expect(buffer[0] == 7)
  }

  @Test func `only what is large takes whole large pages`() {
    #expect(LargeMemory.roundedUp(100) == 100)
    #expect(LargeMemory.roundedUp(LargeMemory.threshold - 1) == LargeMemory.threshold - 1)
    #expect(LargeMemory.roundedUp(LargeMemory.threshold) == 2 << 20)
    #expect(LargeMemory.roundedUp(3 << 20) == 4 << 20)
  }
}
