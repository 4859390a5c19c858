import CPango
import CPixelKernels

/// Puts letters of one colour straight into a context's pixels: the same pixels that cairo would make. Runs under the
/// font library's lock.
struct GlyphPainter {
  /// A letter's coverage and where it goes in the bitmap.
  private struct Placed {
    var mask: GlyphMasks.Mask
    var x: Int
    var y: Int

    var box: PixelBox {
      PixelBox(minX: x, minY: y, maxX: x + Int(mask.width), maxY: y + Int(mask.height))
    }
  }

  private struct PixelBox {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    func intersects(_ other: PixelBox) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    mutating func formUnion(_ other: PixelBox) {
      (minX, maxX) = (min(minX, other.minX), max(maxX, other.maxX))
      (minY, maxY) = (min(minY, other.minY), max(maxY, other.maxY))
    }

    mutating func formIntersection(_ other: PixelBox) {
      (minX, maxX) = (max(minX, other.minX), min(maxX, other.maxX))
      (minY, maxY) = (max(minY, other.minY), min(maxY, other.maxY))
    }
  }

  private let bitmap: Bitmap
  private let matrix: cairo_matrix_t

  /// Nil of a context in which drawing is more than putting a colour over pixels that lie upright.
  init?(_ context: CGContext, _ matrix: cairo_matrix_t) {
    guard matrix.xy == 0, matrix.yx == 0, let bitmap = context.beginChangingPixels() else { return nil }
    self.bitmap = bitmap
    self.matrix = matrix
  }

  /// Draws some of the letters, from a place in user space; false, having drawn nothing, if that takes cairo.
  func draw(
    _ glyphs: [cairo_glyph_t], _ range: Range<Int>, _ font: FontLibrary.KnownFont, pixel: UInt32, from start: CGPoint
  ) -> Bool {
    guard let masks = font.masks else { return false }
    return withUnsafeTemporaryAllocation(of: Placed.self, capacity: range.count) { placed in
      var count = 0
      var isApart = true
      var union = PixelBox(minX: .max, minY: .max, maxX: .min, maxY: .min)
      for glyph in glyphs[range] {
        guard glyph.index < UInt(TextLayout.unknownGlyphFlag) else { return false }
        let mask = masks.mask(of: UInt32(truncatingIfNeeded: glyph.index))
        guard mask.bytes != nil else {
          if mask.isTooLarge { return false }
          continue
        }
        // As cairo places letters: on whole pixels, halves up.
        let x = ((glyph.x + Double(start.x)) * matrix.xx + matrix.x0 + 0.5).rounded(.down)
        let y = ((glyph.y + Double(start.y)) * matrix.yy + matrix.y0 + 0.5).rounded(.down)
        guard abs(x) < 100_000, abs(y) < 100_000 else { continue }
        let new = Placed(mask: mask, x: Int(x) + Int(mask.x), y: Int(y) + Int(mask.y))
        let box = new.box
        if isApart, box.intersects(union) {
          isApart = !placed[0..<count].contains { $0.box.intersects(box) }
        }
        union.formUnion(box)
        placed.initializeElement(at: count, to: new)
        count += 1
      }
      let letters = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(placed)[0..<count])
      if isApart { put(letters, pixel) } else { putTogether(letters, union, pixel) }
      return true
    }
  }

  private var bounds: PixelBox { PixelBox(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height) }

  /// Puts letters that share no pixel over the bitmap, one by one.
  private func put(_ letters: UnsafeBufferPointer<Placed>, _ pixel: UInt32) {
    for letter in letters {
      var hit = letter.box
      hit.formIntersection(bounds)
      guard hit.minX < hit.maxX, hit.minY < hit.maxY, let bytes = letter.mask.bytes else { continue }
      let stride = Int(letter.mask.stride)
      // Beyond the width the coverage is 0, which changes nothing.
      let width = hit.maxX < letter.box.maxX ? hit.maxX - hit.minX : min(letter.x + stride, bitmap.width) - hit.minX
      pixel_over_color_masks(
        bitmap.row(hit.minY) + hit.minX, bitmap.pixelsPerRow,
        bytes + (hit.minY - letter.y) * stride + (hit.minX - letter.x), stride, width, hit.maxY - hit.minY, pixel)
    }
  }

  /// Puts letters that may overlap over the bitmap: their coverages are added before.
  private func putTogether(_ letters: UnsafeBufferPointer<Placed>, _ union: PixelBox, _ pixel: UInt32) {
    var area = union
    area.formIntersection(bounds)
    guard area.minX < area.maxX, area.minY < area.maxY else { return }
    let (width, height) = (area.maxX - area.minX, area.maxY - area.minY)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * height) { sum in
      sum.initialize(repeating: 0)
      guard let base = sum.baseAddress else { return }
      for letter in letters {
        var hit = letter.box
        hit.formIntersection(area)
        guard hit.minX < hit.maxX, hit.minY < hit.maxY, let bytes = letter.mask.bytes else { continue }
        let stride = Int(letter.mask.stride)
        coverage_add(
          base + (hit.minY - area.minY) * width + (hit.minX - area.minX), width,
          bytes + (hit.minY - letter.y) * stride + (hit.minX - letter.x), stride, hit.maxX - hit.minX,
          hit.maxY - hit.minY)
      }
      pixel_over_color_masks(
        bitmap.row(area.minY) + area.minX, bitmap.pixelsPerRow, base, width, width, height, pixel)
    }
  }
}
