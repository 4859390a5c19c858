import CCairo

extension CGPath {
  /// Adds the elements to a cairo context's current path, in its user space.
  package final func append(to cairo: OpaquePointer) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    points.withUnsafeBufferPointer { points in
      var index = 0
      for type in types {
        switch type {
        case .moveToPoint:
          start = points[index]
          current = start
          cairo_move_to(cairo, current.x.cairo, current.y.cairo)
        case .addLineToPoint:
          current = points[index]
          cairo_line_to(cairo, current.x.cairo, current.y.cairo)
        case .addQuadCurveToPoint:
          let (first, second) = Self.cubicControls(from: current, points[index], to: points[index + 1])
          current = points[index + 1]
          cairo_curve_to(
            cairo, first.x.cairo, first.y.cairo, second.x.cairo, second.y.cairo, current.x.cairo, current.y.cairo)
        case .addCurveToPoint:
          let (first, second) = (points[index], points[index + 1])
          current = points[index + 2]
          cairo_curve_to(
            cairo, first.x.cairo, first.y.cairo, second.x.cairo, second.y.cairo, current.x.cairo, current.y.cairo)
        case .closeSubpath:
          cairo_close_path(cairo)
          current = start
        }
        index += type.pointCount
      }
    }
  }

  /// The current path of a cairo context.
  convenience init(cairo: OpaquePointer) {
    self.init()
    guard let copy = cairo_copy_path(cairo) else { return }
    defer { cairo_path_destroy(copy) }
    let count = Int(copy.pointee.num_data)
    guard count > 0, let data = copy.pointee.data else { return }
    func point(_ index: Int) -> CGPoint { CGPoint(x: data[index].point.x, y: data[index].point.y) }
    var index = 0
    while index < count {
      switch data[index].header.type {
      case CAIRO_PATH_MOVE_TO: appendMove(point(index + 1))
      case CAIRO_PATH_LINE_TO: appendLine(point(index + 1))
      case CAIRO_PATH_CURVE_TO: appendCurve(point(index + 1), point(index + 2), point(index + 3))
      default: appendClose()
      }
      index += Int(data[index].header.length)
    }
    // Cairo moves back to the beginning after closing.
    if types.count > 1, types.last == .moveToPoint, types[types.count - 2] == .closeSubpath {
      types.removeLast()
      points.removeLast()
    }
  }
}

extension CGFloat {
  /// A coordinate that cairo can take: its fixed-point numbers end near ±8 million, and NaN has no place among them.
  @inlinable
  package var cairo: Double {
    isNaN ? 0 : Double(Swift.min(Swift.max(self, -4_000_000), 4_000_000))
  }
}
