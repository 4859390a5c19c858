/// A coordinate space that is a layer's.
@MainActor
protocol LayerCoordinateSpace {
  var spaceLayer: CALayer { get }
}

extension UIView: LayerCoordinateSpace {
  final var spaceLayer: CALayer { storedLayer }
}

/// The coordinates of a scene, in which its windows lie.
final class SceneCoordinateSpace: NSObject, UICoordinateSpace, LayerCoordinateSpace {
  let spaceLayer: CALayer

  init(layer: CALayer) {
    spaceLayer = layer
  }

  var bounds: CGRect { spaceLayer.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    spaceLayer.convert(point, to: layer(of: coordinateSpace))
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    spaceLayer.convert(point, from: layer(of: coordinateSpace))
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    spaceLayer.convert(rect, to: layer(of: coordinateSpace))
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    spaceLayer.convert(rect, from: layer(of: coordinateSpace))
  }

  private func layer(of space: any UICoordinateSpace) -> CALayer {
    (space as? any LayerCoordinateSpace)?.spaceLayer ?? spaceLayer
  }
}
