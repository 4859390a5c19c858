/// What of a layer can be listed part by part: its place is a move and a positive scale.
struct LayerParts {
  let matrix: CGAffineTransform
  /// The bounds; nil where they are empty.
  let shape: RoundedShape?
  let throwsShadow: Bool
  /// The shadow's own outline.
  let shadowPath: CGPath?
  let isManyPartsUnderOpacity: Bool

  /// Nil for a layer that must be drawn as a picture.
  init?(_ layer: CALayer, _ values: LayerValues, _ matrix: CGAffineTransform, _ caches: FrameCaches) {
    guard matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0, layer.extras?.mask == nil,
      !layer.flags.contains(.isInTransition)
    else { return nil }
    self.matrix = matrix
    let bounds = values.bounds
    if values.backgroundColor?.pattern != nil {
      guard bounds.width * matrix.a <= 4096, bounds.height * matrix.d <= 4096 else { return nil }
      // A tile may have holes, through which there is no shadow.
      guard values.shadowOpacity == 0 || values.masksToBounds else { return nil }
    }
    if values.borderColor?.pattern != nil, values.borderWidth > 0 { return nil }
    let radius = min(values.cornerRadius, bounds.width / 2, bounds.height / 2)
    let corners = layer.maskedCorners
    let isRounded = radius > 0 && !corners.isEmpty
    if isRounded, abs(matrix.a - matrix.d) > 1e-9 { return nil }
    if bounds.isEmpty {
      shape = nil
    } else {
      let edges = SIMD4(
        bounds.minX * matrix.a + matrix.tx, bounds.minY * matrix.d + matrix.ty, bounds.maxX * matrix.a + matrix.tx,
        bounds.maxY * matrix.d + matrix.ty)
      // A layer far away or huge beyond reason is the picture's business, which cuts it first.
      guard edges.min() > -1e6, edges.max() < 1e6 else { return nil }
      let r = isRounded ? radius * matrix.a : 0
      // So is a corner whose mask would be larger than screens are.
      guard r <= 2048 else { return nil }
      func own(_ corner: CACornerMask) -> Double { corners.contains(corner) ? r : 0 }
      shape = RoundedShape(
        edges: edges,
        radii: SIMD4(
          own(.layerMinXMinYCorner), own(.layerMaxXMinYCorner), own(.layerMinXMaxYCorner), own(.layerMaxXMaxYCorner)),
        isContinuous: CornerCurve.isContinuous(layer.cornerCurve, radius, bounds), masks: caches.corners)
    }
    // What masks hides its own shadow, as it does on iOS.
    throwsShadow = values.shadowOpacity > 0 && !values.masksToBounds
    shadowPath = throwsShadow ? values.shadowPath : nil
    if throwsShadow, shadowPath == nil {
      // The shape of the bounds is the shape of the picture only if the background fills it and nothing hangs out.
      guard shape != nil, values.backgroundColor?.alpha == 1, layer.sublayersStayInside(values.bounds) else {
        return nil
      }
      let extent = BoxBlur(radius: values.shadowRadius * matrix.a).extent
      let room = min(bounds.width, bounds.height) * matrix.a
      let reach = CornerCurve(radius: radius * matrix.a, isContinuous: layer.cornerCurve == .continuous).reach
      guard abs(matrix.a - matrix.d) < 1e-9, extent == 0 || room >= 2 * (reach + Double(extent)) + 3 else { return nil }
    }
    if throwsShadow, shadowPath != nil, abs(matrix.a - matrix.d) > 1e-9 { return nil }
    if let contents = layer.storedContents, contents.isTooLarge(for: layer, values, matrix) { return nil }
    if values.vector.draws {
      let reach = values.vector.reach(bounds)
      if !reach.isNull, reach.width * matrix.a > 4096 || reach.height * matrix.d > 4096 { return nil }
    }
    var parts = layer.storedContents != nil ? 1 : 0
    if values.vector.draws { parts += values.vector.shape != nil ? 2 : 1 }
    if (values.backgroundColor?.alpha ?? 0) > 0 { parts += 1 }
    if values.borderWidth > 0 { parts += 1 }
    if values.vector.backdrop != nil { parts += 1 }
    isManyPartsUnderOpacity = parts > 1 || !layer.storedSublayers.isEmpty
  }

  /// Pixels per point of the layer.
  var scale: Double { matrix.a }

  /// A shadow's offset in pixels, for all four edges.
  func deviceOffset(_ offset: CGSize) -> SIMD4<Double> {
    // Beyond reason is out of sight, and need not be computed with.
    let x = min(max(offset.width * matrix.a, -1e6), 1e6)
    let y = min(max(offset.height * matrix.d, -1e6), 1e6)
    return SIMD4(x, y, x, y)
  }

  /// The outline moved inwards by points; nil if nothing is left.
  func inside(_ shape: RoundedShape, by width: CGFloat, _ masks: CornerMasks) -> RoundedShape? {
    let x = width * matrix.a
    let y = width * matrix.d
    let edges = SIMD4(shape.edges.x + x, shape.edges.y + y, shape.edges.z - x, shape.edges.w - y)
    guard edges.x < edges.z, edges.y < edges.w else { return nil }
    let radii = (shape.radii - SIMD4(repeating: x)).clamped(lowerBound: SIMD4(), upperBound: shape.radii)
    return RoundedShape(edges: edges, radii: radii, isContinuous: shape.isContinuous, masks: masks)
  }
}

extension CALayer {
  /// Whether nothing of the layer shows outside its bounds.
  fileprivate final func sublayersStayInside(_ bounds: CGRect) -> Bool {
    guard storedContents == nil || contentsGravity == .resize, values.vector.shape == nil,
      values.vector.replicator == nil, CATransform3DIsIdentity(values.sublayerTransform)
    else { return false }
    guard running.isEmpty else { return storedSublayers.isEmpty }
    return storedSublayers.allSatisfy { $0.staysInside(bounds) }
  }

  private func staysInside(_ rect: CGRect) -> Bool {
    guard !values.isHidden else { return true }
    guard running.isEmpty, isPlaneOfSuperlayer, !flags.contains(.hasNoPlane), values.vector.replicator == nil,
      rect.contains(values.bounds.applying(values.affineToParent))
    else { return false }
    return values.masksToBounds || (values.shadowOpacity == 0 && sublayersStayInside(values.bounds))
  }
}
