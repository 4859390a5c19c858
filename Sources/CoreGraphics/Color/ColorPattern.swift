import CCairo

/// A picture that is repeated in both directions in place of a colour.
package final class ColorPattern: Sendable {
  /// One tile.
  package let image: CGImage
  /// Pixels of the tile per unit of the space that it is repeated in.
  package let scale: CGFloat

  package init(image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale
  }

  /// Red, green, blue and alpha of the tile on average, not premultiplied.
  var average: SIMD4<Double> {
    let bitmap = image.bitmap
    var sum = SIMD4<Double>()
    for y in 0..<bitmap.height {
      let row = bitmap.row(y)
      for x in 0..<bitmap.width {
        let pixel = row[x]
        sum += SIMD4(
          Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF), Double(pixel >> 24))
      }
    }
    guard sum.w > 0 else { return SIMD4() }
    let alpha = sum.w / Double(bitmap.width * bitmap.height) / 255
    let rgb = (sum / sum.w).clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
    return SIMD4(rgb.x, rgb.y, rgb.z, alpha)
  }

  /// Makes the tiles cairo's source, as long as the colour lives. `origin` maps the context's present user space to the
  /// one that they are repeated in.
  package func setSource(of cairo: OpaquePointer, opacity: Double, _ origin: CGAffineTransform = .identity) {
    let surface = opacity < 1 ? makeFadedSurface(opacity) : image.bitmap.makeSurface()
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_surface_destroy(surface)
    let pattern = cairo_get_source(cairo)
    let toTile = origin.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    var matrix = cairo_matrix_t(
      xx: toTile.a, yx: toTile.b, xy: toTile.c, yy: toTile.d, x0: toTile.tx, y0: toTile.ty)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
  }

  /// A tile in memory of cairo's own, which is as translucent as a whole.
  private func makeFadedSurface(_ opacity: Double) -> OpaquePointer {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height))!
    let cairo = cairo_create(surface)!
    image.bitmap.withSurface { source in
      cairo_set_source_surface(cairo, source, 0, 0)
      cairo_paint_with_alpha(cairo, opacity)
      cairo_destroy(cairo)
    }
    return surface
  }
}
