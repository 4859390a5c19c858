import CCairo

/// The drawings of shape and gradient layers, rasterised once while they stay the same.
final class VectorPictures {
  private struct Entry {
    var vector: VectorValues
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

  func beginFrame() { cache.beginFrame() }

  /// The drawing of a layer whose place is a move and a scale; nil if there is none.
  func place(
    _ layer: CALayer, _ values: LayerValues, _ matrix: CGAffineTransform, _ instance: Int
  ) -> PlacedBitmap? {
    let id = LayerCopy(layer: ObjectIdentifier(layer), instance: instance)
    let kept = cache.use(id).flatMap { isSame($0, layer, values, matrix) ? $0 : nil }
    guard let entry = kept ?? cache.keep(make(layer, values, matrix), under: id) else { return nil }
    return PlacedBitmap(
      entry.bitmap, atX: entry.originX + Int(pixels: matrix.tx.rounded()),
      y: entry.originY + Int(pixels: matrix.ty.rounded()),
      version: entry.version)
  }

  private func isSame(_ entry: Entry, _ layer: CALayer, _ values: LayerValues, _ matrix: CGAffineTransform) -> Bool {
    guard entry.scale == SIMD2(matrix.a, matrix.d), entry.vector == values.vector else { return false }
    if values.vector.gradient == nil { return true }
    return entry.bounds == values.bounds && entry.radius == values.cornerRadius
      && entry.corners == layer.maskedCorners && entry.curve == layer.cornerCurve
  }

  private func make(_ layer: CALayer, _ values: LayerValues, _ matrix: CGAffineTransform) -> Entry? {
    let scale = CGAffineTransform(scaleX: matrix.a, y: matrix.d)
    let reach = values.vector.reach(values.bounds)
    guard !reach.isNull, !reach.isEmpty else { return nil }
    let rect = PixelRect(enclosing: reach.applying(scale))
    let bitmap = Bitmap(width: rect.width, height: rect.height)
    bitmap.withSurface { surface in
      let cairo = cairo_create(surface)!
      cairo_translate(cairo, -Double(rect.minX), -Double(rect.minY))
      cairo_scale(cairo, matrix.a, matrix.d)
      cairo_set_tolerance(cairo, 0.01)
      LayerRenderer(cairo: cairo, time: nil).drawVector(of: layer, values, opacity: 1)
      cairo_destroy(cairo)
    }
    return Entry(
      vector: values.vector, bounds: values.bounds, radius: values.cornerRadius, corners: layer.maskedCorners,
      curve: layer.cornerCurve, scale: SIMD2(matrix.a, matrix.d), bitmap: bitmap, originX: rect.minX,
      originY: rect.minY, version: PixelVersion.next())
  }
}
