/// A value that a motion effect adds to a property.
struct RelativeValue {
  private enum Kind {
    case number, point, size, vector, offset
  }

  private let kind: Kind
  private let numbers: SIMD2<Double>

  private init(_ kind: Kind, _ numbers: SIMD2<Double>) {
    self.kind = kind
    self.numbers = numbers
  }

  /// Nil of a value that is none, or not finite.
  init?(_ value: Any) {
    switch value {
    case let value as CGPoint: self.init(.point, SIMD2(value.x, value.y))
    case let value as CGSize: self.init(.size, SIMD2(value.width, value.height))
    case let value as CGVector: self.init(.vector, SIMD2(value.dx, value.dy))
    case let value as UIOffset: self.init(.offset, SIMD2(value.horizontal, value.vertical))
    case let value as CGFloat: self.init(.number, SIMD2(Double(value), 0))
    case let value as Double: self.init(.number, SIMD2(value, 0))
    case let value as Float: self.init(.number, SIMD2(Double(value), 0))
    case let value as Int: self.init(.number, SIMD2(Double(value), 0))
    case let value as NSNumber: self.init(.number, SIMD2(value.doubleValue, 0))
    default: return nil
    }
    guard (numbers.x + numbers.y).isFinite else { return nil }
  }

  var zero: RelativeValue { RelativeValue(kind, SIMD2()) }

  var isZero: Bool { numbers == SIMD2() }

  func hasKind(of other: RelativeValue) -> Bool { kind == other.kind }

  func interpolated(to end: RelativeValue, _ share: Double) -> RelativeValue {
    RelativeValue(kind, numbers + (end.numbers - numbers) * share)
  }

  static func + (left: RelativeValue, right: RelativeValue) -> RelativeValue {
    RelativeValue(left.kind, left.numbers + right.numbers)
  }

  /// The value as it was given.
  var object: Any {
    switch kind {
    case .number: CGFloat(numbers.x)
    case .point: CGPoint(x: numbers.x, y: numbers.y)
    case .size: CGSize(width: numbers.x, height: numbers.y)
    case .vector: CGVector(dx: numbers.x, dy: numbers.y)
    case .offset: UIOffset(horizontal: numbers.x, vertical: numbers.y)
    }
  }

  /// The property of a view's layer that shows a property of the view, and what is to be added to it.
  func placed(at keyPath: String) -> (keyPath: String, value: Any) {
    var path = keyPath
    if path.hasPrefix("layer.") {
      path.removeFirst("layer.".count)
    } else if path == "center" || path.hasPrefix("center.") {
      path = "position" + path.dropFirst("center".count)
    } else if path == "alpha" {
      path = "opacity"
    }
    switch path {
    case "shadowOffset.width": return ("shadowOffset", CGSize(width: numbers.x, height: 0))
    case "shadowOffset.height": return ("shadowOffset", CGSize(width: 0, height: numbers.x))
    default: break
    }
    switch kind {
    case .vector, .offset: return (path, CGPoint(x: numbers.x, y: numbers.y))
    case .number, .point, .size: return (path, object)
    }
  }
}
