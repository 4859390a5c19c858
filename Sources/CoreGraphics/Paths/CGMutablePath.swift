/// An outline that can be added to.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgmutablepath>. Each point is mapped by the
/// method's transform before it is added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public override init() {
    super.init()
  }

  override init(_ other: CGPath, transform: CGAffineTransform) {
    super.init(other, transform: transform)
  }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    appendMove(point.applying(transform))
  }

  /// Adds a line from the current point. Without a current point the console is told and nothing is added.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasCurrentPoint(#function) else { return }
    appendLine(point.applying(transform))
  }

  /// Adds a quadratic curve from the current point. Without one the console is told and nothing is added.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasCurrentPoint(#function) else { return }
    types.append(.addQuadCurveToPoint)
    points.append(control.applying(transform))
    points.append(end.applying(transform))
  }

  /// Adds a cubic curve from the current point. Without one the console is told and nothing is added.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint(#function) else { return }
    appendCurve(control1.applying(transform), control2.applying(transform), end.applying(transform))
  }

  /// Ends the subpath with a line to where it began.
  public func closeSubpath() {
    appendClose()
  }

  /// Adds a subpath of one rectangle, from its origin along its width; nothing for the null rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    appendRect(rect, transform)
  }

  /// Adds a subpath for each rectangle.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { appendRect(rect, transform) }
  }

  /// Adds a subpath of the lines between the points; nothing for an empty list.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    appendMove(first.applying(transform))
    for point in points.dropFirst() { appendLine(point.applying(transform)) }
  }

  /// Adds a subpath of the ellipse within a rectangle, as four cubic curves.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    appendEllipse(rect, transform)
  }

  /// Adds a subpath of a rectangle with rounded corners. A corner larger than half a side is cut to half a side, where
  /// Apple stops the program.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    appendRoundedRect(rect, cornerWidth, cornerHeight, transform)
  }

  /// Adds an arc, in radians, led to by a line from the current point. Clockwise is as seen with y upwards: in UIKit's
  /// space, where y runs down, such an arc appears counterclockwise.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/coregraphics/cgmutablepath/addarc(center:radius:startangle:endangle:clockwise:transform:)>.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    appendArc(center: center, radius: radius, start: startAngle, delta: delta, transform)
  }

  /// Adds an arc of `delta` radians, positive from the x axis towards the y axis.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/coregraphics/cgmutablepath/addrelativearc(center:radius:startangle:delta:transform:)>.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    appendArc(center: center, radius: radius, start: startAngle, delta: delta, transform)
  }

  /// Adds the arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`, with a line
  /// to its beginning. Where the two lines are one, or the radius is 0, only a line to `tangent1End` is added.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/coregraphics/cgmutablepath/addarc(tangent1end:tangent2end:radius:transform:)>.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint(#function) else { return }
    let start = currentPoint.applying(transform.inverted())
    let u = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
    let v = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let lengths = CGFloat(hypot(Double(u.dx), Double(u.dy)) * hypot(Double(v.dx), Double(v.dy)))
    let cross = u.dx * v.dy - u.dy * v.dx
    let dot = u.dx * v.dx + u.dy * v.dy
    guard radius > 0, lengths > 0, abs(cross) > 1e-12 * lengths else {
      return appendLine(tangent1End.applying(transform))
    }
    let angle = atan2(Double(abs(cross)), Double(dot))
    let reach = radius / CGFloat(tan(angle / 2))
    let uLength = CGFloat(hypot(Double(u.dx), Double(u.dy)))
    let vLength = CGFloat(hypot(Double(v.dx), Double(v.dy)))
    let begin = CGPoint(x: tangent1End.x + u.dx / uLength * reach, y: tangent1End.y + u.dy / uLength * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    // The centre lies at a right angle to the first line, on the side of the second.
    let center = CGPoint(x: begin.x - u.dy / uLength * radius * side, y: begin.y + u.dx / uLength * radius * side)
    let end = CGPoint(x: tangent1End.x + v.dx / vLength * reach, y: tangent1End.y + v.dy / vLength * reach)
    let startAngle = CGFloat(atan2(Double(begin.y - center.y), Double(begin.x - center.x)))
    let endAngle = CGFloat(atan2(Double(end.y - center.y), Double(end.x - center.x)))
    let delta = Self.sweep(from: startAngle, to: endAngle, clockwise: cross > 0)
    appendArc(center: center, radius: radius, start: startAngle, delta: delta, transform)
  }

  /// Adds the elements of another path, or of this one.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    guard !path.isEmpty else { return }
    let added = transform.isIdentity ? path.points : path.points.map { $0.applying(transform) }
    let start = path.subpathStart.applying(transform)
    types += path.types
    points += added
    subpathStart = start
  }
}
