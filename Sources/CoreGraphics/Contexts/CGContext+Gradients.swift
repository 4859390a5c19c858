import CCairo

extension CGContext {
  /// Fills the clip with colours that change along a line, and, as the options say, beyond its ends.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/coregraphics/cgcontext/drawlineargradient(_:start:end:options:)>.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_linear(start.x.cairo, start.y.cairo, end.x.cairo, end.y.cairo)!
    paint(pattern, gradient, options)
  }

  /// Fills the clip with colours that change from one circle to another, and, as the options say, beyond them.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/coregraphics/cgcontext/drawradialgradient(_:startcenter:startradius:endcenter:endradius:options:)>.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_radial(
      startCenter.x.cairo, startCenter.y.cairo, max(startRadius.cairo, 0),
      endCenter.x.cairo, endCenter.y.cairo, max(endRadius.cairo, 0))!
    paint(pattern, gradient, options)
  }

  private func paint(_ pattern: OpaquePointer, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
    defer { cairo_pattern_destroy(pattern) }
    func add(_ location: CGFloat, _ rgba: SIMD4<Double>) {
      cairo_pattern_add_color_stop_rgba(pattern, Double(location), rgba.x, rgba.y, rgba.z, rgba.w)
    }
    // The pattern goes on beyond both ends; where it must not, it goes on with nothing.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let (first, last) = (gradient.stops[0], gradient.stops[gradient.stops.count - 1])
    if !options.contains(.drawsBeforeStartLocation) { add(0, .zero) }
    if first.location > 0 { add(0, first.color.rgba) }
    for stop in gradient.stops { add(stop.location, stop.color.rgba) }
    if last.location < 1 { add(1, last.color.rgba) }
    if !options.contains(.drawsAfterEndLocation) { add(1, .zero) }
    withEffects {
      cairo_set_operator(cairo, state.blendMode.cairoOperator)
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, state.alpha)
    }
  }
}
