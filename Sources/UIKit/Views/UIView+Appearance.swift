extension UIView {
  /// Whether there is anything to draw: a plain view on a plain layer has no bitmap.
  final var hasContent: Bool {
    flags.contains(.drawsItself) || type(of: storedLayer) != CALayer.self
  }

  final func setHidden(_ isHidden: Bool) {
    guard storedLayer.isHidden != isHidden else { return }
    storedLayer.isHidden = isHidden
    (self as? UIWindow)?.visibilityDidChange()
    if flags.contains(.isArranged) { (storedSuperview as? UIStackView)?.visibilityDidChange(of: self) }
  }

  final func updateBackgroundColor() {
    let color = storedBackgroundColor
    flags.set(.hasDynamicBackground, color != nil)
    storedLayer.backgroundColor = color?.resolvedColor(with: effectiveTraits).cgColor
    updateLayerOpacityHint()
  }

  final func updateLayerOpacityHint() {
    // Opacity saves the compositor blending; it holds only where an opaque colour fills the bounds.
    let isFilled = (storedLayer.backgroundColor?.alpha ?? 0) == 1
    storedLayer.isOpaque = flags.contains(.isOpaque) && isFilled
  }

  final func setContentMode(_ mode: UIView.ContentMode) {
    guard mode != storedContentMode else { return }
    storedContentMode = mode
    storedLayer.needsDisplayOnBoundsChange = mode == .redraw
    storedLayer.contentsGravity =
      switch mode {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      // A layer's gravity counts from the bottom in a space whose y axis points down.
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
    if flags.contains(.drawsItself) { setNeedsDisplay() }
  }

  final func drawAsDelegate(of layer: CALayer, in context: CGContext) {
    guard layer === storedLayer || layer.model() === storedLayer else { return }
    UIGraphicsPushContext(context)
    let former = UITraitCollection.current
    UITraitCollection.current = effectiveTraits
    draw(layer.drawnRect)
    UITraitCollection.current = former
    UIGraphicsPopContext()
  }
}
