import CCairo

extension CGContext {
  /// Draws an image stretched to a rectangle of user space, its top row towards greater y: in UIKit's flipped contexts it
  /// appears upside down. An image mask is painted in the fill colour. With `byTiling` the rectangle is the place of one
  /// tile, and tiles fill the clip.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/draw(_:in:bytiling:)>.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard !rect.isNull, !rect.isInfinite, rect.width > 0, rect.height > 0, image.width > 0, image.height > 0 else {
      return
    }
    let flip = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY)
    draw(image, from: flip, tiles: byTiling)
  }

  /// Draws an image stretched to a rectangle of user space, its top row towards lesser y: upright in UIKit's flipped
  /// contexts.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    let rect = rect.standardized
    guard !rect.isNull, !rect.isInfinite, rect.width > 0, rect.height > 0, image.width > 0, image.height > 0 else {
      return
    }
    let map = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.minY)
    draw(image, from: map, tiles: false)
  }

  /// Draws an image whose pixels, from its top left, `map` takes to user space.
  private func draw(_ image: CGImage, from map: CGAffineTransform, tiles: Bool) {
    guard map.isInvertible else { return }
    withEffects {
      let surface = image.bitmap.makeSurface()
      let pattern = cairo_pattern_create_for_surface(surface)
      cairo_surface_destroy(surface)
      // Beyond the edge the edge goes on, or a stretched image would fade towards it.
      cairo_pattern_set_extend(pattern, tiles ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, filter(for: image))
      cairo_save(cairo)
      var entries = map.cairo
      cairo_transform(cairo, &entries)
      // The caller's path is kept, as Apple keeps it.
      let path = cairo_copy_path(cairo)
      if !tiles {
        cairo_new_path(cairo)
        cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
      }
      let needsClip = image.isMask || state.alpha < 1 || state.blendMode.isUnbounded
      if needsClip && !tiles { cairo_clip(cairo) }
      if image.isMask {
        setSource(state.fillColor)
        cairo_mask(cairo, pattern)
      } else {
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        cairo_set_source(cairo, pattern)
        if tiles || needsClip {
          cairo_paint_with_alpha(cairo, state.alpha)
        } else {
          cairo_fill(cairo)
        }
      }
      cairo_new_path(cairo)
      if let path {
        cairo_append_path(cairo, path)
        cairo_path_destroy(path)
      }
      cairo_restore(cairo)
      cairo_pattern_destroy(pattern)
      // Cairo's source would keep a surface alive whose pixels may not live as long.
      cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    }
  }

  func filter(for image: CGImage) -> cairo_filter_t {
    switch state.interpolationQuality {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .high: CAIRO_FILTER_BEST
    case .default: image.shouldInterpolate ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST
    case .medium: CAIRO_FILTER_GOOD
    }
  }
}
