/// An animatable value that is not a few numbers.
enum AnimatableObject: Equatable {
  case path(CGPath)
  case colors([CGColor])
  case numbers([CGFloat])

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
    default: return jump
    }
  }

  /// As the property's type.
  var object: Any {
    switch self {
    case .path(let path): path
    case .colors(let colors): colors
    case .numbers(let numbers): numbers.map { NSNumber(value: $0) }
    }
  }
}

extension AnimatableKeyPath {
  /// A value of a property that is not a few numbers; nil for a value of another type, or another property.
  func animatable(_ value: Any) -> AnimatableObject? {
    switch self {
    case .path: (value as? CGPath).map(AnimatableObject.path)
    case .colors: (value as? [Any]).map { .colors($0.compactMap { $0 as? CGColor }) }
    case .locations: (value as? [NSNumber]).map { .numbers($0.map { CGFloat($0.doubleValue) }) }
    default: nil
    }
  }

  /// Such a property's value in a layer's values; nil where there is none, and for other properties.
  func animatable(in values: LayerValues) -> AnimatableObject? {
    switch self {
    case .path: values.vector.shape?.path.map(AnimatableObject.path)
    case .colors: values.vector.gradient.map { .colors($0.colors) }
    case .locations: values.vector.gradient.map { .numbers($0.locations) }
    default: nil
    }
  }

  /// The property's value in a layer's values, as the property's type.
  func currentObject(in values: LayerValues) -> Any? {
    isObject ? animatable(in: values)?.object : object(value(in: values))
  }

  func set(_ object: AnimatableObject, in values: inout LayerValues) {
    switch (self, object) {
    case (.path, .path(let path)): values.vector.updateShape { $0.path = path }
    case (.colors, .colors(let colors)): values.vector.updateGradient { $0.colors = colors }
    case (.locations, .numbers(let numbers)): values.vector.updateGradient { $0.locations = numbers }
    default: break
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

extension CGPath {
  /// The path between two whose elements are of the same kinds; nil for others.
  static func interpolate(_ start: CGPath, _ end: CGPath, _ fraction: Double) -> CGPath? {
    guard start.types == end.types else { return nil }
    let result = CGMutablePath()
    var index = 0
    func next() -> CGPoint {
      let (a, b) = (start.points[index], end.points[index])
      index += 1
      return CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }
    for type in start.types {
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
