import CCairo

extension LayerRenderer {
  /// Draws the shadow of a layer: the blurred shape of its shadow path, or of its flattened picture.
  func drawShadow(of layer: CALayer, _ values: LayerValues, picture: OpaquePointer, opacity: Double) {
    guard let color = values.shadowColor, color.alpha > 0 else { return }
    // The group's surface covers what can be seen of the layer, in pixels.
    var group: OpaquePointer?
    cairo_pattern_get_surface(picture, &group)
    guard let group, cairo_surface_get_type(group) == CAIRO_SURFACE_TYPE_IMAGE else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    let blur = BoxBlur(radius: values.shadowRadius * scale)
    let width = Int(cairo_image_surface_get_width(group))
    let height = Int(cairo_image_surface_get_height(group))
    guard width > 0, height > 0 else { return }
    var originX = 0.0
    var originY = 0.0
    cairo_surface_get_device_offset(group, &originX, &originY)

    let shape = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))!
    defer { cairo_surface_destroy(shape) }
    let context = cairo_create(shape)!
    cairo_surface_set_device_offset(shape, originX, originY)
    if let path = values.shadowPath {
      cairo_set_matrix(context, &matrix)
      path.append(to: context)
      cairo_set_source_rgba(context, 0, 0, 0, 1)
      cairo_fill(context)
    } else {
      cairo_set_source_surface(context, group, 0, 0)
      cairo_paint(context)
    }
    cairo_destroy(context)
    cairo_surface_flush(shape)
    blur.apply(
      to: cairo_image_surface_get_data(shape), width: width, height: height,
      stride: Int(cairo_image_surface_get_stride(shape)))
    cairo_surface_mark_dirty(shape)

    cairo_save(cairo)
    var offset: (Double, Double) = (values.shadowOffset.width, values.shadowOffset.height)
    cairo_matrix_transform_distance(&matrix, &offset.0, &offset.1)
    cairo_identity_matrix(cairo)
    let rgba = color.rgba
    cairo_set_source_rgba(
      cairo, rgba.x, rgba.y, rgba.z, rgba.w * Double(min(values.shadowOpacity, 1)) * opacity)
    cairo_mask_surface(cairo, shape, offset.0, offset.1)
    cairo_restore(cairo)
  }
}
