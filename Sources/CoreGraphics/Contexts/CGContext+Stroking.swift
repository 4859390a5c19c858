import CCairo

extension CGContext {
  /// Makes the path the outline of what `strokePath()` would cover, with the line's width, ends, corners and dashes of now.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/replacepathwithstrokedpath()>.
  public func replacePathWithStrokedPath() {
    guard var line = path else { return }
    let count = Int(cairo_get_dash_count(cairo))
    if count > 0 {
      var lengths = [Double](repeating: 0, count: count)
      var phase = 0.0
      cairo_get_dash(cairo, &lengths, &phase)
      line = line.copy(dashingWithPhase: phase, lengths: lengths.map { CGFloat($0) })
    }
    let cap: CGLineCap =
      switch cairo_get_line_cap(cairo) {
      case CAIRO_LINE_CAP_ROUND: .round
      case CAIRO_LINE_CAP_SQUARE: .square
      default: .butt
      }
    let join: CGLineJoin =
      switch cairo_get_line_join(cairo) {
      case CAIRO_LINE_JOIN_ROUND: .round
      case CAIRO_LINE_JOIN_BEVEL: .bevel
      default: .miter
      }
    let outline = line.copy(
      strokingWithWidth: cairo_get_line_width(cairo), lineCap: cap, lineJoin: join,
      miterLimit: cairo_get_miter_limit(cairo))
    beginPath()
    addPath(outline)
  }
}
