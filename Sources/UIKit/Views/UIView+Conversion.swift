extension UIView {
  /// What `convert` does, unless a subclass does something else.
  final func plainConvert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    storedLayer.convert(point, to: (view ?? rootView).storedLayer)
  }

  /// What `convert` does, unless a subclass does something else.
  final func plainConvert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    storedLayer.convert(point, from: (view ?? rootView).storedLayer)
  }

  /// What `convert` does, unless a subclass does something else.
  final func plainConvert(_ rect: CGRect, to view: UIView?) -> CGRect {
    storedLayer.convert(rect, to: (view ?? rootView).storedLayer)
  }

  /// What `convert` does, unless a subclass does something else.
  final func plainConvert(_ rect: CGRect, from view: UIView?) -> CGRect {
    storedLayer.convert(rect, from: (view ?? rootView).storedLayer)
  }

  /// A point of this view in the coordinates of a space.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:to:)>.
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    storedLayer.convert(point, to: layer(of: coordinateSpace))
  }

  /// A point of a space in this view's coordinates.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:from:)>.
  public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    storedLayer.convert(point, from: layer(of: coordinateSpace))
  }

  /// The rectangle that encloses a rectangle of this view in the coordinates of a space.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:to:)>.
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    storedLayer.convert(rect, to: layer(of: coordinateSpace))
  }

  /// The rectangle that encloses a rectangle of a space in this view's coordinates.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:from:)>.
  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    storedLayer.convert(rect, from: layer(of: coordinateSpace))
  }

  /// The layer whose coordinates a space has: a view's, or the scene's for anything else.
  private func layer(of space: any UICoordinateSpace) -> CALayer {
    if let view = space as? UIView { return view.storedLayer }
    return storedWindow?.windowScene?.rootLayer ?? rootView.storedLayer
  }

  /// A point of the superview's coordinates in this view's.
  final func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    if let extras, extras.presentedHitCount > 0 {
      return storedLayer.presentedPoint(point, fromSuperlayerAt: CACurrentMediaTime())
    }
    if let superlayer = storedLayer.superlayer { return storedLayer.convert(point, from: superlayer) }
    let origin = frame.origin
    let bounds = storedLayer.bounds
    return CGPoint(x: point.x - origin.x + bounds.minX, y: point.y - origin.y + bounds.minY)
  }

  /// Whether `hitTest` considers the view at all.
  final var takesTouches: Bool {
    // Layers keep opacity in single precision.
    isUserInteractionEnabled && !isHidden && interactionBlockCount == 0 && Float(alpha) >= 0.01
  }
}
