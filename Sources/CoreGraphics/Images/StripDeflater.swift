import CPNG
import Dispatch

/// Compresses a rectangle of a bitmap into one zlib stream, a strip of rows on each core.
///
/// Each strip is deflated by itself at level 1 and ends on a byte; the strips after each other are one stream, whose
/// checksum is combined from theirs. Rows have no filter: flat interfaces compress as well without, and faster.
final class StripDeflater {
  /// What one core works with; kept between pictures, as setting zlib up costs more than a small picture.
  private final class Strip {
    var stream = z_stream()
    var output: UnsafeMutableRawBufferPointer
    var outputCount = 0
    var row: UnsafeMutableRawBufferPointer
    var checksum: UInt = 1
    var inputCount = 0

    init(rowByteCount: Int) {
      output = .allocate(byteCount: 1 << 16, alignment: 16)
      row = .allocate(byteCount: rowByteCount, alignment: 16)
      // Negative: deflate without zlib's header and checksum, which belong to the whole.
      let result = deflateInit2_(
        &stream, 1, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
      precondition(result == Z_OK, "zlib has no memory")
    }

    deinit {
      deflateEnd(&stream)
      output.deallocate()
      row.deallocate()
    }

    func compress(
      _ bitmap: Bitmap, x: Int, width: Int, rows: Range<Int>, hasAlpha: Bool, isLast: Bool
    ) {
      let byteCount = 1 + width * (hasAlpha ? 4 : 3)
      let bytes = row.baseAddress!.assumingMemoryBound(to: UInt8.self)
      deflateReset(&stream)
      outputCount = 0
      checksum = adler32(0, nil, 0)
      inputCount = byteCount * rows.count
      bytes[0] = 0
      for y in rows {
        PixelRows.write(bitmap.row(y) + x, count: width, hasAlpha: hasAlpha, to: bytes + 1)
        checksum = adler32(checksum, bytes, UInt32(byteCount))
        stream.next_in = bytes
        stream.avail_in = UInt32(byteCount)
        pump(Z_NO_FLUSH)
      }
      stream.avail_in = 0
      pump(isLast ? Z_FINISH : Z_SYNC_FLUSH)
    }

    /// Runs the compressor until it has taken its input and, when flushing, has given everything away.
    private func pump(_ flush: Int32) {
      repeat {
        if output.count - outputCount < 64 { grow() }
        let room = output.count - outputCount
        stream.next_out = output.baseAddress!.assumingMemoryBound(to: UInt8.self) + outputCount
        stream.avail_out = UInt32(room)
        deflate(&stream, flush)
        outputCount += room - Int(stream.avail_out)
      } while stream.avail_out == 0
    }

    private func grow() {
      let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: output.count * 2, alignment: 16)
      larger.baseAddress!.copyMemory(from: output.baseAddress!, byteCount: outputCount)
      output.deallocate()
      output = larger
    }
  }

  private let strips: [Strip]
  private let hasAlpha: Bool

  /// Compresses rows of at most `maximumWidth` pixels.
  init(maximumWidth: Int, hasAlpha: Bool) {
    self.hasAlpha = hasAlpha
    let rowByteCount = 1 + maximumWidth * (hasAlpha ? 4 : 3)
    strips = (0..<max(1, ProcessInfo.processInfo.activeProcessorCount)).map { _ in Strip(rowByteCount: rowByteCount) }
  }

  /// The zlib stream of the rectangle's rows, given piece by piece to `consume`.
  func compress(
    _ bitmap: Bitmap, x: Int, y: Int, width: Int, height: Int, _ consume: (UnsafeRawBufferPointer) -> Void
  ) {
    // A strip of less than this is done sooner than another thread wakes.
    let count = max(1, min(strips.count, height, width * height / 16384))
    let hasAlpha = self.hasAlpha
    nonisolated(unsafe) let strips = self.strips
    @Sendable func work(_ index: Int) {
      let rows = y + height * index / count..<y + height * (index + 1) / count
      strips[index].compress(bitmap, x: x, width: width, rows: rows, hasAlpha: hasAlpha, isLast: index == count - 1)
    }
    if count == 1 { work(0) } else { DispatchQueue.concurrentPerform(iterations: count, execute: work) }

    var checksum = adler32(0, nil, 0)
    withUnsafeBytes(of: (UInt8(0x78), UInt8(0x01))) { consume($0) }
    for strip in strips[0..<count] {
      checksum = adler32_combine(checksum, strip.checksum, strip.inputCount)
      consume(UnsafeRawBufferPointer(rebasing: strip.output[0..<strip.outputCount]))
    }
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: checksum).bigEndian) { consume($0) }
  }
}
