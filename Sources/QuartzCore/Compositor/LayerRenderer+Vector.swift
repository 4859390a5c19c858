import CCairo

extension LayerRenderer {
  /// Draws a layer's shape or gradient, or a backdrop's tint.
  func drawVector(of layer: CALayer, _ values: LayerValues, opacity: Double) {
    switch values.vector {
    case .none, .replicator: break
    case .backdrop(let backdrop): draw(backdrop, of: layer, values, opacity: opacity)
    case .shape(let shape): draw(shape, opacity: opacity)
    case .gradient(let gradient): draw(gradient, of: layer, values, opacity: opacity)
    }
  }

  private func draw(_ backdrop: BackdropValues, of layer: CALayer, _ values: LayerValues, opacity: Double) {
    guard backdrop.isVisible, let tint = backdrop.effective.tint, tint.alpha > 0, !values.bounds.isEmpty else { return }
    setSource(tint, opacity)
    addOutline(values.bounds, values.cornerRadius, layer)
    cairo_fill(cairo)
  }

  private func draw(_ shape: ShapeValues, opacity: Double) {
    guard let path = shape.path, !path.isEmpty else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if shape.isFilled, let color = shape.fillColor {
      path.append(to: cairo)
      setSource(color, opacity)
      cairo_set_fill_rule(
        cairo, shape.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(cairo)
    }
    guard shape.isStroked, let color = shape.strokeColor else { return }
    path.append(to: cairo)
    if shape.strokeStart > 0 || shape.strokeEnd < 1 { trim(from: shape.strokeStart, to: shape.strokeEnd) }
    setSource(color, opacity)
    cairo_set_line_width(cairo, shape.lineWidth)
    cairo_set_miter_limit(cairo, shape.miterLimit)
    cairo_set_line_cap(
      cairo,
      shape.lineCap == .round
        ? CAIRO_LINE_CAP_ROUND : shape.lineCap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(
      cairo,
      shape.lineJoin == .round
        ? CAIRO_LINE_JOIN_ROUND : shape.lineJoin == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
    let dashes = shape.lineDashPattern
    if !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), dashes.contains(where: { $0 > 0 }) {
      cairo_set_dash(cairo, dashes, Int32(dashes.count), shape.lineDashPhase)
    }
    cairo_stroke(cairo)
  }

  /// Leaves of the current path what lies between two fractions of its length.
  private func trim(from start: Double, to end: Double) {
    let lines = FlatPath(takingFrom: cairo)
    let (start, end) = (max(start, 0) * lines.length, min(end, 1) * lines.length)
    var passed = 0.0
    for line in lines.lines {
      var isOpen = false
      for (a, b) in zip(line, line.dropFirst()) {
        let length = (b - a).length
        let (first, last) = (max(start - passed, 0), min(end - passed, length))
        passed += length
        guard first < last, length > 0 else {
          isOpen = false
          continue
        }
        if !isOpen || first > 0 {
          let from = a + (b - a) * (first / length)
          cairo_move_to(cairo, from.x, from.y)
        }
        let to = a + (b - a) * (last / length)
        cairo_line_to(cairo, to.x, to.y)
        isOpen = last == length
      }
    }
  }

  private func draw(_ gradient: GradientValues, of layer: CALayer, _ values: LayerValues, opacity: Double) {
    let bounds = values.bounds
    guard !gradient.colors.isEmpty, !bounds.isEmpty else { return }
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    let (start, end) = (place(gradient.startPoint), place(gradient.endPoint))
    let pattern: OpaquePointer
    switch gradient.type {
    case .radial:
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      guard width > 0, height > 0 else { return }
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      var matrix = cairo_matrix_t(
        xx: 1 / width, yx: 0, xy: 0, yy: 1 / height, x0: -start.x / width, y0: -start.y / height)
      cairo_pattern_set_matrix(pattern, &matrix)
    case .conic:
      return drawConic(gradient, of: layer, values, opacity: opacity)
    default:
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    }
    for stop in gradient.stops {
      let rgba = stop.color.rgba
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, rgba.x, rgba.y, rgba.z, rgba.w * opacity)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(cairo, pattern)
    addOutline(bounds, values.cornerRadius, layer)
    cairo_fill(cairo)
    cairo_pattern_destroy(pattern)
  }

  private func drawConic(_ gradient: GradientValues, of layer: CALayer, _ values: LayerValues, opacity: Double) {
    let bounds = values.bounds
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let toUnit = CGAffineTransform(matrix).inverted()
      .concatenating(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
      .concatenating(CGAffineTransform(scaleX: 1 / bounds.width, y: 1 / bounds.height))
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    addOutline(bounds, values.cornerRadius, layer)
    cairo_clip(cairo)
    cairo_identity_matrix(cairo)
    var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &minX, &minY, &maxX, &maxY)
    let rect = PixelRect(enclosing: CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY))
    guard !rect.isEmpty, rect.width <= Bitmap.maximumSide, rect.height <= Bitmap.maximumSide,
      rect.area <= Bitmap.maximumArea
    else { return }
    let run = ConicGradient(
      gradient.stops, centre: gradient.startPoint, direction: gradient.endPoint, opacity: opacity)
    let picture = run.picture(of: rect, toUnit)
    picture.withSurface { surface in
      cairo_set_source_surface(cairo, surface, Double(rect.minX), Double(rect.minY))
      cairo_paint(cairo)
      cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    }
  }
}
