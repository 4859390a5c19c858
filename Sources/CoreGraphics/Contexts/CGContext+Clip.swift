import CCairo

extension CGContext {
  /// Restricts drawing to the area of the current path, and forgets the path. An empty path leaves no area.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/clip(using:)>.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_clip(cairo)
    state.isClipped = true
  }

  /// Restricts drawing to a rectangle, and forgets the path.
  public func clip(to rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    clip()
  }

  /// Restricts drawing to the rectangles together, and forgets the path.
  public func clip(to rects: [CGRect]) {
    cairo_new_path(cairo)
    addRects(rects)
    clip()
  }

  /// Lets drawing reach everywhere again, within the state kept last too: as cairo resets it.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/resetclip()>.
  public func resetClip() {
    cairo_reset_clip(cairo)
    state.isClipped = false
    state.mask = nil
  }

  /// A rectangle of user space around all that drawing can reach; empty where it can reach nothing.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/boundingboxofclippath>.
  public var boundingBoxOfClipPath: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGPathFillRule {
  package var cairo: cairo_fill_rule_t {
    self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}
