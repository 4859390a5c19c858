/// A kind of value that animations change: up to sixteen numbers, or an object.
enum AnimatableKind: Sendable {
  case number, point, size, rect, transform, affineTransform, color
  /// Not a few numbers: an `AnimatableObject`.
  case object

  /// The kind of a value; nil of one that no animation changes.
  init?(of value: Any) {
    switch value {
    case is CGPoint: self = .point
    case is CGSize: self = .size
    case is CGRect: self = .rect
    case is CATransform3D: self = .transform
    case is CGAffineTransform: self = .affineTransform
    case is CGColor: self = .color
    default:
      guard Self.number(value) != nil else { return nil }
      self = .number
    }
  }

  /// Whether the numbers lie across and down in turn.
  var isPlanar: Bool { self == .point || self == .size || self == .rect }

  /// A value as numbers; nil for a value of another type.
  func vector(_ value: Any) -> SIMD16<Double>? {
    switch self {
    case .number:
      guard let number = Self.number(value) else { return nil }
      return Self.vector(number)
    case .point, .size:
      if let point = value as? CGPoint { return Self.vector(point.x, point.y) }
      guard let size = value as? CGSize else { return nil }
      return Self.vector(size.width, size.height)
    case .rect:
      guard let rect = value as? CGRect else { return nil }
      return Self.vector(rect)
    case .transform, .affineTransform:
      if let transform = value as? CATransform3D { return transform.elements }
      guard let affine = value as? CGAffineTransform else { return nil }
      return CATransform3DMakeAffineTransform(affine).elements
    case .color:
      guard let color = value as? CGColor else { return nil }
      return Self.vector(color)
    case .object: return nil
    }
  }

  /// Numbers as a value.
  func object(_ value: SIMD16<Double>) -> Any {
    switch self {
    case .number: value[0]
    case .point: CGPoint(x: value[0], y: value[1])
    case .size: CGSize(width: value[0], height: value[1])
    case .rect: CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
    case .transform: CATransform3D(elements: value)
    case .affineTransform: CATransform3DGetAffineTransform(CATransform3D(elements: value))
    case .color: Self.color(value)
    case .object: NSNull()
    }
  }

  /// The value between two, at a fraction of the way.
  func interpolate(_ start: SIMD16<Double>, _ end: SIMD16<Double>, _ fraction: Double) -> SIMD16<Double> {
    switch self {
    case .color: Self.vector(CGColor.interpolate(Self.color(start), Self.color(end), fraction))
    case .transform, .affineTransform:
      CATransform3D.interpolate(CATransform3D(elements: start), CATransform3D(elements: end), fraction).elements
    default: start + (end - start) * fraction
    }
  }

  /// A value with another on top; transforms are concatenated.
  func sum(_ value: SIMD16<Double>, _ addition: SIMD16<Double>) -> SIMD16<Double> {
    guard self == .transform || self == .affineTransform else { return value + addition }
    return CATransform3DConcat(CATransform3D(elements: addition), CATransform3D(elements: value)).elements
  }

  /// What gives a value with another on top. A transform that has no inverse leaves the value as it is.
  func difference(_ value: SIMD16<Double>, _ addition: SIMD16<Double>) -> SIMD16<Double> {
    guard self == .transform || self == .affineTransform else { return value - addition }
    let added = CATransform3D(elements: addition)
    let inverse = CATransform3DInvert(added)
    guard !CATransform3DEqualToTransform(inverse, added) || added.isItsOwnInverse else { return value }
    return CATransform3DConcat(inverse, CATransform3D(elements: value)).elements
  }

  /// A value on top of which another one lies so many times.
  func sum(_ value: SIMD16<Double>, _ addition: SIMD16<Double>, times count: Double) -> SIMD16<Double> {
    guard self == .transform || self == .affineTransform else { return value + addition * count }
    var result = value
    var power = addition
    var rest = UInt64(min(max(count, 0), 1e15))
    while rest > 0 {
      if rest & 1 == 1 { result = sum(result, power) }
      power = sum(power, power)
      rest >>= 1
    }
    return result
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  static func vector(_ a: Double, _ b: Double = 0, _ c: Double = 0, _ d: Double = 0) -> SIMD16<Double> {
    SIMD16(a, b, c, d, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  }

  static func vector(_ rect: CGRect) -> SIMD16<Double> {
    vector(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  static func vector(_ color: CGColor?) -> SIMD16<Double> {
    guard let rgba = color?.rgba else { return SIMD16() }
    return vector(rgba.x, rgba.y, rgba.z, rgba.w)
  }

  static func color(_ value: SIMD16<Double>) -> CGColor {
    func part(_ index: Int) -> CGFloat { min(max(value[index], 0), 1) }
    return CGColor(red: part(0), green: part(1), blue: part(2), alpha: part(3))
  }
}

extension CATransform3D {
  fileprivate var isItsOwnInverse: Bool { CATransform3DIsIdentity(CATransform3DConcat(self, self)) }
}
