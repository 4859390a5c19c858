import CCairo

/// A shadow of what is drawn.
struct ContextShadow {
  /// In pixels, down and to the right.
  var offset: CGSize
  /// The standard deviation of the blur, in pixels.
  var deviation: Double
  var color: CGColor
}

/// Coverage of device space beyond which nothing is drawn.
final class ContextMask {
  /// Of one byte a pixel.
  let surface: OpaquePointer

  init(width: Int32, height: Int32) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Takes away what lies beyond the mask from the picture of a context.
  func cut(_ context: OpaquePointer) {
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
  }
}

extension CGContext {
  /// Has what is drawn from now on throw a shadow. The offset and the blur are in the space that the context began with,
  /// whatever its map is now; without a colour there is no shadow.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/setshadow(offset:blur:color:)>, which
  /// gives no formula for the blur: half of it is the standard deviation here.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let isPlausible = offset.width.isFinite && offset.height.isFinite && blur.isFinite
    guard isPlausible, let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    let m = initialMatrix
    let scale = abs(m.a * m.d - m.b * m.c).squareRoot()
    state.shadow = ContextShadow(
      offset: CGSize(
        width: offset.width * m.a + offset.height * m.c, height: offset.width * m.b + offset.height * m.d),
      deviation: Double(max(blur, 0) * scale / 2), color: color)
  }

  /// Has what is drawn from now on throw a shadow in black of a third of opacity.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/setshadow(offset:blur:)>.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3))
  }

  /// Restricts drawing to a rectangle, and there to what an image lets through: where an image mask paints, where a picture
  /// is opaque, or, of a picture without any transparency, where it is bright. The image lies as `draw(_:in:)` puts it.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/clip(to:mask:)>.
  public func clip(to rect: CGRect, mask image: CGImage) {
    let rect = rect.standardized
    clip(to: rect)
    guard !state.isDegenerate, rect.isFinite, rect.width > 0, rect.height > 0, image.width > 0, image.height > 0
    else { return }
    let target = cairo_get_target(cairo)
    let mask = ContextMask(width: cairo_image_surface_get_width(target), height: cairo_image_surface_get_height(target))
    let coverage = image.coverage
    let source = coverage.makeSurface()
    let context = cairo_create(mask.surface)!
    let map = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX,
      ty: rect.maxY)
    var entries = map.concatenating(state.matrix).cairo
    cairo_set_matrix(context, &entries)
    cairo_rectangle(context, 0, 0, Double(image.width), Double(image.height))
    cairo_set_source_surface(context, source, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(context), filter(for: image))
    cairo_fill(context)
    if let former = state.mask {
      cairo_identity_matrix(context)
      former.cut(context)
    }
    cairo_destroy(context)
    cairo_surface_destroy(source)
    cairo_surface_flush(mask.surface)
    state.mask = mask
  }

  /// Whether drawing goes straight to the pixels.
  var hasEffects: Bool { state.shadow != nil || state.mask != nil }

  /// Draws apart, and puts the picture there with its shadow, as far as the mask lets both through.
  func composite(_ draw: () -> Void) {
    let (shadow, mask, mode) = (state.shadow, state.mask, state.blendMode)
    (state.shadow, state.mask, state.blendMode) = (nil, nil, .normal)
    cairo_save(cairo)
    // What lies outside the clip may throw its shadow into it.
    if shadow != nil { cairo_reset_clip(cairo) }
    cairo_push_group(cairo)
    draw()
    let picture = cairo_pop_group(cairo)!
    cairo_restore(cairo)
    (state.shadow, state.mask, state.blendMode) = (shadow, mask, mode)
    // The path is the caller's, and in user space: it is kept aside.
    let path = cairo_copy_path(cairo)
    cairo_save(cairo)
    cairo_set_operator(cairo, mode.cairoOperator)
    if let shadow {
      cairo_save(cairo)
      cairo_identity_matrix(cairo)
      paint(shadow, of: picture, within: mask)
      cairo_restore(cairo)
    }
    // The picture lies in the space that it was drawn in, the mask in that of the pixels.
    cairo_set_source(cairo, picture)
    cairo_identity_matrix(cairo)
    if let mask { cairo_mask_surface(cairo, mask.surface, 0, 0) } else { cairo_paint(cairo) }
    cairo_restore(cairo)
    cairo_pattern_destroy(picture)
    cairo_new_path(cairo)
    if let path {
      cairo_append_path(cairo, path)
      cairo_path_destroy(path)
    }
    cairo_set_source_rgba(cairo, 0, 0, 0, 0)
  }

  private func paint(_ shadow: ContextShadow, of picture: OpaquePointer, within mask: ContextMask?) {
    var group: OpaquePointer?
    cairo_pattern_get_surface(picture, &group)
    guard let group, cairo_surface_get_type(group) == CAIRO_SURFACE_TYPE_IMAGE else { return }
    let (width, height) = (cairo_image_surface_get_width(group), cairo_image_surface_get_height(group))
    guard width > 0, height > 0 else { return }
    var (originX, originY) = (0.0, 0.0)
    cairo_surface_get_device_offset(group, &originX, &originY)
    let shape = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height)!
    defer { cairo_surface_destroy(shape) }
    cairo_surface_set_device_offset(shape, originX, originY)
    let context = cairo_create(shape)!
    cairo_set_source_surface(context, group, shadow.offset.width, shadow.offset.height)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(shape)
    BoxBlur(radius: shadow.deviation).apply(
      to: cairo_image_surface_get_data(shape), width: Int(width), height: Int(height),
      stride: Int(cairo_image_surface_get_stride(shape)))
    cairo_surface_mark_dirty(shape)
    if let mask {
      let context = cairo_create(shape)!
      mask.cut(context)
      cairo_destroy(context)
    }
    let rgba = shadow.color.rgba
    cairo_set_source_rgba(cairo, rgba.x, rgba.y, rgba.z, rgba.w)
    cairo_mask_surface(cairo, shape, 0, 0)
  }
}

extension CGImage {
  /// The pixels whose alpha says how far the image lets through what is clipped to it.
  fileprivate var coverage: Bitmap {
    guard !isMask, bitmap.isOpaque || bitmap.hasOpaquePixelsOnly else { return bitmap }
    let result = Bitmap(width: width, height: height)
    for y in 0..<height {
      let (source, target) = (bitmap.row(y), result.row(y))
      for x in 0..<width {
        let pixel = source[x]
        let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        target[x] = ((red * 54 + green * 183 + blue * 19 + 128) >> 8) << 24
      }
    }
    return result
  }
}

extension Bitmap {
  fileprivate var hasOpaquePixelsOnly: Bool {
    (0..<height).allSatisfy { y in
      let row = row(y)
      return (0..<width).allSatisfy { row[$0] >> 24 == 255 }
    }
  }
}
