import CCairo

extension LayerRenderer {
  /// Adds a rectangle with the rounded corners of a layer to the path.
  func addOutline(_ rect: CGRect, _ radius: CGFloat, _ layer: CALayer) {
    guard isCountable(rect) else { return addVisiblePart(of: rect) }
    let radius = min(radius, rect.width / 2, rect.height / 2)
    let corners = layer.maskedCorners
    guard radius > 0, !corners.isEmpty else {
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    let curve = CornerCurve(radius: radius, isContinuous: CornerCurve.isContinuous(layer.cornerCurve, radius, rect))
    func add(_ corner: CACornerMask, _ x: Double, _ y: Double, _ turn: Double) {
      guard corners.contains(corner) else { return cairo_line_to(cairo, x, y) }
      let reach = curve.reach
      let (right, down) = (cos(turn).rounded(), sin(turn).rounded())
      // In the corner's own axes the outline goes from (0, reach) to (reach, 0).
      func place(_ across: Double, _ along: Double) -> (Double, Double) {
        (x + across * right - along * down, y + across * down + along * right)
      }
      if !curve.isContinuous {
        let centre = place(radius, radius)
        cairo_arc(cairo, centre.0, centre.1, radius, turn + .pi, turn + 1.5 * .pi)
        return
      }
      let steps = 64
      for step in 0...steps {
        // Closer steps where the outline is steep.
        let part = Double(step) / Double(steps)
        let depth = reach * (1 - part) * (1 - part)
        let point = place(curve.inset(atDepth: depth), depth)
        cairo_line_to(cairo, point.0, point.1)
      }
    }
    cairo_new_sub_path(cairo)
    add(.layerMinXMinYCorner, rect.minX, rect.minY, 0)
    add(.layerMaxXMinYCorner, rect.maxX, rect.minY, .pi / 2)
    add(.layerMaxXMaxYCorner, rect.maxX, rect.maxY, .pi)
    add(.layerMinXMaxYCorner, rect.minX, rect.maxY, 1.5 * .pi)
    cairo_close_path(cairo)
  }

  /// Whether cairo's fixed-point numbers, which end near eight million pixels, can hold the rectangle.
  private func isCountable(_ rect: CGRect) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let scale = max(abs(matrix.xx) + abs(matrix.xy), abs(matrix.yx) + abs(matrix.yy))
    let reach = max(abs(rect.minX), abs(rect.maxX), abs(rect.minY), abs(rect.maxY))
    return scale * reach + max(abs(matrix.x0), abs(matrix.y0)) < 4_000_000
  }

  /// Adds what can be seen of a rectangle whose corners are too far away to matter.
  private func addVisiblePart(of rect: CGRect) {
    var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &minX, &minY, &maxX, &maxY)
    let (left, top) = (max(rect.minX, minX - 1), max(rect.minY, minY - 1))
    let (right, bottom) = (min(rect.maxX, maxX + 1), min(rect.maxY, maxY + 1))
    // What is no number is neither below nor above.
    guard left < right, top < bottom else { return }
    cairo_rectangle(cairo, left, top, right - left, bottom - top)
  }
}
