import CCairo

/// Draws a tree of layers with cairo, back to front.
struct LayerRenderer {
  /// What is drawn into; its matrix maps the root's superlayer's coordinates.
  let cairo: OpaquePointer
  /// The time whose animated values are drawn, on the clock; nil draws the layers' own values.
  let time: TimeInterval?

  /// Draws a layer and everything below it, where its place in its superlayer's plane is a plain one.
  func draw(_ layer: CALayer) {
    let values = time.map(layer.presentedValues) ?? layer.values
    draw(layer, values, placedBy: values.affineToParent)
  }

  func draw(_ layer: CALayer, _ values: LayerValues, placedBy place: CGAffineTransform) {
    guard !values.isHidden, values.opacity > 0 else { return }
    let determinant = place.a * place.d - place.b * place.c
    guard abs(determinant) > 1e-12, determinant > 0 || !layer.flags.contains(.hidesBack) else { return }
    var matrix = place.cairoMatrix
    cairo_save(cairo)
    cairo_transform(cairo, &matrix)
    draw(layer, values)
    cairo_restore(cairo)
  }

  /// Draws a layer and everything below it where the context's matrix maps the layer's own coordinates.
  func drawInOwnSpace(_ layer: CALayer, _ values: LayerValues? = nil) {
    let values = values ?? time.map(layer.presentedValues) ?? layer.values
    guard !values.isHidden, values.opacity > 0 else { return }
    draw(layer, values)
  }

  private func draw(_ layer: CALayer, _ values: LayerValues) {
    let opacity = Double(min(values.opacity, 1))
    if let time, let shown = layer.presentedTransition(at: time) {
      draw(shown.transition, shown.progress, of: layer, values, at: time, opacity: opacity)
    } else if isGroup(layer, values) {
      drawGroup(layer, values, opacity: opacity)
    } else {
      drawContent(of: layer, values, opacity: opacity)
    }
  }

  /// Whether the layer must be flattened before it is put on what is below.
  func isGroup(_ layer: CALayer, _ values: LayerValues) -> Bool {
    if layer.extras?.mask != nil || throwsShadow(values) { return true }
    guard values.opacity < 1, layer.allowsGroupOpacity else { return false }
    var parts = layer.storedSublayers.count
    if layer.storedContents != nil { parts += 1 }
    if values.vector.draws { parts += values.vector.shape != nil ? 2 : 1 }
    if (values.backgroundColor?.alpha ?? 0) > 0 { parts += 1 }
    if values.borderWidth > 0 { parts += 1 }
    return parts > 1 || !layer.storedSublayers.isEmpty
  }

  /// What masks hides its own shadow, as it does on iOS.
  private func throwsShadow(_ values: LayerValues) -> Bool {
    values.shadowOpacity > 0 && !values.masksToBounds
  }

  func drawGroup(_ layer: CALayer, _ values: LayerValues, opacity: Double) {
    cairo_push_group(cairo)
    drawContent(of: layer, values, opacity: 1)
    if let mask = layer.extras?.mask {
      cairo_push_group(cairo)
      draw(mask)
      let stencil = cairo_pop_group(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source(cairo, stencil)
      cairo_paint(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      cairo_pattern_destroy(stencil)
    }
    let picture = cairo_pop_group(cairo)!
    if throwsShadow(values) { drawShadow(of: layer, values, picture: picture, opacity: opacity) }
    cairo_set_source(cairo, picture)
    cairo_paint_with_alpha(cairo, opacity)
    cairo_pattern_destroy(picture)
  }

  func drawContent(of layer: CALayer, _ values: LayerValues, opacity: Double) {
    guard !layer.flags.contains(.hasNoPlane) else { return drawSublayers(of: layer, values, opacity: opacity) }
    let bounds = values.bounds
    drawBackground(of: layer, values, opacity: opacity)
    drawInside(of: layer, values, opacity: opacity)
    if values.borderWidth > 0, let color = values.borderColor, color.alpha > 0, !bounds.isEmpty {
      setSource(color, opacity)
      addOutline(bounds, values.cornerRadius, layer)
      let inner = bounds.insetBy(dx: values.borderWidth, dy: values.borderWidth)
      if !inner.isNull, !inner.isEmpty {
        addOutline(inner, max(values.cornerRadius - values.borderWidth, 0), layer)
      }
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }
  }

  func drawBackground(of layer: CALayer, _ values: LayerValues, opacity: Double) {
    guard let color = values.backgroundColor, color.alpha > 0, !values.bounds.isEmpty else { return }
    setSource(color, opacity)
    addOutline(values.bounds, values.cornerRadius, layer)
    cairo_fill(cairo)
  }

  /// Draws contents and sublayers. What masks them does so to all of them at once, not to each.
  private func drawInside(of layer: CALayer, _ values: LayerValues, opacity: Double) {
    guard
      layer.storedContents != nil || !layer.storedSublayers.isEmpty || values.vector.draws
        || values.vector.backdrop != nil
    else { return }
    guard values.masksToBounds else { return drawContentsAndSublayers(of: layer, values, opacity: opacity) }
    guard !values.bounds.isEmpty else { return }
    cairo_save(cairo)
    if values.cornerRadius == 0, isOnPixels(values.bounds) {
      addOutline(values.bounds, 0, layer)
      cairo_clip(cairo)
      drawContentsAndSublayers(of: layer, values, opacity: opacity)
    } else {
      cairo_push_group(cairo)
      drawContentsAndSublayers(of: layer, values, opacity: opacity)
      cairo_pop_group_to_source(cairo)
      addOutline(values.bounds, values.cornerRadius, layer)
      cairo_fill(cairo)
    }
    cairo_restore(cairo)
  }

  /// Whether a rectangle's edges lie between pixels.
  private func isOnPixels(_ rect: CGRect) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.xy == 0, matrix.yx == 0 else { return false }
    func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-3 }
    return isWhole(rect.minX * matrix.xx + matrix.x0) && isWhole(rect.maxX * matrix.xx + matrix.x0)
      && isWhole(rect.minY * matrix.yy + matrix.y0) && isWhole(rect.maxY * matrix.yy + matrix.y0)
  }

  private func drawContentsAndSublayers(of layer: CALayer, _ values: LayerValues, opacity: Double) {
    drawVector(of: layer, values, opacity: opacity)
    if let contents = layer.storedContents { draw(contents, of: layer, values, opacity: opacity) }
    drawSublayers(of: layer, values, opacity: opacity)
  }

  private func drawSublayers(of layer: CALayer, _ values: LayerValues, opacity: Double) {
    guard LayerScene.isPlain(layer, values, at: time) else {
      for scene in LayerScene.list(layer, values, at: time, instance: 0) { draw(scene, opacity: opacity) }
      return
    }
    for sublayer in layer.orderedSublayers {
      guard opacity < 1 else {
        draw(sublayer)
        continue
      }
      // Without group opacity each sublayer takes its superlayer's opacity for itself.
      cairo_push_group(cairo)
      draw(sublayer)
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, opacity)
    }
  }

  /// Draws contents. Where the layer is not turned they are put on whole pixels, as everywhere.
  private func draw(_ contents: LayerContents, of layer: CALayer, _ values: LayerValues, opacity: Double) {
    guard let target = contents.target(in: layer, values) else { return }
    let sampling = ContentsSampling(contents, of: layer, values)
    let part = sampling.part
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    if matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0 {
      let place = CGAffineTransform(a: matrix.xx, b: 0, c: 0, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
      let rect = target.snapped(by: place)
      cairo_identity_matrix(cairo)
      cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
      let isSame =
        abs(target.width * matrix.xx - part.width) < 0.5 && abs(target.height * matrix.yy - part.height) < 0.5
      let isWhole = abs(part.minX - part.minX.rounded()) < 1e-3 && abs(part.minY - part.minY.rounded()) < 1e-3
      guard isSame, isWhole else {
        let place = CGRect(x: 0, y: 0, width: rect.width, height: rect.height)
        let unit = CGSize(width: matrix.xx, height: matrix.yy)
        return sampling.draw(contents.bitmap, into: cairo, place, unit: unit, opacity: opacity)
      }
      let surface = contents.bitmap.makeSurface()
      cairo_rectangle(cairo, 0, 0, Double(rect.width), Double(rect.height))
      cairo_clip(cairo)
      cairo_set_source_surface(cairo, surface, -part.minX, -part.minY)
      let pattern = cairo_get_source(cairo)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
      cairo_paint_with_alpha(cairo, opacity)
      cairo_surface_destroy(surface)
    } else {
      sampling.draw(
        contents.bitmap, into: cairo, target, unit: CGSize(width: 1, height: 1), opacity: opacity)
    }
  }

  func setSource(_ color: CGColor, _ opacity: Double) {
    if let pattern = color.pattern {
      // Tiles begin at the origin of the layer's coordinates.
      return pattern.setSource(of: cairo, opacity: Double(color.alpha) * opacity)
    }
    let rgba = color.rgba
    cairo_set_source_rgba(cairo, rgba.x, rgba.y, rgba.z, rgba.w * opacity)
  }
}

extension CGAffineTransform {
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
