import CCairo

/// The drawings of shape and gradient layers and the backgrounds of patterns, rasterised once while they stay the same.
final class VectorPictures {
  private struct Entry {
    var vector: VectorValues
    /// A pattern that is the background; nil where the entry is a layer's drawing.
    var background: CGColor?
    var bounds: CGRect
    var radius: CGFloat
    var corners: CACornerMask
    var curve: CALayerCornerCurve
    var scale: SIMD2<Double>
    var bitmap: Bitmap
    /// Where the bitmap lies, from where the layer's origin lies.
    var originX: Int
    var originY: Int
    var version: Int
  }

  private var cache = FrameCache<LayerCopy, Entry>(keepingUnusedFor: 0)
  private var backgrounds = FrameCache<LayerCopy, Entry>(keepingUnusedFor: 0)

  func beginFrame() {
    cache.beginFrame()
    backgrounds.beginFrame()
  }

  /// The drawing of a layer whose place is a move and a scale; nil if there is none.
  func place(
    _ layer: CALayer, _ values: LayerValues, _ matrix: CGAffineTransform, _ instance: Int
  ) -> PlacedBitmap? {
    let id = LayerCopy(layer: ObjectIdentifier(layer), instance: instance)
    let kept = cache.use(id).flatMap { isSame($0, layer, values, matrix) ? $0 : nil }
    guard let entry = kept ?? cache.keep(make(layer, values, matrix), under: id) else { return nil }
    return placed(entry, matrix)
  }

  /// The background of a layer whose place is a move and a scale, where that is a pattern.
  func placeBackground(
    _ layer: CALayer, _ values: LayerValues, _ matrix: CGAffineTransform, _ instance: Int
  ) -> PlacedBitmap? {
    let id = LayerCopy(layer: ObjectIdentifier(layer), instance: instance)
    let kept = backgrounds.use(id).flatMap { entry in
      let isSame =
        entry.background == values.backgroundColor && entry.scale == SIMD2(matrix.a, matrix.d)
        && isSameOutline(entry, layer, values)
      return isSame ? entry : nil
    }
    guard let entry = kept ?? backgrounds.keep(makeBackground(layer, values, matrix), under: id) else { return nil }
    return placed(entry, matrix)
  }

  private func placed(_ entry: Entry, _ matrix: CGAffineTransform) -> PlacedBitmap {
    PlacedBitmap(
      entry.bitmap, atX: entry.originX + Int(pixels: matrix.tx.rounded()),
      y: entry.originY + Int(pixels: matrix.ty.rounded()),
      version: entry.version)
  }

  private func isSame(_ entry: Entry, _ layer: CALayer, _ values: LayerValues, _ matrix: CGAffineTransform) -> Bool {
    guard entry.scale == SIMD2(matrix.a, matrix.d), entry.vector == values.vector else { return false }
    return values.vector.gradient == nil || isSameOutline(entry, layer, values)
  }

  private func isSameOutline(_ entry: Entry, _ layer: CALayer, _ values: LayerValues) -> Bool {
    entry.bounds == values.bounds && entry.radius == values.cornerRadius
      && entry.corners == layer.maskedCorners && entry.curve == layer.cornerCurve
  }

  private func make(_ layer: CALayer, _ values: LayerValues, _ matrix: CGAffineTransform) -> Entry? {
    makeEntry(layer, values, matrix, values.vector.reach(values.bounds), background: nil) {
      $0.drawVector(of: layer, values, opacity: 1)
    }
  }

  private func makeBackground(_ layer: CALayer, _ values: LayerValues, _ matrix: CGAffineTransform) -> Entry? {
    makeEntry(layer, values, matrix, values.bounds, background: values.backgroundColor) {
      $0.drawBackground(of: layer, values, opacity: 1)
    }
  }

  private func makeEntry(
    _ layer: CALayer, _ values: LayerValues, _ matrix: CGAffineTransform, _ reach: CGRect, background: CGColor?,
    _ draw: (LayerRenderer) -> Void
  ) -> Entry? {
    let scale = CGAffineTransform(scaleX: matrix.a, y: matrix.d)
    guard !reach.isNull, !reach.isEmpty else { return nil }
    let rect = PixelRect(enclosing: reach.applying(scale))
    let bitmap = Bitmap(width: rect.width, height: rect.height)
    bitmap.withSurface { surface in
      let cairo = cairo_create(surface)!
      cairo_translate(cairo, -Double(rect.minX), -Double(rect.minY))
      cairo_scale(cairo, matrix.a, matrix.d)
      cairo_set_tolerance(cairo, 0.01)
      draw(LayerRenderer(cairo: cairo, time: nil))
      cairo_destroy(cairo)
    }
    return Entry(
      vector: values.vector, background: background, bounds: values.bounds, radius: values.cornerRadius,
      corners: layer.maskedCorners,
      curve: layer.cornerCurve, scale: SIMD2(matrix.a, matrix.d), bitmap: bitmap, originX: rect.minX,
      originY: rect.minY, version: PixelVersion.next())
  }
}
