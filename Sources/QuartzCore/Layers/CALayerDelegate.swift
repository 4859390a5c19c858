/// Answers for a layer: its contents, its layout, its actions.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/calayerdelegate>. Each requirement is optional: the
/// defaults do what the layer does without a delegate.
public protocol CALayerDelegate: AnyObject {
  /// Provides the layer's contents itself.
  func display(_ layer: CALayer)
  /// Draws the layer's contents, in the layer's coordinate space.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The contents are about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for an event: nil lets the layer look on, `NSNull` ends the search with none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
