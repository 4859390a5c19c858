import CCairo

extension CGImage {
  /// The picture between two, as light passes; where their sizes differ, at the larger one.
  static func mix(_ start: CGImage, _ end: CGImage, _ fraction: Double) -> CGImage {
    guard fraction > 0 else { return start }
    guard fraction < 1, start !== end else { return end }
    let result = Bitmap(width: max(start.width, end.width), height: max(start.height, end.height))
    result.withSurface { surface in
      let cairo = cairo_create(surface)!
      for (image, part) in [(start, 1 - fraction), (end, fraction)] where image.width > 0 && image.height > 0 {
        cairo_save(cairo)
        cairo_scale(
          cairo, Double(result.width) / Double(image.width), Double(result.height) / Double(image.height))
        let source = image.bitmap.makeSurface()
        cairo_set_source_surface(cairo, source, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
        cairo_paint_with_alpha(cairo, part)
        cairo_surface_destroy(source)
        cairo_restore(cairo)
      }
      cairo_destroy(cairo)
    }
    result.isOpaque = false
    return CGImage(bitmap: result, shouldInterpolate: end.shouldInterpolate)
  }
}
