import CCairo

extension CGContext {
  /// Sets what fills are made in.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets what strokes are made in.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the fill to a colour of sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke to a colour of sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the stroke to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the opacity that everything drawn is multiplied by, clamped to 0...1.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/setalpha(_:)>.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha.isNaN ? 1 : Double(min(max(alpha, 0), 1))
  }

  /// Sets how what is drawn meets what lies beneath.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets the width of lines in user space; a width that is not above 0 is taken as 0, which draws nothing.
  public func setLineWidth(_ width: CGFloat) {
    cairo_set_line_width(cairo, width > 0 ? width.cairo : 0)
  }

  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) {
    let value: cairo_line_cap_t =
      switch cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(cairo, value)
  }

  /// Sets how lines turn.
  public func setLineJoin(_ join: CGLineJoin) {
    let value: cairo_line_join_t =
      switch join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(cairo, value)
  }

  /// Sets the greatest ratio of a miter's length to the line width.
  public func setMiterLimit(_ limit: CGFloat) {
    cairo_set_miter_limit(cairo, limit.cairo)
  }

  /// Sets the lengths of dashes and gaps in user space; an empty list, or one with a negative or without a positive
  /// length, draws solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let clean = lengths.map(\.cairo)
    let isUsable = clean.allSatisfy { $0 >= 0 } && clean.contains { $0 > 0 }
    cairo_set_dash(cairo, clean, isUsable ? Int32(clean.count) : 0, phase.cairo)
  }

  /// Sets how far, in device pixels, curves may lie from the lines that they are drawn with.
  public func setFlatness(_ flatness: CGFloat) {
    cairo_set_tolerance(cairo, max(flatness.cairo, 0.01))
  }

  /// Sets whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.isAntialiased = shouldAntialias
    applyAntialias()
  }

  /// Sets whether edges may be smoothed at all in this context; this is not part of the graphics state.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
    applyAntialias()
  }

  private func applyAntialias() {
    cairo_set_antialias(
      cairo, state.isAntialiased && allowsAntialiasing ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// How carefully scaled images are drawn.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}
