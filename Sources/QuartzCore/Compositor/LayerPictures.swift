import CCairo

/// Pictures of what cannot be listed part by part, drawn by `LayerRenderer` and kept while they stay the same.
final class LayerPictures {
  private struct Entry {
    var list = FrameList()
    var bitmap: Bitmap
    var rect: PixelRect
    var version: Int
    var frame: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var scratch = FrameList()
  private var frame = 0

  func beginFrame() {
    frame += 1
    guard !entries.isEmpty else { return }
    for (key, entry) in entries where entry.frame < frame - 1 { entries[key] = nil }
  }

  /// A picture of a layer and what is below it, as far as it lies in `clip`; nil if nothing of it does.
  func place(
    _ layer: CALayer, _ matrix: CGAffineTransform, at time: TimeInterval, in clip: PixelRect, displaysPending: Bool
  ) -> PlacedBitmap? {
    scratch.fill(layer, matrix, at: time, frame: clip, displaysPending: displaysPending)
    guard let rect = scratch.rect?.intersection(clip), !rect.isEmpty else { return nil }
    let id = ObjectIdentifier(layer)
    if let index = entries.index(forKey: id), entries.values[index].list.items == scratch.items {
      entries.values[index].frame = frame
    } else {
      let bitmap = Self.draw(layer, matrix, at: time, rect)
      entries[id] = Entry(list: scratch, bitmap: bitmap, rect: rect, version: PixelVersion.next(), frame: frame)
    }
    guard let entry = entries[id] else { return nil }
    return PlacedBitmap(entry.bitmap, atX: entry.rect.minX, y: entry.rect.minY, version: entry.version)
  }

  private static func draw(
    _ layer: CALayer, _ place: CGAffineTransform, at time: TimeInterval, _ rect: PixelRect
  ) -> Bitmap {
    let bitmap = Bitmap(width: rect.width, height: rect.height)
    bitmap.withSurface { surface in
      let cairo = cairo_create(surface)!
      var matrix = place.cairoMatrix
      matrix.x0 -= Double(rect.minX)
      matrix.y0 -= Double(rect.minY)
      cairo_set_matrix(cairo, &matrix)
      // Cairo leaves a tenth of a pixel to its arcs, which shows.
      cairo_set_tolerance(cairo, 0.01)
      LayerRenderer(cairo: cairo, time: time).drawInOwnSpace(layer)
      cairo_destroy(cairo)
    }
    return bitmap
  }
}
