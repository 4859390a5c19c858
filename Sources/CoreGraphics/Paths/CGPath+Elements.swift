extension CGPath {
  /// Calls `block` with each element in turn.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgpath/applywithblock(_:)>.
  public final func applyWithBlock(_ block: CGPathApplyBlock) {
    withoutActuallyEscaping(block) { block in
      apply(info: nil) { _, element in block(element) }
    }
  }

  /// Calls `function` with `info` and each element in turn.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgpath/apply(info:function:)>.
  public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    // The elements are copied first, so that the closure may change the path.
    let types = self.types
    var points = self.points
    points.append(.zero)
    points.withUnsafeMutableBufferPointer { buffer in
      var next = buffer.baseAddress!
      for type in types {
        var element = CGPathElement(type: type, points: next)
        function(info, &element)
        next += type.pointCount
      }
    }
  }

  /// Calls `visit` with each piece that bounds the area: lines and curves as cubics or lines, and the lines that close
  /// each subpath for filling.
  @inline(__always)
  final func forEachSegment(
    line: (CGPoint, CGPoint) -> Void, curve: (CGPoint, CGPoint, CGPoint, CGPoint) -> Void
  ) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    var index = 0
    for type in types {
      switch type {
      case .moveToPoint:
        if current != start { line(current, start) }
        start = points[index]
        current = start
      case .addLineToPoint:
        line(current, points[index])
        current = points[index]
      case .addQuadCurveToPoint:
        let (first, second) = Self.cubicControls(from: current, points[index], to: points[index + 1])
        curve(current, first, second, points[index + 1])
        current = points[index + 1]
      case .addCurveToPoint:
        curve(current, points[index], points[index + 1], points[index + 2])
        current = points[index + 2]
      case .closeSubpath:
        if current != start { line(current, start) }
        current = start
      }
      index += type.pointCount
    }
    if current != start { line(current, start) }
  }

  /// The control points of the cubic that is the given quadratic curve.
  @inlinable
  package static func cubicControls(from start: CGPoint, _ control: CGPoint, to end: CGPoint) -> (CGPoint, CGPoint) {
    (
      CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    )
  }
}
