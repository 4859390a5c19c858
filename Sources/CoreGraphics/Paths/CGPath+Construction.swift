// Appending, for initialisers of CGPath and for the methods of CGMutablePath.
extension CGPath {
  final func appendMove(_ point: CGPoint) {
    subpathStart = point
    if types.last == .moveToPoint {
      // A move that nothing follows draws nothing; Apple keeps the last of several.
      points[points.count - 1] = point
      return
    }
    types.append(.moveToPoint)
    points.append(point)
  }

  /// Whether a line or curve has somewhere to begin; tells the console when not, as Apple does.
  final func hasCurrentPoint(_ function: StaticString) -> Bool {
    if types.isEmpty {
      Diagnostics.log("\(function): no current point.")
      return false
    }
    return true
  }

  final func appendLine(_ point: CGPoint) {
    types.append(.addLineToPoint)
    points.append(point)
  }

  final func appendCurve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    types.append(.addCurveToPoint)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  final func appendClose() {
    guard let last = types.last, last != .closeSubpath else { return }
    types.append(.closeSubpath)
  }

  final func appendRect(_ rect: CGRect, _ t: CGAffineTransform) {
    guard !rect.isNull else { return }
    appendMove(CGPoint(x: rect.minX, y: rect.minY).applying(t))
    appendLine(CGPoint(x: rect.maxX, y: rect.minY).applying(t))
    appendLine(CGPoint(x: rect.maxX, y: rect.maxY).applying(t))
    appendLine(CGPoint(x: rect.minX, y: rect.maxY).applying(t))
    appendClose()
  }

  /// How far along its tangent a quarter circle of radius 1 has its control points.
  static let quarterArcControl = CGFloat(0.5522847498307936)

  final func appendEllipse(_ rect: CGRect, _ t: CGAffineTransform) {
    guard !rect.isNull else { return }
    appendCorners(rect, rect.width / 2, rect.height / 2, t)
  }

  final func appendRoundedRect(_ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat, _ t: CGAffineTransform)
  {
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0, !rect.isNull else { return appendRect(rect, t) }
    appendCorners(rect, width, height, t)
  }

  /// Four quarter ellipses, with lines between them where there is room.
  private func appendCorners(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat, _ t: CGAffineTransform) {
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let dx = width * (1 - Self.quarterArcControl)
    let dy = height * (1 - Self.quarterArcControl)
    let hasSides = height < rect.height / 2
    let hasTops = width < rect.width / 2
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(t) }
    appendMove(point(right, rect.midY))
    if hasSides { appendLine(point(right, bottom - height)) }
    appendCurve(point(right, bottom - dy), point(right - dx, bottom), point(right - width, bottom))
    if hasTops { appendLine(point(left + width, bottom)) }
    appendCurve(point(left + dx, bottom), point(left, bottom - dy), point(left, bottom - height))
    if hasSides { appendLine(point(left, top + height)) }
    appendCurve(point(left, top + dy), point(left + dx, top), point(left + width, top))
    if hasTops { appendLine(point(right - width, top)) }
    appendCurve(point(right - dx, top), point(right, top + dy), point(right, top + height))
    appendClose()
  }

  /// An arc of `delta` radians from `start`, positive towards the y axis; a line leads to it from the current point.
  final func appendArc(
    center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat, _ t: CGAffineTransform
  ) {
    guard radius.isFinite, start.isFinite, delta.isFinite, center.x.isFinite, center.y.isFinite else { return }
    func point(_ cosine: Double, _ sine: Double) -> CGPoint {
      CGPoint(x: center.x + radius * CGFloat(cosine), y: center.y + radius * CGFloat(sine)).applying(t)
    }
    let begin = point(cos(Double(start)), sin(Double(start)))
    if types.isEmpty { appendMove(begin) } else if currentPoint != begin { appendLine(begin) }
    guard delta != 0, radius != 0 else { return }
    let count = max(1, Int((abs(Double(delta)) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = Double(delta) / Double(count)
    let control = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = Double(start) + step * Double(index)
      let (c0, s0, c1, s1) = (cos(from), sin(from), cos(from + step), sin(from + step))
      appendCurve(
        point(c0 - control * s0, s0 + control * c0), point(c1 + control * s1, s1 - control * c1), point(c1, s1))
    }
  }

  /// The signed sweep from one angle to the other in the given sense.
  static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let full = 2 * CGFloat.pi
    let delta = end - start
    guard delta.isFinite else { return delta }
    if clockwise {
      return -delta >= full ? -full : delta > 0 ? delta - full * (delta / full).rounded(.up) : delta
    }
    return delta >= full ? full : delta < 0 ? delta + full * (-delta / full).rounded(.up) : delta
  }
}
