import CCairo

extension CGContext {
  /// The bitmap, where a colour can be put over its pixels without cairo: nothing clips, no transparency layer has begun,
  /// and the blend mode is normal. Whoever does so calls ``didChangePixels()`` at the end.
  package func beginChangingPixels() -> Bitmap? {
    guard let bitmap, !state.isClipped, !hasEffects, state.blendMode == .normal, layers.isEmpty else { return nil }
    cairo_surface_flush(cairo_get_target(cairo))
    return bitmap
  }

  /// Tells cairo of pixels that it has not changed itself.
  package func didChangePixels() {
    cairo_surface_mark_dirty(cairo_get_target(cairo))
  }

  /// The premultiplied pixel of a colour times the context's alpha, as cairo rounds it; nil of a pattern.
  package func pixel(of color: CGColor) -> UInt32? {
    guard color.pattern == nil else { return nil }
    let rgba = color.rgba
    let alpha = min(max(rgba.w * state.alpha, 0), 1)
    func byte(_ value: Double) -> UInt32 {
      // Sixteen bits of which the upper ones are kept.
      let wide = UInt32(value * 65536)
      return (wide - wide >> 16) >> 8
    }
    return byte(alpha) << 24 | byte(rgba.x * alpha) << 16 | byte(rgba.y * alpha) << 8 | byte(rgba.z * alpha)
  }
}
