import CCairo

extension CALayer {
  /// Draws the layer and what is below it with its own values, animations left aside, into a context in the layer's
  /// superlayer's coordinates moved to the layer's own.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/render(in:)>.
  public final func render(in ctx: CGContext) {
    render(in: ctx, at: nil)
  }

  /// Draws as `render(in:)` does, with the values that animations have at a time of the clock, if one is given.
  package final func render(in ctx: CGContext, at time: TimeInterval?) {
    let toParent = (time.map(presentedValues) ?? values).affineToParent.inverted()
    var matrix = toParent.cairoMatrix
    displayTreeIfNeeded()
    cairo_save(ctx.cairo)
    cairo_transform(ctx.cairo, &matrix)
    cairo_set_tolerance(ctx.cairo, 0.01)
    LayerRenderer(cairo: ctx.cairo, time: time).draw(self, in: nil)
    cairo_restore(ctx.cairo)
  }

  private func displayTreeIfNeeded() {
    displayIfNeeded()
    for sublayer in storedSublayers { sublayer.displayTreeIfNeeded() }
    extras?.mask?.displayTreeIfNeeded()
  }
}
