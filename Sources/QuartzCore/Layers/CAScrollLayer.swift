/// A layer that shows a part of its sublayers, which moves with the origin of its bounds.
///
/// It takes no input and cuts off nothing unless `masksToBounds` is set.
/// Specified by <https://developer.apple.com/documentation/quartzcore/cascrolllayer>.
open class CAScrollLayer: CALayer {
  /// The directions in which it may be scrolled; both unless set.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/cascrolllayer/scrollmode>.
  open var scrollMode: CAScrollLayerScrollMode = .both

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// Brings a point of the sublayers' coordinates to the layer's origin, in the directions of `scrollMode`.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/cascrolllayer>.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Brings a rectangle of the sublayers' coordinates into the bounds by the shortest way, in the directions of
  /// `scrollMode`. Of one that is larger than the bounds the part with its origin is shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/cascrolllayer>.
  open func scroll(to r: CGRect) {
    let rect = r.standardized
    func nearest(_ start: CGFloat, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
      if first < start || last - first > length { return first }
      return last > start + length ? last - length : start
    }
    scroll(
      to: CGPoint(
        x: nearest(bounds.minX, bounds.width, rect.minX, rect.maxX),
        y: nearest(bounds.minY, bounds.height, rect.minY, rect.maxY)))
  }
}

extension CALayer {
  private final var enclosingScrollLayer: CAScrollLayer? {
    var layer = superlayer
    while let each = layer {
      if let scrollLayer = each as? CAScrollLayer { return scrollLayer }
      layer = each.superlayer
    }
    return nil
  }

  /// Scrolls the nearest scroll layer that this one is in, so that a point comes to that layer's origin. Without one
  /// nothing happens.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/scroll(_:)>.
  public final func scroll(_ p: CGPoint) {
    guard let scrollLayer = enclosingScrollLayer else { return }
    scrollLayer.scroll(to: scrollLayer.convert(p, from: self))
  }

  /// Scrolls the nearest scroll layer that this one is in by as little as shows a rectangle of this layer. Without one
  /// nothing happens.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/scrollrecttovisible(_:)>.
  public final func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer = enclosingScrollLayer else { return }
    scrollLayer.scroll(to: scrollLayer.convert(r, from: self))
  }

  /// The part of the bounds that the nearest scroll layer around shows; all of them without one.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/visiblerect>.
  public final var visibleRect: CGRect {
    guard let scrollLayer = enclosingScrollLayer else { return bounds }
    let shown = bounds.intersection(convert(scrollLayer.bounds, from: scrollLayer))
    return shown.isNull ? .zero : shown
  }
}
