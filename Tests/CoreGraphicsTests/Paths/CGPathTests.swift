import CoreGraphics
import Testing

@Suite("CGPath")
struct CGPathTests {
  private func types(_ path: CGPath) -> [CGPathElementType] {
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    return types
  }

  @Test func `elements come back with their points`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    path.addCurve(to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
    path.closeSubpath()
    var numbers: [CGFloat] = []
    path.applyWithBlock { element in
      for index in 0..<element.pointee.type.pointCount {
        numbers += [element.pointee.points[index].x, element.pointee.points[index].y]
      }
    }
    #expect(numbers == (1...14).map { CGFloat($0) })
    #expect(types(path) == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `a line without a current point adds nothing and says so`() {
    let sink = Diagnostics.sink
    defer { Diagnostics.sink = sink }
    nonisolated(unsafe) var messages: [String] = []
    Diagnostics.sink = { messages.append($0) }
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
    #expect(messages.contains { $0.contains("no current point") })
  }

  @Test func `a copy does not follow its original`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    #expect(copy == path)
    #expect(copy.hashValue == path.hashValue)
    path.addLine(to: .zero)
    #expect(copy != path)
  }

  @Test func `a rectangle knows that it is one`() {
    var rect = CGRect.zero
    let expected = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: expected, transform: nil).isRect(&rect))
    #expect(rect == expected)
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: expected, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: expected, transform: nil).isRect(nil))
    let open = CGMutablePath()
    open.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)])
    #expect(!open.isRect(nil))
    open.closeSubpath()
    #expect(open.isRect(nil))
  }

  @Test func `the box of a path is tighter than the box of its points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 0, y: 4), control2: CGPoint(x: 4, y: 4))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 4, height: 3))
    #expect(CGMutablePath().boundingBox.isNull)
    let circle = CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2), transform: nil)
    #expect(circle.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 2, height: 2))
  }

  @Test func `a circle of arcs stays within a thousandth of its radius`() {
    let path = CGMutablePath()
    path.addArc(center: CGPoint(x: 5, y: 5), radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    for step in 0..<360 {
      let angle = Double(step) * .pi / 180
      func point(_ radius: Double) -> CGPoint { CGPoint(x: 5 + radius * cos(angle), y: 5 + radius * sin(angle)) }
      #expect(path.contains(point(9.99)))
      #expect(!path.contains(point(10.01)))
    }
  }

  @Test func `an arc goes the way it is told`() {
    let short = CGMutablePath()
    short.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(short.boundingBoxOfPath.minX > -1e-9)
    #expect(short.currentPoint.isClose(to: CGPoint(x: 0, y: 1)))
    let long = CGMutablePath()
    long.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(long.boundingBoxOfPath.minX + 1) < 1e-3)
    #expect(long.currentPoint.isClose(to: CGPoint(x: 0, y: 1)))
    let relative = CGMutablePath()
    relative.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: -.pi / 2)
    #expect(relative.currentPoint.isClose(to: CGPoint(x: 0, y: -1)))
  }

  @Test func `an arc between tangents touches both`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(path.currentPoint.isClose(to: CGPoint(x: 10, y: 4)))
    #expect(path.boundingBoxOfPath.maxX < 10 + 1e-9)
    #expect(path.boundingBoxOfPath.minY > -1e-9)
    let other = CGMutablePath()
    other.move(to: .zero)
    other.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
    #expect(other.currentPoint.isClose(to: CGPoint(x: 10, y: -4)))
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(straight.currentPoint == CGPoint(x: 10, y: 0))
  }

  @Test func `a hole is outside by the even-odd rule and inside by winding`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 2, y: 10), transform: CGAffineTransform(scaleX: 0.5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: -1, y: 5)))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)))
  }

  @Test func `an open subpath is closed for containment`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 6, y: 6)))
  }

  @Test func `random curves contain what cairo fills`() {
    var random = Randomness(state: 3)
    func point() -> CGPoint {
      CGPoint(x: CGFloat.random(in: 0...100, using: &random), y: CGFloat.random(in: 0...100, using: &random))
    }
    let context = CGContext(bitmap: Bitmap(width: 1, height: 1), scale: 1)
    context.setFlatness(0.01)
    var disagreements = 0
    for _ in 0..<40 {
      let path = CGMutablePath()
      path.move(to: point())
      for _ in 0..<4 { path.addCurve(to: point(), control1: point(), control2: point()) }
      path.addQuadCurve(to: point(), control: point())
      context.beginPath()
      context.addPath(path)
      for _ in 0..<100 {
        let place = point()
        for (rule, mode) in [(CGPathFillRule.winding, CGPathDrawingMode.fill), (.evenOdd, .eoFill)]
        where path.contains(place, using: rule) != context.pathContains(place, mode: mode) {
          disagreements += 1
        }
      }
    }
    // Cairo's coordinates are rounded to 1/256, so a place right at an edge may differ.
    #expect(disagreements <= 3)
  }

  @Test func `rounded corners are cut to half a side`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 4)
    let pill = CGPath(roundedRect: rect, cornerWidth: 100, cornerHeight: 2, transform: nil)
    #expect(pill.boundingBoxOfPath == rect)
    #expect(pill == CGPath(ellipseIn: rect, transform: nil))
    let square = CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 0, transform: nil)
    #expect(square.isRect(nil))
  }

  @Test func `a mapped path has mapped points`() throws {
    var map = CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 3, ty: 4)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2), transform: nil)
    let mapped = try #require(path.copy(using: &map))
    #expect(mapped.boundingBox == path.boundingBox.applying(map))
    let mutable = CGMutablePath()
    mutable.addPath(path, transform: map)
    #expect(mutable == mapped)
  }
}

@Suite struct CGPathContainmentTests {
  @Test(.timeLimit(.minutes(1)))
  func `a curve that is a point, a line or beyond all numbers is asked at once`() {
    let point = CGPoint(x: 3, y: 4)
    let path = CGMutablePath()
    path.move(to: point)
    path.addCurve(to: point, control1: point, control2: point)
    #expect(!path.contains(point))
    path.addCurve(to: CGPoint(x: 9, y: 4), control1: point, control2: CGPoint(x: 9, y: 4))
    _ = path.contains(point)
    for value in [CGFloat.infinity, -.infinity, .nan, 1e300, .greatestFiniteMagnitude] {
      let wild = CGMutablePath()
      wild.move(to: .zero)
      wild.addCurve(
        to: CGPoint(x: value, y: 9), control1: CGPoint(x: -value, y: value), control2: CGPoint(x: 1, y: -value))
      _ = wild.contains(point)
    }
  }
}
