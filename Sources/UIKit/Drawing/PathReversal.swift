/// Runs an outline through from its end to its start.
enum PathReversal {
  private struct Segment {
    var type: CGPathElementType
    /// Control points and the end, in forward order.
    var points: [CGPoint]
  }

  static func reversed(_ path: CGPath) -> CGMutablePath {
    let result = CGMutablePath()
    var start = CGPoint.zero
    var segments: [Segment] = []
    var hasSubpath = false
    func flush(closes: Bool) {
      guard hasSubpath else {
        return
      }
      result.move(to: segments.last?.points.last ?? start)
      for index in segments.indices.reversed() {
        let end = index > 0 ? segments[index - 1].points.last ?? start : start
        let points = segments[index].points
        switch segments[index].type {
        case .addQuadCurveToPoint: result.addQuadCurve(to: end, control: points[0])
        case .addCurveToPoint: result.addCurve(to: end, control1: points[1], control2: points[0])
        case .moveToPoint, .addLineToPoint, .closeSubpath: result.addLine(to: end)
        }
      }
      if closes {
        result.closeSubpath()
      }
      segments = []
    }
    path.applyWithBlock { element in
      let type = element.pointee.type
      let points = (0..<type.pointCount).map { element.pointee.points[$0] }
      switch type {
      case .moveToPoint:
        flush(closes: false)
        start = points[0]
        hasSubpath = true
      case .closeSubpath:
        flush(closes: true)
        hasSubpath = false
      case .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint:
        hasSubpath = true
        segments.append(Segment(type: type, points: points))
      }
    }
    flush(closes: false)
    return result
  }
}
