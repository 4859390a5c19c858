/// Where views are on the screen while animations run.
@MainActor
enum PresentationGeometry {
  /// The frame of a view in its window's points: the smallest rectangle around it, if it is turned. The bounds of a view
  /// that is in no window are carried up to the top of its tree.
  static func frame(of view: UIView) -> CGRect {
    let time = CACurrentMediaTime()
    var layer = view.layer.presentedGeometry(at: time)
    var corners = Corners(layer.bounds)
    var current = view
    while let superview = current.superview {
      corners.leave(layer)
      layer = superview.layer.presentedGeometry(at: time)
      current = superview
    }
    return corners.boundingBox
  }

  /// The four corners of a rectangle, on their way up the tree.
  private struct Corners {
    /// x and y of each.
    private var x: SIMD4<Double>
    private var y: SIMD4<Double>
    private let isNull: Bool

    init(_ rect: CGRect) {
      x = SIMD4(rect.minX, rect.maxX, rect.maxX, rect.minX)
      y = SIMD4(rect.minY, rect.minY, rect.maxY, rect.maxY)
      isNull = rect.isNull
    }

    /// From the coordinates of a layer to those of the layer it lies in.
    mutating func leave(_ layer: CALayer.PresentedGeometry) {
      let bounds = layer.bounds
      let m = layer.transform
      let dx = x - (bounds.minX + bounds.width * layer.anchorPoint.x)
      let dy = y - (bounds.minY + bounds.height * layer.anchorPoint.y)
      x = (dx * m.a + dy * m.c + m.tx) + layer.position.x
      y = (dx * m.b + dy * m.d + m.ty) + layer.position.y
    }

    var boundingBox: CGRect {
      guard !isNull else { return .null }
      return CGRect(x: x.min(), y: y.min(), width: x.max() - x.min(), height: y.max() - y.min())
    }
  }
}
