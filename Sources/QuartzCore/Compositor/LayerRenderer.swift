import CCairo

/// Draws a tree of layers with cairo, back to front.
struct LayerRenderer {
  /// What is drawn into; its matrix maps the root's superlayer's coordinates.
  let cairo: OpaquePointer
  /// The time whose animated values are drawn, on the clock; nil draws the layers' own values.
  let time: TimeInterval?

  /// Draws a layer and everything below it; `parent` is what its sublayer transform is taken from.
  func draw(_ layer: CALayer, in parent: CALayer?) {
    let values = time.map(layer.presentedValues) ?? layer.values
    guard !values.isHidden, values.opacity > 0 else { return }
    let own = values.affineToParent
    var matrix = (parent?.applyingSublayerTransform(to: own) ?? own).cairoMatrix
    guard abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) > 1e-12 else { return }
    cairo_save(cairo)
    cairo_transform(cairo, &matrix)
    let opacity = Double(min(values.opacity, 1))
    if isGroup(layer, values) {
      drawGroup(layer, values, opacity: opacity)
    } else {
      drawContent(of: layer, values, opacity: opacity)
    }
    cairo_restore(cairo)
  }

  /// Whether the layer must be flattened before it is put on what is below.
  private func isGroup(_ layer: CALayer, _ values: LayerValues) -> Bool {
    if layer.extras?.mask != nil || values.shadowOpacity > 0 { return true }
    guard values.opacity < 1, layer.allowsGroupOpacity else { return false }
    var parts = layer.storedSublayers.count
    if layer.storedContents != nil { parts += 1 }
    if (values.backgroundColor?.alpha ?? 0) > 0 { parts += 1 }
    if values.borderWidth > 0 { parts += 1 }
    return parts > 1 || !layer.storedSublayers.isEmpty
  }

  private func drawGroup(_ layer: CALayer, _ values: LayerValues, opacity: Double) {
    cairo_push_group(cairo)
    drawContent(of: layer, values, opacity: 1)
    if let mask = layer.extras?.mask {
      cairo_push_group(cairo)
      draw(mask, in: nil)
      let stencil = cairo_pop_group(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source(cairo, stencil)
      cairo_paint(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      cairo_pattern_destroy(stencil)
    }
    let picture = cairo_pop_group(cairo)!
    if values.shadowOpacity > 0 { drawShadow(of: layer, values, picture: picture, opacity: opacity) }
    cairo_set_source(cairo, picture)
    cairo_paint_with_alpha(cairo, opacity)
    cairo_pattern_destroy(picture)
  }

  private func drawContent(of layer: CALayer, _ values: LayerValues, opacity: Double) {
    let bounds = values.bounds
    if let color = values.backgroundColor, color.alpha > 0, !bounds.isEmpty {
      setSource(color, opacity)
      addOutline(bounds, values.cornerRadius, layer.maskedCorners)
      cairo_fill(cairo)
    }
    cairo_save(cairo)
    if values.masksToBounds {
      addOutline(bounds, values.cornerRadius, layer.maskedCorners)
      cairo_clip(cairo)
    }
    if let contents = layer.storedContents { draw(contents, of: layer, values, opacity: opacity) }
    for sublayer in layer.orderedSublayers {
      guard opacity < 1 else {
        draw(sublayer, in: layer)
        continue
      }
      // Without group opacity each sublayer takes its superlayer's opacity for itself.
      cairo_push_group(cairo)
      draw(sublayer, in: layer)
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, opacity)
    }
    cairo_restore(cairo)
    if values.borderWidth > 0, let color = values.borderColor, color.alpha > 0, !bounds.isEmpty {
      setSource(color, opacity)
      addOutline(bounds, values.cornerRadius, layer.maskedCorners)
      let inner = bounds.insetBy(dx: values.borderWidth, dy: values.borderWidth)
      if !inner.isNull, !inner.isEmpty {
        addOutline(inner, max(values.cornerRadius - values.borderWidth, 0), layer.maskedCorners)
      }
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }
  }

  private func draw(_ contents: LayerContents, of layer: CALayer, _ values: LayerValues, opacity: Double) {
    let bitmap = contents.bitmap
    let part = values.contentsRect
    guard bitmap.width > 0, bitmap.height > 0, part.width > 0, part.height > 0, !values.bounds.isEmpty else { return }
    let scale = layer.contentsScale
    let size = CGSize(
      width: Double(bitmap.width) * part.width / scale, height: Double(bitmap.height) * part.height / scale)
    var target = layer.contentsGravity.rect(of: size, in: values.bounds)
    if case .drawing = contents, layer.contentsGravity == .resize {
      // The bitmap covers whole pixels, which may be a little more than the bounds that it was drawn for.
      let fits =
        abs(size.width - values.bounds.width) * scale < 1 && abs(size.height - values.bounds.height) * scale < 1
      if fits { target = CGRect(origin: values.bounds.origin, size: size) }
    }
    let scaleX = target.width / (Double(bitmap.width) * part.width)
    let scaleY = target.height / (Double(bitmap.height) * part.height)
    let surface = bitmap.makeSurface()
    cairo_save(cairo)
    cairo_rectangle(cairo, target.minX, target.minY, target.width, target.height)
    cairo_clip(cairo)
    cairo_translate(
      cairo, target.minX - part.minX * Double(bitmap.width) * scaleX,
      target.minY - part.minY * Double(bitmap.height) * scaleY)
    cairo_scale(cairo, scaleX, scaleY)
    cairo_set_source_surface(cairo, surface, 0, 0)
    let pattern = cairo_get_source(cairo)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, isOnPixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_paint_with_alpha(cairo, opacity)
    cairo_restore(cairo)
    cairo_surface_destroy(surface)
  }

  /// Whether a unit of user space is a pixel and begins on one.
  private var isOnPixels: Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-4 }
    return abs(matrix.xx - 1) < 1e-6 && abs(matrix.yy - 1) < 1e-6 && abs(matrix.xy) < 1e-9 && abs(matrix.yx) < 1e-9
      && isWhole(matrix.x0) && isWhole(matrix.y0)
  }

  private func setSource(_ color: CGColor, _ opacity: Double) {
    let rgba = color.rgba
    cairo_set_source_rgba(cairo, rgba.x, rgba.y, rgba.z, rgba.w * opacity)
  }

  /// Adds a rectangle with rounded corners to the path.
  private func addOutline(_ rect: CGRect, _ radius: CGFloat, _ corners: CACornerMask) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0, !corners.isEmpty else {
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    func r(_ corner: CACornerMask) -> Double { corners.contains(corner) ? radius : 0 }
    let quarter = Double.pi / 2
    let (topLeft, topRight) = (r(.layerMinXMinYCorner), r(.layerMaxXMinYCorner))
    let (bottomLeft, bottomRight) = (r(.layerMinXMaxYCorner), r(.layerMaxXMaxYCorner))
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, rect.maxX - topRight, rect.minY + topRight, topRight, -quarter, 0)
    cairo_arc(cairo, rect.maxX - bottomRight, rect.maxY - bottomRight, bottomRight, 0, quarter)
    cairo_arc(cairo, rect.minX + bottomLeft, rect.maxY - bottomLeft, bottomLeft, quarter, 2 * quarter)
    cairo_arc(cairo, rect.minX + topLeft, rect.minY + topLeft, topLeft, 2 * quarter, 3 * quarter)
    cairo_close_path(cairo)
  }
}

extension CGAffineTransform {
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
