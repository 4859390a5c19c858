extension CALayer {
  /// Whether the layer lies in its superlayer's plane, moved, scaled or turned within it.
  final var isPlaneOfSuperlayer: Bool {
    values.isPlanar && (shownSuperlayer?.values.sublayerTransform.isFlat ?? true)
  }

  /// From the layer's plane to its superlayer's.
  private final var viewToSuperlayer: Projection {
    Projection(
      CATransform3DConcat(values.spaceToParent, shownSuperlayer?.values.sublayerSpace ?? CATransform3DIdentity))
  }

  /// From the superlayer's plane to the layer's.
  final var viewFromSuperlayer: Projection { viewToSuperlayer.inverse ?? .nowhere }

  private final var isInSpace: Bool {
    var layer: CALayer? = self
    while let each = layer {
      if !each.isPlaneOfSuperlayer { return true }
      layer = each.shownSuperlayer
    }
    return false
  }

  /// From the layer's plane to what encloses the root.
  private final var viewToOutside: Projection {
    var result = Projection(CGAffineTransform.identity)
    var layer: CALayer? = self
    while let each = layer {
      result = result.concatenating(each.viewToSuperlayer)
      layer = each.shownSuperlayer
    }
    return result
  }

  /// From another layer's plane (nil: what encloses the tree) to this one's; nil where no layer between stands in space.
  final func spaceView(from layer: CALayer?) -> Projection? {
    if layer === self { return nil }
    if let layer, layer.storedSuperlayer === self {
      return layer.isPlaneOfSuperlayer ? nil : layer.viewToSuperlayer
    }
    if let layer, layer === storedSuperlayer { return isPlaneOfSuperlayer ? nil : viewFromSuperlayer }
    guard isInSpace || layer?.isInSpace == true else { return nil }
    guard let inverse = viewToOutside.inverse else { return .nowhere }
    return (layer?.viewToOutside ?? Projection(CGAffineTransform.identity)).concatenating(inverse)
  }

  /// From this layer's plane to another's (nil: what encloses the tree); nil where no layer between stands in space.
  final func spaceView(to layer: CALayer?) -> Projection? {
    if let layer { return layer.spaceView(from: self) }
    return isInSpace ? viewToOutside : nil
  }
}

extension Projection {
  /// Where each point is infinitely far away.
  static let nowhere = Projection(x: SIMD3(), y: SIMD3(), one: SIMD3(1, 1, 0))

  func point(_ point: CGPoint) -> CGPoint {
    let image = image(SIMD2(point.x, point.y))
    guard image.z > 0 else { return CGPoint(x: CGFloat.infinity, y: CGFloat.infinity) }
    return CGPoint(x: image.x / image.z, y: image.y / image.z)
  }
}
