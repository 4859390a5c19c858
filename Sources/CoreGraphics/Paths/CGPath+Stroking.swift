import CCairo

extension CGPath {
  /// The outline of the path's stroke, whose area filled by the winding rule is what the stroke covers. Curves become lines;
  /// the transform, if there is one, is applied to the path before.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/coregraphics/cgpath/copy(strokingwithwidth:linecap:linejoin:miterlimit:transform:)>.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let result = CGMutablePath()
    guard lineWidth > 0, lineWidth.isFinite else { return result }
    let stroker = Stroker(
      half: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit.isFinite ? max(miterLimit, 1) : 10)
    for line in CGPath(self, transform: transform).flatLines { stroker.stroke(line, into: result) }
    return result
  }

  /// The path in dashes, whose lengths and gaps take turns. Curves become lines; lengths that are negative, or all 0, leave
  /// the path as it is, and the transform, if there is one, is applied before.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/coregraphics/cgpath/copy(dashingwithphase:lengths:transform:)>.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let whole = CGPath(self, transform: transform)
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return whole }
    let result = CGMutablePath()
    for line in whole.flatLines { Dasher(lengths: lengths, phase: phase).dash(line.closedPoints, into: result) }
    return result
  }

  /// A subpath as points.
  package struct FlatLine {
    package var points: [CGPoint]
    package var isClosed: Bool

    var closedPoints: [CGPoint] { isClosed && points.first != points.last ? points + [points[0]] : points }
  }

  /// The subpaths with their curves as lines, a hundredth of a unit from the curve at most. Points that repeat are left out.
  package final var flatLines: [FlatLine] {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)!
    let cairo = cairo_create(surface)!
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    cairo_set_tolerance(cairo, 0.01)
    append(to: cairo)
    guard let flat = cairo_copy_path_flat(cairo) else { return [] }
    defer { cairo_path_destroy(flat) }
    var lines: [FlatLine] = []
    guard let data = flat.pointee.data else { return [] }
    var index = 0
    while index < Int(flat.pointee.num_data) {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        lines.append(
          FlatLine(points: [CGPoint(x: data[index + 1].point.x, y: data[index + 1].point.y)], isClosed: false))
      case CAIRO_PATH_LINE_TO:
        let point = CGPoint(x: data[index + 1].point.x, y: data[index + 1].point.y)
        if let last = lines.indices.last, lines[last].points.last != point { lines[last].points.append(point) }
      case CAIRO_PATH_CLOSE_PATH:
        if let last = lines.indices.last {
          lines[last].isClosed = true
          if lines[last].points.count > 1, lines[last].points.first == lines[last].points.last {
            lines[last].points.removeLast()
          }
        }
      default: break
      }
      index += Int(header.length)
    }
    // Cairo moves on to the start of what it has closed.
    return lines.enumerated().filter { index, line in
      line.points.count > 1 || line.isClosed || index == 0 || !lines[index - 1].isClosed
    }.map(\.element)
  }
}

/// Outlines strokes: each line, join and cap by itself, all turning the same way, so that the winding rule unites them.
private struct Stroker {
  let half: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat

  func stroke(_ line: CGPath.FlatLine, into path: CGMutablePath) {
    let points = line.points
    guard points.count > 1 else {
      // A point has a cap of its own, unless that is butt.
      if cap == .round { addDisc(points[0], path) }
      if cap == .square { add(square(points[0]), path) }
      return
    }
    let count = line.isClosed ? points.count : points.count - 1
    for index in 0..<count { addSegment(points[index], points[(index + 1) % points.count], path) }
    let joins = line.isClosed ? Array(0..<points.count) : Array(1..<(points.count - 1))
    for index in joins {
      addJoin(
        points[(index + points.count - 1) % points.count], points[index], points[(index + 1) % points.count], path)
    }
    guard !line.isClosed else { return }
    addCap(at: points[0], from: points[1], path)
    addCap(at: points[points.count - 1], from: points[points.count - 2], path)
  }

  private func direction(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
  }

  /// Adds a polygon, turned the one way.
  private func add(_ points: [CGPoint], _ path: CGMutablePath) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    guard area != 0 else { return }
    path.addLines(between: area > 0 ? points : points.reversed())
    path.closeSubpath()
  }

  private func addSegment(_ a: CGPoint, _ b: CGPoint, _ path: CGMutablePath) {
    let d = direction(a, b)
    let (x, y) = (-d.dy * half, d.dx * half)
    add(
      [
        CGPoint(x: a.x + x, y: a.y + y), CGPoint(x: a.x - x, y: a.y - y), CGPoint(x: b.x - x, y: b.y - y),
        CGPoint(x: b.x + x, y: b.y + y),
      ], path)
  }

  private func addJoin(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ path: CGMutablePath) {
    let (before, after) = (direction(a, b), direction(b, c))
    let turn = before.dx * after.dy - before.dy * after.dx
    let cosine = before.dx * after.dx + before.dy * after.dy
    guard abs(turn) > 1e-9 || cosine < 0 else { return }
    // A step of a curve is no corner.
    let isSmooth = cosine > 0.97
    if join == .round, !isSmooth { return addDisc(b, path) }
    // The outer side is to the right of a turn to the left.
    let side: CGFloat = turn > 0 ? 1 : -1
    let first = CGPoint(x: b.x + before.dy * half * side, y: b.y - before.dx * half * side)
    let second = CGPoint(x: b.x + after.dy * half * side, y: b.y - after.dx * half * side)
    // Miter length over line width is 1 / sin(angle / 2).
    let sineOfHalf = max((1 + cosine) / 2, 0).squareRoot()
    if join == .miter || isSmooth, sineOfHalf > 1e-9, 1 / sineOfHalf <= miterLimit {
      let middle = CGVector(dx: (before.dy + after.dy) * side, dy: -(before.dx + after.dx) * side)
      let length = (middle.dx * middle.dx + middle.dy * middle.dy).squareRoot()
      let reach = half / sineOfHalf / length
      add([b, first, CGPoint(x: b.x + middle.dx * reach, y: b.y + middle.dy * reach), second], path)
    } else {
      add([b, first, second], path)
    }
  }

  private func addCap(at end: CGPoint, from inside: CGPoint, _ path: CGMutablePath) {
    switch cap {
    case .butt: break
    case .round: addDisc(end, path)
    case .square:
      let d = direction(inside, end)
      addSegment(end, CGPoint(x: end.x + d.dx * half, y: end.y + d.dy * half), path)
    }
  }

  private func addDisc(_ center: CGPoint, _ path: CGMutablePath) {
    path.move(to: CGPoint(x: center.x + half, y: center.y))
    path.addArc(center: center, radius: half, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    path.closeSubpath()
  }

  private func square(_ center: CGPoint) -> [CGPoint] {
    [(-half, -half), (half, -half), (half, half), (-half, half)].map { CGPoint(x: center.x + $0.0, y: center.y + $0.1) }
  }
}

/// Cuts a line into dashes.
private struct Dasher {
  let lengths: [CGFloat]
  let phase: CGFloat

  func dash(_ points: [CGPoint], into path: CGMutablePath) {
    guard points.count > 1 else { return }
    // An odd number of lengths goes round twice before it repeats.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let total = pattern.reduce(0, +)
    var offset = phase.truncatingRemainder(dividingBy: total)
    if offset < 0 { offset += total }
    var index = 0
    while offset >= pattern[index], offset > 0 {
      offset -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var rest = pattern[index] - offset
    if index % 2 == 0 { path.move(to: points[0]) }
    for (a, b) in zip(points, points.dropFirst()) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = (dx * dx + dy * dy).squareRoot()
      var passed: CGFloat = 0
      while length - passed > rest {
        passed += rest
        let point = CGPoint(x: a.x + dx * passed / length, y: a.y + dy * passed / length)
        if index % 2 == 0 { path.addLine(to: point) } else { path.move(to: point) }
        index = (index + 1) % pattern.count
        rest = pattern[index]
        if rest == 0 {
          // A dash without length is a point, a gap without length none.
          if index % 2 == 0 { path.addLine(to: point) } else { path.move(to: point) }
          index = (index + 1) % pattern.count
          rest = pattern[index]
        }
      }
      rest -= length - passed
      if index % 2 == 0 { path.addLine(to: b) }
    }
  }
}
