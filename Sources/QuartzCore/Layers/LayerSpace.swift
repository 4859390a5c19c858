extension LayerValues {
  /// Whether the layer stays in a plane parallel to its superlayer's, seen without a perspective.
  @inline(__always)
  var isPlanar: Bool {
    let t = transform
    return t.m13 == 0 && t.m23 == 0 && t.m14 == 0 && t.m24 == 0 && t.m34 == 0 && t.m44 == 1 && t.m43 == 0
  }

  private var anchor: SIMD3<Double> {
    SIMD3(bounds.minX + bounds.width * anchorPoint.x, bounds.minY + bounds.height * anchorPoint.y, anchorPointZ)
  }

  /// Maps the layer's own space to its superlayer's, without the superlayer's `sublayerTransform`.
  var spaceToParent: CATransform3D {
    let anchor = anchor
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchor.z), transform),
      CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// What `sublayerTransform` does, about the anchor point.
  var sublayerSpace: CATransform3D {
    guard !CATransform3DIsIdentity(sublayerTransform) else { return CATransform3DIdentity }
    return about(anchor, sublayerTransform)
  }

  /// A transform about the anchor point.
  func aboutAnchor(_ transform: CATransform3D) -> CATransform3D { about(anchor, transform) }

  private func about(_ point: SIMD3<Double>, _ transform: CATransform3D) -> CATransform3D {
    CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-point.x, -point.y, -point.z), transform),
      CATransform3DMakeTranslation(point.x, point.y, point.z))
  }
}

extension CATransform3D {
  /// Whether planes of one depth stay such planes, and depth plays no part in what is seen.
  var isFlat: Bool { m13 == 0 && m23 == 0 && m14 == 0 && m24 == 0 && m34 == 0 && m44 == 1 }
}
