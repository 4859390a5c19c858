import CCairo

/// The way along a path: a segment for each of its elements, each at an even pace.
struct PathMotion {
  private struct Segment {
    var points: [SIMD2<Double>]
    /// How far along the segment each point is.
    var distances: [Double]
    var length: Double { distances[distances.count - 1] }
  }

  private let segments: [Segment]
  let times: [Double]
  let curves: [CubicBezier]
  /// Whether a point stays where an element ends until the next one's time.
  private let isDiscrete: Bool

  /// Nil for a path without a line. Times that do not fit the elements are spread evenly.
  init?(
    _ path: CGPath, times given: [Double], curves: [CubicBezier], isPaced: Bool,
    isDiscrete: Bool = false
  ) {
    let segments = Self.segments(path)
    guard !segments.isEmpty else { return nil }
    self.segments = segments
    self.isDiscrete = isDiscrete
    var times = given
    if isPaced {
      let total = segments.reduce(0) { $0 + $1.length }
      var passed = 0.0
      times = [0]
      for segment in segments {
        passed += segment.length
        times.append(total > 0 ? passed / total : 1)
      }
    } else if times.count != segments.count + 1 || times != times.sorted() {
      times = (0...segments.count).map { Double($0) / Double(segments.count) }
    }
    self.times = times
    self.curves = isPaced ? [] : curves
  }

  /// Where the way has led to at a fraction of the duration.
  func point(at progress: Double) -> SIMD2<Double> {
    let (segment, index, fraction) = place(at: progress)
    guard index > 0 else { return segment.points[0] }
    return segment.points[index - 1] + (segment.points[index] - segment.points[index - 1])
      * fraction
  }

  /// The direction of the way at a fraction of the duration, in radians from the x axis towards the y axis.
  func angle(at progress: Double) -> Double {
    let (segment, index, _) = place(at: progress)
    var (before, after) = (max(index - 1, 0), max(index, 1))
    // A step of no length has no direction: the next one that has says it.
    while after < segment.points.count - 1, segment.points[before] == segment.points[after] {
      after += 1
    }
    while before > 0, segment.points[before] == segment.points[after] { before -= 1 }
    let step = segment.points[min(after, segment.points.count - 1)] - segment.points[before]
    return atan2(step.y, step.x)
  }

  /// The segment, the point that is next in it, and how far it is on the way there.
  private func place(at progress: Double) -> (segment: Segment, index: Int, fraction: Double) {
    let next = times.firstIndex { $0 > progress } ?? times.count
    guard next > 0 else { return (segments[0], 0, 0) }
    guard next < times.count else {
      let last = segments[segments.count - 1]
      return (last, last.points.count - 1, 1)
    }
    let segment = segments[next - 1]
    if isDiscrete { return (segment, 0, 0) }
    var part = (progress - times[next - 1]) / (times[next] - times[next - 1])
    if curves.indices.contains(next - 1) { part = curves[next - 1](part) }
    let distance = min(max(part, 0), 1) * segment.length
    let index = segment.distances.firstIndex { $0 > distance } ?? segment.points.count - 1
    guard index > 0 else { return (segment, 0, 0) }
    let (start, end) = (segment.distances[index - 1], segment.distances[index])
    return (segment, index, end > start ? (distance - start) / (end - start) : 1)
  }

  private static func segments(_ path: CGPath) -> [Segment] {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)!
    let cairo = cairo_create(surface)!
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    // A hundredth of a point is below what can be seen.
    cairo_set_tolerance(cairo, 0.01)
    var result: [Segment] = []
    var index = 0
    var current = CGPoint.zero
    var start = CGPoint.zero
    for type in path.types {
      let points = Array(path.points[index..<(index + type.pointCount)])
      index += type.pointCount
      if type == .moveToPoint {
        current = points[0]
        start = current
        continue
      }
      let element = CGMutablePath()
      element.move(to: current)
      switch type {
      case .addLineToPoint: element.addLine(to: points[0])
      case .addQuadCurveToPoint: element.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint: element.addCurve(to: points[2], control1: points[0], control2: points[1])
      default: element.addLine(to: start)
      }
      current = points.last ?? start
      element.append(to: cairo)
      guard let line = FlatPath(takingFrom: cairo).lines.first else { continue }
      var distances = [0.0]
      for (a, b) in zip(line, line.dropFirst()) { distances.append(distances[distances.count - 1] + (b - a).length) }
      result.append(Segment(points: line, distances: distances))
    }
    return result
  }
}
