import CCairo

/// What `saveGState` keeps beside cairo's own state.
struct GraphicsState {
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var interpolationQuality = CGInterpolationQuality.default
  /// User space to cairo's device space, also where cairo could not take it.
  var matrix: CGAffineTransform
  /// Whether the matrix takes the plane to a line or a point, so that nothing can be drawn.
  var isDegenerate = false
  var isAntialiased = true
  /// Whether drawing may not reach all of the pixels.
  var isClipped = false
  var shadow: ContextShadow?
  /// Beyond the clip, what drawing can reach.
  var mask: ContextMask?
}

extension CGContext {
  /// Keeps the state, for ``restoreGState()``. The path is not part of it.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/savegstate()>.
  public func saveGState() {
    saved.append(state)
    cairo_save(cairo)
  }

  /// Brings back the state kept last; one that was never kept is an error told to the console, as Apple does.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/restoregstate()>.
  public func restoreGState() {
    guard saved.count > (layers.last?.savedCount ?? 0), let last = saved.popLast() else {
      Diagnostics.log("CGContextRestoreGState: gstack underflow.")
      return
    }
    state = last
    cairo_restore(cairo)
  }

  /// The map from user space to device space, whose origin is the bottom left pixel's corner.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/ctm>.
  public var ctm: CGAffineTransform {
    state.matrix.concatenating(base.inverted())
  }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    setMatrix(state.matrix.translatedBy(x: tx, y: ty))
  }

  /// Scales the axes. A scale of 0 makes everything drawn invisible.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    setMatrix(state.matrix.scaledBy(x: sx, y: sy))
  }

  /// Turns the axes by an angle in radians.
  public func rotate(by angle: CGFloat) {
    setMatrix(state.matrix.rotated(by: angle))
  }

  /// Maps by `transform` and then by what was set before.
  public func concatenate(_ transform: CGAffineTransform) {
    setMatrix(transform.concatenating(state.matrix))
  }

  /// Whether the map takes the plane to a line or a point, so that nothing can be drawn.
  package var isDegenerate: Bool { state.isDegenerate }

  func setMatrix(_ matrix: CGAffineTransform) {
    state.matrix = matrix
    // Cairo would refuse everything from here on, restored states too, after a matrix it cannot invert.
    state.isDegenerate = !matrix.isInvertible
    guard !state.isDegenerate else { return }
    var entries = matrix.cairo
    cairo_set_matrix(cairo, &entries)
  }

  /// The map from user space to device space.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/coregraphics/cgcontext/userspacetodevicespacetransform>.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// The point of device space for a point of user space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// The point of user space for a point of device space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// The size in device space for a size in user space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// The size in user space for a size in device space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// The rectangle of device space around a rectangle of user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// The rectangle of user space around a rectangle of device space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

extension CGAffineTransform {
  package var cairo: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }

  package init(_ matrix: cairo_matrix_t) {
    self.init(
      a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy),
      tx: CGFloat(matrix.x0), ty: CGFloat(matrix.y0))
  }
}
