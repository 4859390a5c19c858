import CCairo

/// Makes frames of a layer tree: lists what is to be seen, compares with the frame before, and draws what has changed.
package final class Compositor {
  /// The finished frame.
  package let bitmap: Bitmap
  /// Pixels per point.
  package let scale: CGFloat

  private var list = FrameList()
  private var former = FrameList()
  private var changeCount = -1
  private var wasAnimating = false
  private weak var root: CALayer?

  package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
    bitmap = Bitmap(width: pixelWidth, height: pixelHeight)
    self.scale = scale
  }

  /// Brings the frame to a time of the clock, and says what has changed. Where no layer has changed since the last time
  /// and nothing moves, it costs nothing.
  package func render(_ root: CALayer, at time: TimeInterval) -> Damage {
    let isAnimating = AnimationScheduler.hasRunningAnimations
    if root === self.root, changeCount == LayerChanges.count, !isAnimating, !wasAnimating { return .none }
    let frame = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    let base = CGAffineTransform(scaleX: scale, y: scale)
    swap(&list, &former)
    list.fill(root, at: time, base: base, frame: frame)
    let damage = root === self.root ? list.damage(since: former)?.intersection(frame) : frame
    self.root = root
    wasAnimating = isAnimating
    // Contents that were drawn while listing have counted as changes.
    changeCount = LayerChanges.count
    LayerChanges.shownCount = changeCount
    guard let damage, !damage.isEmpty else { return .none }
    draw(root, at: time, in: damage, base: base)
    return Damage(rect: damage)
  }

  private func draw(_ root: CALayer, at time: TimeInterval, in damage: PixelRect, base: CGAffineTransform) {
    let surface = bitmap.makeSurface(ignoringOpacity: true)
    let cairo = cairo_create(surface)!
    cairo_rectangle(
      cairo, Double(damage.minX), Double(damage.minY), Double(damage.width), Double(damage.height))
    cairo_clip(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    var matrix = base.cairoMatrix
    cairo_set_matrix(cairo, &matrix)
    LayerRenderer(cairo: cairo, time: time).draw(root, in: nil)
    cairo_surface_flush(surface)
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }
}

extension CALayer {
  /// Whether a layer has changed since the frame of a compositor was made, or something still moves.
  package final var needsFrame: Bool {
    LayerChanges.count != LayerChanges.shownCount || AnimationScheduler.hasRunningAnimations
  }

  /// Draws the layer and what is below it with its own values, animations left aside, into a context in the layer's
  /// superlayer's coordinates moved to the layer's own.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/render(in:)>.
  public final func render(in ctx: CGContext) {
    let toParent = values.affineToParent.inverted()
    var matrix = toParent.cairoMatrix
    displayTreeIfNeeded()
    cairo_save(ctx.cairo)
    cairo_transform(ctx.cairo, &matrix)
    LayerRenderer(cairo: ctx.cairo, time: nil).draw(self, in: nil)
    cairo_restore(ctx.cairo)
  }

  private func displayTreeIfNeeded() {
    displayIfNeeded()
    for sublayer in storedSublayers { sublayer.displayTreeIfNeeded() }
    extras?.mask?.displayTreeIfNeeded()
  }
}
