import CCairo

/// Pixels in memory: premultiplied alpha, red, green and blue, eight bits each, in the machine's byte order, which is
/// the format of cairo and pixman. Row 0 is the top row.
package final class Bitmap: @unchecked Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The distance between the starts of two rows.
  package let bytesPerRow: Int
  /// The first pixel of the top row. Rows begin at multiples of 64 bytes unless the bitmap is a part of another.
  package let pixels: UnsafeMutablePointer<UInt32>
  /// A promise that every pixel has an alpha of 255, by who fills the bitmap; blending may then be skipped.
  package var isOpaque: Bool

  /// What keeps the memory: nil when the bitmap owns it.
  private let owner: AnyObject?
  /// The memory that the bitmap owns, unless another has taken it over.
  private var allocation: UnsafeMutableRawPointer?
  /// The size of that memory.
  private let capacity: Int

  /// The most pixels a side may have: cairo's limit.
  package static let maximumSide = 32767

  /// The most pixels that anything asks for in one piece: 400 MB of them.
  package static let maximumArea = 100_000_000

  /// Transparent pixels. Sides are clamped to 0...32767, cairo's limit.
  package convenience init(width: Int, height: Int) {
    self.init(width: width, height: height, inPlaceOf: nil)
  }

  /// Transparent pixels that take the place of a bitmap's, and its memory where nobody else has it and it is about as large:
  /// what is drawn again and again stays where it is.
  package init(width: Int, height: Int, inPlaceOf former: consuming Bitmap?) {
    self.width = min(max(width, 0), Self.maximumSide)
    self.height = min(max(height, 0), Self.maximumSide)
    bytesPerRow = max((self.width * 4 + 63) & ~63, 64)
    let byteCount = max(bytesPerRow * self.height, 64)
    let memory: UnsafeMutableRawPointer
    if let given = former?.memory(for: byteCount + 64), isKnownUniquelyReferenced(&former), let giver = former {
      giver.allocation = nil
      memory = given
      capacity = giver.capacity
      memset(memory, 0, byteCount + 64)
    } else {
      // Memory that comes from the system is zero already, and calloc knows which does.
      capacity = byteCount + 64
      guard let fresh = calloc(capacity, 1) else { preconditionFailure("out of memory") }
      memory = fresh
    }
    allocation = memory
    pixels = memory.alignedUp(toMultipleOf: 64).bindMemory(to: UInt32.self, capacity: byteCount / 4)
    isOpaque = false
    owner = nil
  }

  /// The bitmap's own memory, where it suits what takes so many bytes.
  private func memory(for byteCount: Int) -> UnsafeMutableRawPointer? {
    capacity >= byteCount && capacity <= 2 * byteCount ? allocation : nil
  }

  /// Pixels that lie in memory of someone else, whom the bitmap keeps alive.
  package init(
    width: Int, height: Int, bytesPerRow: Int, pixels: UnsafeMutablePointer<UInt32>, isOpaque: Bool, owner: AnyObject
  ) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.pixels = pixels
    self.isOpaque = isOpaque
    self.owner = owner
    allocation = nil
    capacity = 0
  }

  deinit {
    free(allocation)
  }

  /// The number of pixels from the start of one row to that of the next.
  @inlinable
  package var pixelsPerRow: Int { bytesPerRow / 4 }

  /// The first pixel of row `y`, there as long as the bitmap is: hold the bitmap in a variable meanwhile.
  @inlinable
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + y * pixelsPerRow
  }

  /// The pixel in column `x` of row `y`.
  @inlinable
  package subscript(x: Int, y: Int) -> UInt32 {
    // The bitmap may be a temporary, of which nothing but the address would be left by the time of the access.
    get { withExtendedLifetime(self) { row(y)[x] } }
    set { withExtendedLifetime(self) { row(y)[x] = newValue } }
  }

  /// A part of the bitmap that shares its memory, or nil if nothing of `rect` (in pixels) lies within.
  package func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap? {
    guard x >= 0, y >= 0, width > 0, height > 0, x + width <= self.width, y + height <= self.height else { return nil }
    return Bitmap(
      width: width, height: height, bytesPerRow: bytesPerRow, pixels: row(y) + x, isOpaque: isOpaque, owner: self)
  }

  /// A bitmap of its own with the same pixels.
  package func copy() -> Bitmap {
    let copy = Bitmap(width: width, height: height)
    for y in 0..<height {
      memcpy(copy.row(y), row(y), width * 4)
    }
    copy.isOpaque = isOpaque
    return copy
  }

  /// Sets every pixel.
  package func fill(_ pixel: UInt32) {
    for y in 0..<height {
      row(y).update(repeating: pixel, count: width)
    }
  }

  /// Calls `body` with a cairo surface over the pixels, which is finished when `body` returns.
  package func withSurface<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
    let surface = makeSurface()
    defer {
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    return try body(surface)
  }

  /// A cairo surface over the pixels; the caller destroys it, and keeps the bitmap alive until then. What will be drawn
  /// into must ignore the opacity hint, or cairo would leave the alpha undefined.
  package func makeSurface(ignoringOpacity: Bool = false) -> OpaquePointer {
    let bytes = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
    let format = isOpaque && !ignoringOpacity ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    return cairo_image_surface_create_for_data(bytes, format, Int32(width), Int32(height), Int32(bytesPerRow))
  }

  /// The premultiplied pixel of an sRGB colour that is not premultiplied, each part in 0...1.
  @inlinable
  package static func pixel(_ rgba: SIMD4<Double>) -> UInt32 {
    let alpha = rgba.w
    func byte(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }
    return byte(alpha) << 24 | byte(rgba.x * alpha) << 16 | byte(rgba.y * alpha) << 8 | byte(rgba.z * alpha)
  }
}
