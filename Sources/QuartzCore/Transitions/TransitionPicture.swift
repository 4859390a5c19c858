import CCairo

/// A layer with what is below it, without its own opacity and place, as pixels.
final class TransitionPicture {
  let bitmap: Bitmap
  /// Where the picture lies, in the layer's coordinates.
  let rect: CGRect
  let scale: Double

  init(bitmap: Bitmap, rect: CGRect, scale: Double) {
    self.bitmap = bitmap
    self.rect = rect
    self.scale = scale
  }

  /// Draws what the layer has now: contents that it was asked to renew are still the old ones. Nil where there is nothing
  /// to see, or more than a bitmap holds.
  convenience init?(of layer: CALayer, at time: TimeInterval, scale: Double) {
    let values = layer.presentedValues(at: time)
    let reach = layer.shownReach(values, at: time)
    guard !reach.isNull, !reach.isEmpty, reach.isFinite, scale > 0 else { return nil }
    let (minX, minY) = ((reach.minX * scale).rounded(.down), (reach.minY * scale).rounded(.down))
    let (width, height) = (
      (reach.maxX * scale).rounded(.up) - minX, (reach.maxY * scale).rounded(.up) - minY
    )
    guard width <= Double(Bitmap.maximumSide), height <= Double(Bitmap.maximumSide) else {
      return nil
    }
    let bitmap = Bitmap(width: Int(width), height: Int(height))
    bitmap.withSurface { surface in
      let cairo = cairo_create(surface)!
      cairo_translate(cairo, -minX, -minY)
      cairo_scale(cairo, scale, scale)
      cairo_set_tolerance(cairo, 0.01)
      LayerRenderer(cairo: cairo, time: time).drawUnplaced(layer, values)
      cairo_destroy(cairo)
    }
    self.init(
      bitmap: bitmap,
      rect: CGRect(x: minX / scale, y: minY / scale, width: width / scale, height: height / scale),
      scale: scale)
  }

  /// Paints the picture into a context in the layer's coordinates, moved.
  func paint(in cairo: OpaquePointer, alpha: Double = 1, offset: SIMD2<Double> = SIMD2()) {
    guard alpha > 0 else { return }
    let surface = bitmap.makeSurface()
    cairo_save(cairo)
    cairo_translate(cairo, rect.minX + offset.x, rect.minY + offset.y)
    cairo_scale(cairo, 1 / scale, 1 / scale)
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
    cairo_paint_with_alpha(cairo, alpha)
    cairo_restore(cairo)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}
