/// Where views are on the screen while animations run.
@MainActor
enum PresentationGeometry {
  /// The frame of a view in its window's points: the smallest rectangle around it, if it is turned. The bounds of a view
  /// that is in no window are carried up to the top of its tree.
  static func frame(of view: UIView) -> CGRect {
    var layer = view.layer.presentation() ?? view.layer
    var corners = Corners(layer.bounds)
    var current = view
    while let superview = current.superview {
      corners.leave(layer)
      layer = superview.layer.presentation() ?? superview.layer
      current = superview
    }
    return corners.boundingBox
  }

  /// The four corners of a rectangle, on their way up the tree.
  private struct Corners {
    private var points: [CGPoint]
    private let isNull: Bool

    init(_ rect: CGRect) {
      points = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ]
      isNull = rect.isNull
    }

    /// From the coordinates of a layer to those of the layer it lies in.
    mutating func leave(_ layer: CALayer) {
      let bounds = layer.bounds
      let anchor = CGPoint(
        x: bounds.minX + bounds.width * layer.anchorPoint.x, y: bounds.minY + bounds.height * layer.anchorPoint.y)
      let transform = layer.affineTransform()
      let position = layer.position
      for index in points.indices {
        let offset = CGPoint(x: points[index].x - anchor.x, y: points[index].y - anchor.y).applying(transform)
        points[index] = CGPoint(x: position.x + offset.x, y: position.y + offset.y)
      }
    }

    var boundingBox: CGRect {
      guard !isNull, var low = points.first else { return .null }
      var high = low
      for point in points.dropFirst() {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }
}
