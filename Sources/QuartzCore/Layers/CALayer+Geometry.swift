extension CALayer {
  /// What `frame` is, unless a subclass says something else.
  final var enclosingFrame: CGRect {
    get {
      if CATransform3DIsIdentity(values.transform) {
        let size = values.bounds.size
        return CGRect(
          x: values.position.x - size.width * values.anchorPoint.x,
          y: values.position.y - size.height * values.anchorPoint.y, width: size.width, height: size.height)
      }
      return values.bounds.applying(values.affineToParent)
    }
    set {
      guard newValue.isFinite else { return refuse("frame", newValue) }
      let frame = newValue.standardized
      var size = frame.size
      var center = CGPoint(
        x: frame.minX + size.width * values.anchorPoint.x, y: frame.minY + size.height * values.anchorPoint.y)
      if !CATransform3DIsIdentity(values.transform) {
        var linear = CATransform3DGetAffineTransform(values.transform)
        (linear.tx, linear.ty) = (0, 0)
        if linear.a * linear.d - linear.b * linear.c != 0 {
          size = CGRect(origin: .zero, size: size).applying(linear.inverted()).size
        }
        // Where the anchor lies in the enclosing rectangle of the transformed bounds.
        let unit = CGRect(
          x: -size.width * values.anchorPoint.x, y: -size.height * values.anchorPoint.y, width: size.width,
          height: size.height
        ).applying(values.planar(values.transform))
        center = CGPoint(x: frame.minX - unit.minX, y: frame.minY - unit.minY)
      }
      setPosition(center)
      setBounds(CGRect(origin: values.bounds.origin, size: size))
    }
  }

  /// The affine part of `transform`.
  public final func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(values.transform)
  }

  /// Sets `transform` to an affine one.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Maps the layer's coordinates to its superlayer's.
  final var transformToSuperlayer: CGAffineTransform {
    let own = values.affineToParent
    guard let parent = shownSuperlayer else { return own }
    return parent.applyingSublayerTransform(to: own)
  }

  final func applyingSublayerTransform(to transform: CGAffineTransform) -> CGAffineTransform {
    guard !CATransform3DIsIdentity(values.sublayerTransform) else { return transform }
    let anchor = CGPoint(
      x: values.bounds.minX + values.bounds.width * values.anchorPoint.x,
      y: values.bounds.minY + values.bounds.height * values.anchorPoint.y)
    return
      transform
      .concatenating(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(values.planar(values.sublayerTransform))
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// The superlayer; of a presentation layer, its model's superlayer as it is shown.
  final var shownSuperlayer: CALayer? {
    storedSuperlayer ?? modelLayer?.storedSuperlayer?.presentation()
  }

  /// The sublayers by depth; of a presentation layer, its model's as they are shown.
  final var shownSublayers: [CALayer] {
    guard let modelLayer else { return orderedSublayers }
    return modelLayer.orderedSublayers.compactMap { $0.presentation() }
  }

  private final var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer = self
    while let parent = layer.shownSuperlayer {
      result = result.concatenating(layer.transformToSuperlayer)
      layer = parent
    }
    return result
  }

  private final var root: CALayer {
    var layer = self
    while let parent = layer.shownSuperlayer { layer = parent }
    return layer
  }

  /// Maps another layer's coordinates to this one's. nil, or a layer of another tree, stands for what encloses the root.
  private final func transform(from layer: CALayer?) -> CGAffineTransform {
    if layer === self { return .identity }
    if let layer, layer.storedSuperlayer === self { return layer.transformToSuperlayer }
    if let layer, layer === storedSuperlayer { return transformToSuperlayer.inverted() }
    let shared = layer?.root.ownModel === root.ownModel
    var source = layer?.transformToRoot ?? .identity
    var target = transformToRoot
    if !shared {
      if let root = layer?.root { source = source.concatenating(root.values.affineToParent) }
      target = target.concatenating(root.values.affineToParent)
    }
    return source.concatenating(target.inverted())
  }

  final func converted(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    if let view = spaceView(from: l) { return view.point(p) }
    return p.applying(transform(from: l))
  }

  final func converted(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    if let view = spaceView(to: l) { return view.point(p) }
    return p.applying(transform(from: l).inverted())
  }

  final func converted(_ r: CGRect, from l: CALayer?) -> CGRect {
    if let view = spaceView(from: l) { return view.bounds(of: r) }
    return r.applying(transform(from: l))
  }

  final func converted(_ r: CGRect, to l: CALayer?) -> CGRect {
    if let view = spaceView(to: l) { return view.bounds(of: r) }
    return r.applying(transform(from: l).inverted())
  }

  final func hit(_ point: CGPoint) -> CALayer? {
    guard !values.isHidden else { return nil }
    let own = isPlaneOfSuperlayer ? point.applying(transformToSuperlayer.inverted()) : (viewFromSuperlayer.point(point))
    let isInside = contains(own)
    if values.masksToBounds, !isInside { return nil }
    for sublayer in shownSublayers.reversed() {
      if let hit = sublayer.hitTest(own) { return hit }
    }
    return isInside ? self : nil
  }
}
