import CCairo

// Points are mapped by the CTM as they are added; the path outlives changes of the state.
extension CGContext {
  /// Forgets the current path.
  public func beginPath() {
    cairo_new_path(cairo)
  }

  /// Begins a subpath.
  public func move(to point: CGPoint) {
    cairo_move_to(cairo, point.x.cairo, point.y.cairo)
  }

  /// Adds a line from the current point. Without one the console is told and nothing is added.
  public func addLine(to point: CGPoint) {
    guard hasCurrentPoint(#function) else { return }
    cairo_line_to(cairo, point.x.cairo, point.y.cairo)
  }

  /// Adds a cubic curve from the current point. Without one the console is told and nothing is added.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard hasCurrentPoint(#function) else { return }
    cairo_curve_to(
      cairo, control1.x.cairo, control1.y.cairo, control2.x.cairo, control2.y.cairo, end.x.cairo, end.y.cairo)
  }

  /// Adds a quadratic curve from the current point. Without one the console is told and nothing is added.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard hasCurrentPoint(#function) else { return }
    let (first, second) = CGPath.cubicControls(from: currentPointOfPath, control, to: end)
    addCurve(to: end, control1: first, control2: second)
  }

  /// Ends the subpath with a line to where it began.
  public func closePath() {
    cairo_close_path(cairo)
  }

  /// Adds a subpath of one rectangle; nothing for the null rectangle.
  public func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    let (left, top) = (rect.minX.cairo, rect.minY.cairo)
    cairo_rectangle(cairo, left, top, rect.maxX.cairo - left, rect.maxY.cairo - top)
  }

  /// Adds a subpath for each rectangle.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds a subpath of the lines between the points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a subpath of the ellipse within a rectangle.
  public func addEllipse(in rect: CGRect) {
    addPath(CGPath(ellipseIn: rect, transform: nil))
  }

  /// Adds an arc, in radians, led to by a line from the current point. Clockwise is as seen with y upwards.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/coregraphics/cgcontext/addarc(center:radius:startangle:endangle:clockwise:)>.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    extend {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
  }

  /// Adds the arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/coregraphics/cgcontext/addarc(tangent1end:tangent2end:radius:)>.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard hasCurrentPoint(#function) else { return }
    extend { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) {
    path.append(to: cairo)
  }

  /// Adds what `body` adds to a path that begins at the current point.
  private func extend(_ body: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    let continues = cairo_has_current_point(cairo) != 0
    if continues { path.move(to: currentPointOfPath) }
    body(path)
    if continues { path.dropFirstMove() }
    path.append(to: cairo)
  }

  private func hasCurrentPoint(_ function: StaticString) -> Bool {
    if cairo_has_current_point(cairo) != 0 { return true }
    Diagnostics.log("\(function): no current point.")
    return false
  }

  /// The current path in user space; nil when there is none.
  public var path: CGPath? {
    isPathEmpty ? nil : CGPath(cairo: cairo)
  }

  /// Whether nothing has been added to the path.
  public var isPathEmpty: Bool {
    cairo_has_current_point(cairo) == 0
  }

  /// Where the next line would begin; the origin without a path.
  public var currentPointOfPath: CGPoint {
    var x = 0.0
    var y = 0.0
    cairo_get_current_point(cairo, &x, &y)
    return CGPoint(x: x, y: y)
  }

  /// The rectangle around every point of the path, those of the curves' controls too; null without a path.
  public var boundingBoxOfPath: CGRect {
    path?.boundingBox ?? .null
  }

  /// Whether the path drawn in the given way would cover a point of user space.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/pathcontains(_:mode:)>.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let (x, y) = (point.x.cairo, point.y.cairo)
    let rule = mode == .eoFill || mode == .eoFillStroke ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    cairo_set_fill_rule(cairo, rule)
    switch mode {
    case .fill, .eoFill: return cairo_in_fill(cairo, x, y) != 0
    case .stroke: return cairo_in_stroke(cairo, x, y) != 0
    case .fillStroke, .eoFillStroke: return cairo_in_fill(cairo, x, y) != 0 || cairo_in_stroke(cairo, x, y) != 0
    }
  }
}

extension CGMutablePath {
  /// Drops the move that the path begins with, to append the rest to another path that is at that point.
  fileprivate func dropFirstMove() {
    guard types.first == .moveToPoint else { return }
    types.removeFirst()
    points.removeFirst()
  }
}
