extension CALayer {
  /// What was set of a layer's place.
  package struct Placement {
    package let isMoved: Bool
    package let isResized: Bool
    /// The size before.
    package let formerSize: CGSize
  }

  /// Sets position and size without looking for actions, for an owner that has none to give, and for plain layers only: no
  /// subclass is asked. The transform is left aside: the frame is what it would be without one. Whether what is below is
  /// to be laid out is the owner's to say.
  package final func placeWithoutActions(_ frame: CGRect) -> Placement {
    let anchor = values.anchorPoint
    let position = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    let formerSize = values.bounds.size
    let placement = Placement(
      isMoved: values.position != position, isResized: formerSize != frame.size, formerSize: formerSize)
    guard placement.isMoved || placement.isResized else { return placement }
    willChange()
    values.position = position
    LayerChanges.note()
    guard placement.isResized else { return placement }
    values.bounds.size = frame.size
    if flags.contains(.needsDisplayOnBoundsChange) { setNeedsDisplay() }
    return placement
  }

  /// What the layer's place is made of, and its opacity, as animations show it at a time of the clock.
  package struct PresentedGeometry {
    package let bounds: CGRect
    package let position: CGPoint
    package let anchorPoint: CGPoint
    package let transform: CGAffineTransform
    package let opacity: Float

    init(_ values: LayerValues) {
      bounds = values.bounds
      position = values.position
      anchorPoint = values.anchorPoint
      transform = CATransform3DGetAffineTransform(values.transform)
      opacity = values.opacity
    }
  }

  /// The place that the presentation layer would have, without making one.
  package final func presentedGeometry(at time: CFTimeInterval) -> PresentedGeometry {
    running.isEmpty ? PresentedGeometry(values) : PresentedGeometry(presentedValues(at: time))
  }
}
