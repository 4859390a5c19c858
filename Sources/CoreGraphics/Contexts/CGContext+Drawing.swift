import CCairo

extension CGContext {
  /// Fills the current path with the fill colour, and forgets the path.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/fillpath(using:)>.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(fill: rule, strokes: false)
  }

  /// Strokes the current path with the stroke colour, and forgets the path.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/strokepath()>.
  public func strokePath() {
    drawPath(fill: nil, strokes: true)
  }

  /// Fills, strokes or both, and forgets the path.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/drawpath(using:)>.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: drawPath(fill: .winding, strokes: false)
    case .eoFill: drawPath(fill: .evenOdd, strokes: false)
    case .stroke: drawPath(fill: nil, strokes: true)
    case .fillStroke: drawPath(fill: .winding, strokes: true)
    case .eoFillStroke: drawPath(fill: .evenOdd, strokes: true)
    }
  }

  /// Fills a rectangle, and forgets the path.
  public func fill(_ rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    fillPath()
  }

  /// Fills each rectangle, and forgets the path.
  public func fill(_ rects: [CGRect]) {
    cairo_new_path(cairo)
    addRects(rects)
    fillPath()
  }

  /// Fills the ellipse within a rectangle, and forgets the path.
  public func fillEllipse(in rect: CGRect) {
    cairo_new_path(cairo)
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes a rectangle, and forgets the path.
  public func stroke(_ rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with a line of the given width, and forgets the path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Strokes the ellipse within a rectangle, and forgets the path.
  public func strokeEllipse(in rect: CGRect) {
    cairo_new_path(cairo)
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes a line from each point of even index to the next, and forgets the path.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/coregraphics/cgcontext/strokelinesegments(between:)>.
  public func strokeLineSegments(between points: [CGPoint]) {
    cairo_new_path(cairo)
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent, whatever the alpha and the blend mode, and forgets the path.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/clear(_:)>.
  public func clear(_ rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    if !state.isDegenerate {
      cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
      cairo_fill_preserve(cairo)
      client?.store()
    }
    cairo_new_path(cairo)
  }

  private func drawPath(fill rule: CGPathFillRule?, strokes: Bool) {
    defer { cairo_new_path(cairo) }
    guard !state.isDegenerate else { return }
    withEffects {
      if let rule {
        setSource(state.fillColor)
        cairo_set_fill_rule(cairo, rule.cairo)
        if state.blendMode.isUnbounded {
          cairo_save(cairo)
          cairo_clip_preserve(cairo)
          cairo_paint(cairo)
          cairo_restore(cairo)
        } else {
          cairo_fill_preserve(cairo)
        }
      }
      if strokes {
        setSource(state.strokeColor)
        if state.blendMode.isUnbounded {
          strokeWithin()
        } else {
          cairo_stroke_preserve(cairo)
        }
      }
    }
  }

  /// Strokes with an operator that would reach beyond the stroke: the operator's result over all that the clip holds
  /// then replaces what lies beneath by the stroke's coverage.
  private func strokeWithin() {
    cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_stroke_preserve(cairo)
    let coverage = cairo_pop_group(cairo)
    let backdrop = cairo_get_group_target(cairo)
    cairo_push_group(cairo)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, backdrop, 0, 0)
    cairo_paint(cairo)
    cairo_restore(cairo)
    setSource(state.strokeColor)
    cairo_paint(cairo)
    let result = cairo_pop_group(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source(cairo, result)
    cairo_mask(cairo, coverage)
    cairo_pattern_destroy(result)
    cairo_pattern_destroy(coverage)
  }

  /// Makes a colour, times the context's alpha, and the blend mode cairo's for what is drawn next.
  package func setSource(_ color: CGColor) {
    if state.blendMode == .clear {
      // Cairo strokes rectangles with the source where it should clear them.
      cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    } else if let pattern = color.pattern {
      // Tiles lie in the space that the context began with, wherever it has been moved.
      pattern.setSource(
        of: cairo, opacity: Double(color.alpha) * state.alpha, state.matrix.concatenating(initialMatrix.inverted()))
    } else {
      let rgba = color.rgba
      cairo_set_source_rgba(cairo, rgba.x, rgba.y, rgba.z, rgba.w * state.alpha)
    }
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
  }

  /// Makes the fill colour and the blend mode cairo's, for text.
  package func setSourceToFillColor() { setSource(state.fillColor) }
  /// Makes the stroke colour and the blend mode cairo's, for text.
  package func setSourceToStrokeColor() { setSource(state.strokeColor) }
  /// The colour of fills.
  package var fillColor: CGColor { state.fillColor }
  /// The colour of strokes.
  package var strokeColor: CGColor { state.strokeColor }

  /// Runs drawing in cairo, and brings the pixels to the client where they are kept apart. Nothing runs where the CTM
  /// takes all to a line or a point.
  package func withEffects(_ draw: () -> Void) {
    guard !state.isDegenerate else { return }
    if hasEffects { composite(draw) } else { draw() }
    client?.store()
  }
}
