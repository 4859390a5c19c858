/// An animatable value that is not a few numbers.
enum AnimatableObject: Equatable {
  case path(CGPath)
  case colors([CGColor])
  case numbers([CGFloat])
  /// A layer's contents, which are mixed.
  case image(CGImage)

  /// The value between two. Where they are not made alike the second takes over half way: Apple leaves that open.
  static func interpolate(_ start: AnimatableObject, _ end: AnimatableObject, _ fraction: Double) -> AnimatableObject {
    let jump = fraction < 0.5 ? start : end
    switch (start, end) {
    case (.path(let a), .path(let b)):
      return CGPath.interpolate(a, b, fraction).map(AnimatableObject.path) ?? jump
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { CGColor.interpolate($0, $1, fraction) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * fraction })
    case (.image(let a), .image(let b)):
      return .image(CGImage.mix(a, b, fraction))
    default: return jump
    }
  }

  /// The numbers between which the value goes, where it has some; they are as many for values that are made alike.
  var numbers: [Double]? {
    switch self {
    case .path(let path): return path.points.flatMap { [Double($0.x), Double($0.y)] }
    case .colors(let colors):
      return colors.flatMap { color -> [Double] in
        let rgba = color.rgba
        return [rgba.x * rgba.w, rgba.y * rgba.w, rgba.z * rgba.w, rgba.w]
      }
    case .numbers(let numbers): return numbers.map { Double($0) }
    case .image: return nil
    }
  }

  /// Whether the value between this one and another is found number by number.
  func isAlike(_ other: AnimatableObject) -> Bool {
    switch (self, other) {
    case (.path(let a), .path(let b)): a.types == b.types
    case (.colors(let a), .colors(let b)): a.count == b.count
    case (.numbers(let a), .numbers(let b)): a.count == b.count
    default: false
    }
  }

  /// A value made as this one, of other numbers.
  func replacing(_ numbers: [Double]) -> AnimatableObject {
    switch self {
    case .path(let path):
      return .path(path.replacingPoints { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) })
    case .colors(let colors):
      return .colors(
        colors.indices.map { index in
          let part = SIMD4(
            numbers[4 * index], numbers[4 * index + 1], numbers[4 * index + 2], numbers[4 * index + 3])
          return CGColor.premultiplied(part) ?? colors[index].copy(alpha: 0) ?? colors[index]
        })
    case .numbers(let own): return .numbers(own.indices.map { CGFloat(numbers[$0]) })
    case .image: return self
    }
  }

  /// As the property's type.
  var object: Any {
    switch self {
    case .path(let path): path
    case .colors(let colors): colors
    case .numbers(let numbers): numbers.map { NSNumber(value: $0) }
    case .image(let image): image
    }
  }
}

extension CGColor {
  /// The colour between two, blended as light passes: by premultiplied parts.
  static func interpolate(_ start: CGColor, _ end: CGColor, _ fraction: Double) -> CGColor {
    func premultiplied(_ color: CGColor) -> SIMD4<Double> {
      let rgba = color.rgba
      return SIMD4(rgba.x * rgba.w, rgba.y * rgba.w, rgba.z * rgba.w, rgba.w)
    }
    let (a, b) = (premultiplied(start), premultiplied(end))
    let mixed = a + (b - a) * fraction
    guard mixed.w > 0 else { return CGColor(red: end.rgba.x, green: end.rgba.y, blue: end.rgba.z, alpha: 0) }
    return CGColor(red: mixed.x / mixed.w, green: mixed.y / mixed.w, blue: mixed.z / mixed.w, alpha: mixed.w)
  }
}

extension CGColor {
  /// A colour of premultiplied parts, which are moved into their range; nil of one that is transparent.
  fileprivate static func premultiplied(_ parts: SIMD4<Double>) -> CGColor? {
    let alpha = min(parts.w, 1)
    guard alpha > 0 else { return nil }
    let own = (parts / alpha).clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
    return CGColor(red: own.x, green: own.y, blue: own.z, alpha: alpha)
  }
}

extension CGPath {
  /// The path between two whose elements are of the same kinds; nil for others.
  static func interpolate(_ start: CGPath, _ end: CGPath, _ fraction: Double) -> CGPath? {
    guard start.types == end.types else { return nil }
    return start.replacingPoints { index in
      let (a, b) = (start.points[index], end.points[index])
      return CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }
  }

  /// A path of the same elements with other points.
  fileprivate func replacingPoints(_ point: (Int) -> CGPoint) -> CGPath {
    let result = CGMutablePath()
    var index = 0
    func next() -> CGPoint {
      index += 1
      return point(index - 1)
    }
    for type in types {
      switch type {
      case .moveToPoint: result.move(to: next())
      case .addLineToPoint: result.addLine(to: next())
      case .addQuadCurveToPoint:
        let control = next()
        result.addQuadCurve(to: next(), control: control)
      case .addCurveToPoint:
        let (first, second) = (next(), next())
        result.addCurve(to: next(), control1: first, control2: second)
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }
}
