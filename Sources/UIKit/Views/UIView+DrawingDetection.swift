extension UIView {
  /// Whether a class overrides `draw(_:)`, `draw(_:in:)` or `display(_:)`: only such views have content of their own to rasterise.
  ///
  /// Nothing in Swift answers that, so the classes' method tables are compared: the places that two probe classes, which
  /// override nothing but these methods, change in them, are where a subclass's override shows.
  static func drawsItself(_ type: UIView.Type) -> Bool {
    // Apple documents that an image view never asks a subclass to draw.
    guard !(type is UIImageView.Type) else { return false }
    let table = methodTable(of: type)
    let base = methodTable(of: UIView.self)
    return drawingMethods.contains { table[$0] != base[$0] }
  }

  private static let drawingMethods: [Int] = [DrawProbe.self, DrawLayerProbe.self, DisplayProbe.self].map {
    (probe: UIView.Type) in
    let places = methods(overriddenBy: probe)
    precondition(places.count == 1, "A drawing method has no place of its own in the method table of UIView")
    return places[0]
  }
}

private final class DrawProbe: UIView {
  override func draw(_ rect: CGRect) {
    preconditionFailure("The drawing probe is never drawn: \(rect)")
  }
}

private final class DrawLayerProbe: UIView {
  override func draw(_ layer: CALayer, in context: CGContext) {
    preconditionFailure("The layer drawing probe is never drawn: \(layer)")
  }
}

private final class DisplayProbe: UIView {
  override func display(_ layer: CALayer) {
    preconditionFailure("The display probe is never displayed: \(layer)")
  }
}
