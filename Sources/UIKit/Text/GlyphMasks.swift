import CPango

/// The coverage of letters of one font at one scale, each rasterised once.
///
/// Cairo keeps such pictures too, but looks for each letter's more than once, under locks.
final class GlyphMasks {
  /// A letter's coverage, a byte a pixel.
  struct Mask {
    /// The letter's place in the font; `none` of a free slot.
    var index: UInt32
    /// The left column and the top row, from where the letter stands.
    var x: Int32 = 0
    var y: Int32 = 0
    var width: Int32 = 0
    var height: Int32 = 0
    /// From row to row; bytes beyond the width are 0.
    var stride: Int32 = 0
    /// Nil of a letter that has no ink, or is too large to be kept (`width` is then -1).
    var bytes: UnsafeMutablePointer<UInt8>?

    static let none = UInt32.max

    var isTooLarge: Bool { width < 0 }
  }

  /// Letters with more pixels are not kept.
  private static let largestArea = 40_000

  /// How many bytes all masks have.
  private(set) nonisolated(unsafe) static var totalSize = 0

  private let font: OpaquePointer
  private let scaleX: Double
  private let scaleY: Double
  private var slots: UnsafeMutableBufferPointer<Mask>
  private var count = 0

  init(font: OpaquePointer, scaleX: Double, scaleY: Double) {
    self.font = cairo_scaled_font_reference(font)
    self.scaleX = scaleX
    self.scaleY = scaleY
    slots = GlyphMasks.emptySlots(64)
  }

  deinit {
    for slot in slots {
      guard let bytes = slot.bytes else { continue }
      GlyphMasks.totalSize -= Int(slot.stride * slot.height)
      bytes.deallocate()
    }
    slots.deallocate()
    cairo_scaled_font_destroy(font)
  }

  /// The mask of a letter. Its bytes are there as long as the masks are.
  @inline(__always)
  func mask(of index: UInt32) -> Mask {
    let slot = slots[place(of: index)]
    return slot.index == index ? slot : add(index)
  }

  /// Where a letter is, or would be.
  @inline(__always)
  private func place(of index: UInt32) -> Int {
    let last = slots.count - 1
    var place = Int((index &* 0x9E37_79B1) >> 7) & last
    while slots[place].index != index, slots[place].index != Mask.none { place = (place + 1) & last }
    return place
  }

  private static func emptySlots(_ count: Int) -> UnsafeMutableBufferPointer<Mask> {
    let slots = UnsafeMutableBufferPointer<Mask>.allocate(capacity: count)
    slots.initialize(repeating: Mask(index: Mask.none))
    return slots
  }

  @inline(never)
  private func add(_ index: UInt32) -> Mask {
    if count * 2 >= slots.count {
      let former = slots
      slots = GlyphMasks.emptySlots(former.count * 2)
      for slot in former where slot.index != Mask.none { slots[place(of: slot.index)] = slot }
      former.deallocate()
    }
    let mask = rasterise(index)
    slots[place(of: index)] = mask
    count += 1
    GlyphMasks.totalSize += Int(mask.stride * mask.height)
    return mask
  }

  private func rasterise(_ index: UInt32) -> Mask {
    var mask = Mask(index: index)
    var glyph = cairo_glyph_t(index: UInt(index), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, &glyph, 1, &extents)
    let (left, right) = (extents.x_bearing * scaleX, (extents.x_bearing + extents.width) * scaleX)
    let (top, bottom) = (extents.y_bearing * scaleY, (extents.y_bearing + extents.height) * scaleY)
    // A pixel more on each side, for what is rounded.
    let (minX, maxX) = (min(left, right).rounded(.down) - 1, max(left, right).rounded(.up) + 1)
    let (minY, maxY) = (min(top, bottom).rounded(.down) - 1, max(top, bottom).rounded(.up) + 1)
    guard extents.width > 0, extents.height > 0 else { return mask }
    guard (maxX - minX) * (maxY - minY) <= Double(GlyphMasks.largestArea), abs(minX) < 32_000, abs(minY) < 32_000,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(maxX - minX), Int32(maxY - minY)),
      let cairo = cairo_create(surface)
    else {
      mask.width = -1
      return mask
    }
    defer { cairo_surface_destroy(surface) }
    var matrix = cairo_matrix_t(xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: -minX, y0: -minY)
    cairo_set_matrix(cairo, &matrix)
    cairo_set_scaled_font(cairo, font)
    cairo_show_glyphs(cairo, &glyph, 1)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return mask }
    mask.x = Int32(minX)
    mask.y = Int32(minY)
    GlyphMasks.copy(
      pixels, Int(maxX - minX), Int(maxY - minY), Int(cairo_image_surface_get_stride(surface)), to: &mask)
    return mask
  }

  /// Keeps what has ink of a picture.
  private static func copy(
    _ pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int, to mask: inout Mask
  ) {
    var (minX, maxX, minY, maxY) = (width, 0, height, 0)
    for y in 0..<height {
      for x in 0..<width where pixels[y * stride + x] != 0 {
        (minX, maxX) = (min(minX, x), max(maxX, x + 1))
        (minY, maxY) = (min(minY, y), y + 1)
      }
    }
    guard minX < maxX else { return }
    mask.x += Int32(minX)
    mask.y += Int32(minY)
    mask.width = Int32(maxX - minX)
    mask.height = Int32(maxY - minY)
    // The kernels take eight at once.
    mask.stride = (mask.width + 7) & ~7
    let size = Int(mask.stride * mask.height)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    bytes.initialize(repeating: 0, count: size)
    for y in minY..<maxY {
      (bytes + (y - minY) * Int(mask.stride)).update(from: pixels + y * stride + minX, count: maxX - minX)
    }
    mask.bytes = bytes
  }
}
