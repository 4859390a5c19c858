import CCairo

extension CALayer {
  /// Draws as `render(in:)` does, with the values that animations have at a time of the clock, if one is given.
  package final func render(in ctx: CGContext, at time: TimeInterval?) {
    guard !ctx.isDegenerate else { return }
    displayTree(again: true)
    cairo_save(ctx.cairo)
    // The context's own path and source are no business of the layers'.
    let path = cairo_copy_path(ctx.cairo)
    cairo_new_path(ctx.cairo)
    cairo_set_tolerance(ctx.cairo, 0.01)
    cairo_set_operator(ctx.cairo, CAIRO_OPERATOR_OVER)
    LayerRenderer(cairo: ctx.cairo, time: time).drawInOwnSpace(self)
    cairo_new_path(ctx.cairo)
    cairo_append_path(ctx.cairo, path)
    cairo_path_destroy(path)
    cairo_restore(ctx.cairo)
    cairo_set_source_rgba(ctx.cairo, 0, 0, 0, 0)
    ctx.flush()
  }

  /// A picture of a rectangle of the layer's own coordinates, with what animations show at a time of the clock, wherever
  /// the layer itself is; nil of more pixels than are ever kept.
  ///
  /// Without `displaysPending` layers that wait for new contents show what they have, if they have any.
  package final func picture(
    of rect: CGRect, scale: CGFloat, at time: TimeInterval, displaysPending: Bool = true
  ) -> Bitmap? {
    let width = (rect.width * scale - 1e-6).rounded(.up)
    let height = (rect.height * scale - 1e-6).rounded(.up)
    let limit = CGFloat(Bitmap.maximumSide)
    guard width > 0, height > 0, width <= limit, height <= limit, width * height <= CGFloat(Bitmap.maximumArea) else {
      return nil
    }
    let compositor = Compositor(pixelWidth: Int(width), pixelHeight: Int(height), scale: scale)
    let matrix = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -rect.minX * scale, ty: -rect.minY * scale)
    compositor.renderOnce(self, placedBy: matrix, at: time, displaysPending: displaysPending)
    return compositor.bitmap
  }
}
