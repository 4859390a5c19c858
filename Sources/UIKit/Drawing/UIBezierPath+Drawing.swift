extension UIBezierPath {
  private var fillRule: CGPathFillRule {
    usesEvenOddFillRule ? .evenOdd : .winding
  }

  /// Fills the path in the current context with its fill colour. Without a context nothing happens.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/fill()>.
  public final func fill() {
    guard let context = UIGraphicsGetCurrentContext() else {
      return
    }
    context.saveGState()
    context.setFlatness(flatness)
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: fillRule)
    context.restoreGState()
  }

  /// Fills the path with a blend mode and an opacity.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/fill(with:alpha:)>.
  public final func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    blended(blendMode, alpha) { fill() }
  }

  /// Strokes the path in the current context with its stroke colour. Without a context nothing happens.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/stroke()>.
  public final func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else {
      return
    }
    context.saveGState()
    context.setFlatness(flatness)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.beginPath()
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }

  /// Strokes the path with a blend mode and an opacity.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/stroke(with:alpha:)>.
  public final func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    blended(blendMode, alpha) { stroke() }
  }

  private func blended(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else {
      return
    }
    context.saveGState()
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }

  /// Clips what is drawn in the current context afterwards to the path.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/addclip()>.
  public final func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else {
      return
    }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }

  /// Sets strokes and gaps, in points, that lines are made of; nil or a count of 0 makes them solid.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/setlinedash(_:count:phase:)>.
  public final func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [])
  }

  /// Writes the dashes to the places that are not nil; `pattern` must have room for all of them.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/getlinedash(_:count:phase:)>.
  public final func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() {
      pattern?[index] = length
    }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }
}
