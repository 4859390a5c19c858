import CCairo

/// A place to draw in.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext>. User space has its origin at the
/// bottom left with y upwards until the map is changed; a context that UIKit hands out has been flipped, so that y runs
/// down from the top left. Contexts are not thread-safe.
public final class CGContext {
  /// Cairo's context. Whoever draws with it leaves its state as it was.
  package let cairo: OpaquePointer
  /// What is drawn into; nil for a context over a surface of someone else.
  package let bitmap: Bitmap?
  /// Device space, with its origin at the bottom left, to cairo's, with its origin at the top left.
  let base: CGAffineTransform
  /// User space to cairo's, as it was at first.
  let initialMatrix: CGAffineTransform
  var state: GraphicsState
  var saved: [GraphicsState] = []
  var layers: [TransparencyLayer] = []
  var allowsAntialiasing = true
  /// Where pixels go when the caller's format is not the bitmap's.
  let client: ClientPixels?

  init(cairo: OpaquePointer, bitmap: Bitmap?, height: Int, matrix: CGAffineTransform, client: ClientPixels? = nil) {
    self.cairo = cairo
    self.bitmap = bitmap
    self.client = client
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    initialMatrix = matrix
    state = GraphicsState(matrix: matrix)
    setMatrix(matrix)
    cairo_set_line_width(cairo, 1)
  }

  /// A context that draws into `bitmap`, `scale` pixels a point. With `isFlipped`, as UIKit has it, the origin is at the
  /// top left with y down; otherwise at the bottom left with y up.
  package convenience init(bitmap: Bitmap, scale: CGFloat, isFlipped: Bool = true) {
    let surface = bitmap.makeSurface(ignoringOpacity: true)
    let cairo = cairo_create(surface)!
    cairo_surface_destroy(surface)
    let matrix =
      isFlipped
      ? CGAffineTransform(scaleX: scale, y: scale)
      : CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(bitmap.height))
    self.init(cairo: cairo, bitmap: bitmap, height: bitmap.height, matrix: matrix)
  }

  deinit {
    cairo_destroy(cairo)
    client?.store()
  }

  /// Makes sure that everything drawn has reached memory.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/flush()>.
  public func flush() {
    cairo_surface_flush(cairo_get_target(cairo))
    client?.store()
  }

  /// Does what ``flush()`` does: drawing is never put off.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/synchronize()>.
  public func synchronize() {
    flush()
  }
}
