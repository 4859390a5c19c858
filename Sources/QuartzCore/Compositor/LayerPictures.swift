import CCairo

/// Pictures of what cannot be listed part by part, drawn by `LayerRenderer` and kept while they stay the same, or only
/// move.
final class LayerPictures {
  private struct Entry {
    /// What was drawn.
    var list: FrameList
    var bitmap: Bitmap
    /// Where it was drawn.
    var rect: PixelRect
    /// Whether all that there is to see lies within.
    var isWhole: Bool
    var version: Int
  }

  private var cache = FrameCache<LayerCopy, Entry>(keepingUnusedFor: 0)
  private var scratch = FrameList()

  /// Above this many pixels only the part of a picture is drawn that the frame can show.
  private static let largestWholePicture = 6_000_000

  func beginFrame() { cache.beginFrame() }

  /// A picture of a layer and what is below it, as far as it lies in `clip`; nil if nothing of it does.
  ///
  /// While things move, a picture that does nothing but move is shown as it is, on the nearest whole pixels.
  func place(
    _ layer: CALayer, _ values: LayerValues, _ matrix: CGAffineTransform, at time: TimeInterval, _ instance: Int,
    in clip: PixelRect, displaysPending: Bool
  ) -> PlacedBitmap? {
    let reach = layer.reach(values, at: time)
    guard !reach.isNull, !reach.isEmpty, !clip.isEmpty else { return nil }
    let whole = PixelRect(enclosing: reach.applying(matrix))
    guard !whole.intersection(clip).isEmpty else { return nil }
    let isWhole = whole.width < 8192 && whole.height < 8192 && whole.area <= Self.largestWholePicture
    let rect = isWhole ? whole : whole.intersection(clip)
    var list = scratch
    list.fill(
      layer, values, matrix, at: time, instance: instance, frame: rect, displaysPending: displaysPending)
    let key = LayerCopy(layer: ObjectIdentifier(layer), instance: instance)
    if let entry = cache.use(key) {
      if entry.rect == rect, entry.list.items == list.items {
        return PlacedBitmap(entry.bitmap, atX: rect.minX, y: rect.minY, version: entry.version)
      }
      if entry.isWhole, isWhole, AnimationScheduler.hasRunningAnimations,
        let move = list.movement(since: entry.list)
      {
        return PlacedBitmap(
          entry.bitmap, atX: entry.rect.minX + Int(pixels: move.x.rounded()),
          y: entry.rect.minY + Int(pixels: move.y.rounded()), version: entry.version)
      }
    }
    let bitmap = Self.draw(layer, values, matrix, at: time, rect)
    let made = Entry(list: list, bitmap: bitmap, rect: rect, isWhole: isWhole, version: PixelVersion.next())
    guard let entry = cache.keep(made, under: key) else { return nil }
    return PlacedBitmap(entry.bitmap, atX: rect.minX, y: rect.minY, version: entry.version)
  }

  private static func draw(
    _ layer: CALayer, _ values: LayerValues, _ place: CGAffineTransform, at time: TimeInterval, _ rect: PixelRect
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
      LayerRenderer(cairo: cairo, time: time).drawInOwnSpace(layer, values)
      cairo_destroy(cairo)
    }
    return bitmap
  }
}

extension FrameList {
  /// How far all items have moved since another list; nil if anything else differs.
  func movement(since other: FrameList) -> SIMD2<Double>? {
    guard items.count == other.items.count, let first = items.first, let formerFirst = other.items.first else {
      return nil
    }
    let move = first.matrix.one - formerFirst.matrix.one
    for (item, former) in zip(items, other.items) {
      guard item.matrix.affine != nil, former.matrix.affine != nil, item.matrix.x == former.matrix.x,
        item.matrix.y == former.matrix.y
      else { return nil }
      let own = item.matrix.one - former.matrix.one - move
      guard abs(own.x) < 1e-6, abs(own.y) < 1e-6 else { return nil }
      var moved = former
      moved.matrix = item.matrix
      moved.rect = item.rect
      guard moved == item else { return nil }
    }
    return SIMD2(move.x, move.y)
  }
}
