/// A coordinate space that is a layer's.
@MainActor
protocol LayerCoordinateSpace {
  var spaceLayer: CALayer { get }
}

extension UIView: LayerCoordinateSpace {
  final var spaceLayer: CALayer { storedLayer }
}

/// The coordinates of a scene, in which its windows lie.
class SceneCoordinateSpace: NSObject, UICoordinateSpace, LayerCoordinateSpace {
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

/// The coordinates of a screen: those of the scene on it, which lies at the screen's origin.
final class ScreenCoordinateSpace: SceneCoordinateSpace {
  private let screen: UIScreen

  init(screen: UIScreen, scene: UIWindowScene?) {
    self.screen = screen
    super.init(layer: scene?.rootLayer ?? CALayer())
  }

  override var bounds: CGRect { screen.bounds }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? ScreenCoordinateSpace)?.screen === screen
  }

  override var hash: Int { ObjectIdentifier(screen).hashValue }
}
