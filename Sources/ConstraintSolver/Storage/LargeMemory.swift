#if canImport(Glibc)
  import Glibc
#endif

/// Memory for buffers of megabytes, in pages of two megabytes where the system has such: the first touch of a page costs
/// more than anything that a large batch does with it, and there are 512 times fewer of them.
enum LargeMemory {
  /// How large a buffer must be. A page that is half used is no loss.
  static let threshold = 1 << 20
  private static let pageSize = 2 << 20

  /// The bytes that are taken where so many are asked for.
  static func roundedUp(_ byteCount: Int) -> Int {
    byteCount < threshold ? byteCount : (byteCount + pageSize - 1) & ~(pageSize - 1)
  }

  /// Allocates at least so many bytes; all that were are in the result.
  static func allocate(byteCount: Int) -> UnsafeMutableRawBufferPointer {
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: roundedUp(byteCount), alignment: byteCount < threshold ? 16 : pageSize)
    #if canImport(Glibc)
      // A system that has no such pages, or none left, gives small ones.
      if memory.count >= threshold { _ = madvise(memory.baseAddress, memory.count, MADV_HUGEPAGE) }
    #endif
    return memory
  }
}
