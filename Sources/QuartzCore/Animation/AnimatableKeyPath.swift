/// A property, or a part of one, that an animation can change; its values are up to sixteen numbers.
enum AnimatableKeyPath: String {
  case bounds
  case boundsOrigin = "bounds.origin"
  case boundsOriginX = "bounds.origin.x"
  case boundsOriginY = "bounds.origin.y"
  case boundsSize = "bounds.size"
  case boundsWidth = "bounds.size.width"
  case boundsHeight = "bounds.size.height"
  case position
  case positionX = "position.x"
  case positionY = "position.y"
  case zPosition
  case anchorPoint
  case anchorPointX = "anchorPoint.x"
  case anchorPointY = "anchorPoint.y"
  case anchorPointZ
  case transform
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  case scaleZ = "transform.scale.z"
  case rotation = "transform.rotation"
  case rotationX = "transform.rotation.x"
  case rotationY = "transform.rotation.y"
  case rotationZ = "transform.rotation.z"
  case translation = "transform.translation"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"
  case translationZ = "transform.translation.z"
  case sublayerTransform
  case contentsRect
  case contentsCenter
  case opacity
  /// Below a half the layer is shown.
  case hidden
  case backgroundColor
  case cornerRadius
  case borderWidth
  case borderColor
  case shadowColor
  case shadowOpacity
  case shadowOffset
  case shadowRadius
  case path
  case fillColor
  case strokeColor
  case strokeStart
  case strokeEnd
  case lineWidth
  case miterLimit
  case lineDashPhase
  case colors
  case locations
  case startPoint
  case endPoint
  case instanceCount
  case instanceDelay
  case instanceTransform
  case instanceColor
  case instanceRedOffset
  case instanceGreenOffset
  case instanceBlueOffset
  case instanceAlphaOffset
  case backdropAmount

  init?(_ keyPath: String) {
    self.init(rawValue: keyPath)
  }
}

extension AnimatableKeyPath {
  /// The kind of value that the property has.
  private enum Kind {
    case number, point, size, rect, transform, color
    /// Not a few numbers: an `AnimatableObject`.
    case object
  }

  private var kind: Kind {
    switch self {
    case .bounds, .contentsRect, .contentsCenter: .rect
    case .boundsOrigin, .position, .anchorPoint, .startPoint, .endPoint: .point
    case .boundsSize, .shadowOffset, .translation: .size
    case .transform, .sublayerTransform, .instanceTransform: .transform
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .instanceColor: .color
    case .path, .colors, .locations: .object
    default: .number
    }
  }

  /// Whether the property's value is an `AnimatableObject`.
  var isObject: Bool { kind == .object }

  /// Whether the property's value is a point.
  var isPoint: Bool { kind == .point }

  /// Whether the property's numbers lie across and down in turn.
  var isPlanar: Bool { kind == .point || kind == .size || kind == .rect }

  /// A value as numbers; nil for a value of another type.
  func vector(_ value: Any) -> SIMD16<Double>? {
    var result = SIMD16<Double>()
    switch kind {
    case .number:
      guard let number = Self.number(value) else { return nil }
      result[0] = number
    case .point, .size:
      if let point = value as? CGPoint {
        (result[0], result[1]) = (point.x, point.y)
      } else if let size = value as? CGSize {
        (result[0], result[1]) = (size.width, size.height)
      } else {
        return nil
      }
    case .rect:
      guard let rect = value as? CGRect else { return nil }
      (result[0], result[1], result[2], result[3]) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    case .transform:
      if let transform = value as? CATransform3D { return transform.elements }
      guard let affine = value as? CGAffineTransform else { return nil }
      return CATransform3DMakeAffineTransform(affine).elements
    case .color:
      guard let color = value as? CGColor else { return nil }
      return Self.vector(color)
    case .object: return nil
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

  static func vector(_ color: CGColor?) -> SIMD16<Double> {
    var result = SIMD16<Double>()
    guard let color else { return result }
    let rgba = color.rgba
    (result[0], result[1], result[2], result[3]) = (rgba.x, rgba.y, rgba.z, rgba.w)
    return result
  }

  static func color(_ value: SIMD16<Double>) -> CGColor {
    func part(_ index: Int) -> CGFloat { min(max(value[index], 0), 1) }
    return CGColor(red: part(0), green: part(1), blue: part(2), alpha: part(3))
  }

  static func vector(_ parts: Double...) -> SIMD16<Double> {
    var result = SIMD16<Double>()
    for (index, part) in parts.enumerated() { result[index] = part }
    return result
  }

  /// The property's value in a layer's values.
  func value(in values: LayerValues) -> SIMD16<Double> {
    let transform = values.transform
    return switch self {
    case .bounds:
      Self.vector(values.bounds.origin.x, values.bounds.origin.y, values.bounds.size.width, values.bounds.size.height)
    case .boundsOrigin: Self.vector(values.bounds.origin.x, values.bounds.origin.y)
    case .boundsOriginX: Self.vector(values.bounds.origin.x)
    case .boundsOriginY: Self.vector(values.bounds.origin.y)
    case .boundsSize: Self.vector(values.bounds.size.width, values.bounds.size.height)
    case .boundsWidth: Self.vector(values.bounds.size.width)
    case .boundsHeight: Self.vector(values.bounds.size.height)
    case .position: Self.vector(values.position.x, values.position.y)
    case .positionX: Self.vector(values.position.x)
    case .positionY: Self.vector(values.position.y)
    case .zPosition: Self.vector(values.zPosition)
    case .anchorPoint: Self.vector(values.anchorPoint.x, values.anchorPoint.y)
    case .anchorPointX: Self.vector(values.anchorPoint.x)
    case .anchorPointY: Self.vector(values.anchorPoint.y)
    case .anchorPointZ: Self.vector(values.anchorPointZ)
    case .transform: transform.elements
    case .scale: Self.vector((transform.scaleX + transform.scaleY + transform.scaleZ) / 3)
    case .scaleX: Self.vector(transform.scaleX)
    case .scaleY: Self.vector(transform.scaleY)
    case .scaleZ: Self.vector(transform.scaleZ)
    case .rotation, .rotationZ: Self.vector(atan2(transform.m12, transform.m11))
    case .rotationX: Self.vector(atan2(transform.m23, transform.m33))
    case .rotationY:
      Self.vector(atan2(-transform.m13, (transform.m11 * transform.m11 + transform.m12 * transform.m12).squareRoot()))
    case .translation: Self.vector(transform.m41, transform.m42)
    case .translationX: Self.vector(transform.m41)
    case .translationY: Self.vector(transform.m42)
    case .translationZ: Self.vector(transform.m43)
    case .sublayerTransform: values.sublayerTransform.elements
    case .contentsRect:
      Self.vector(
        values.contentsRect.origin.x, values.contentsRect.origin.y, values.contentsRect.size.width,
        values.contentsRect.size.height)
    case .contentsCenter:
      Self.vector(
        values.contentsCenter.origin.x, values.contentsCenter.origin.y, values.contentsCenter.size.width,
        values.contentsCenter.size.height)
    case .opacity: Self.vector(Double(values.opacity))
    case .hidden: Self.vector(values.isHidden ? 1 : 0)
    case .backgroundColor: Self.vector(values.backgroundColor)
    case .cornerRadius: Self.vector(values.cornerRadius)
    case .borderWidth: Self.vector(values.borderWidth)
    case .borderColor: Self.vector(values.borderColor)
    case .shadowColor: Self.vector(values.shadowColor)
    case .shadowOpacity: Self.vector(Double(values.shadowOpacity))
    case .shadowOffset: Self.vector(values.shadowOffset.width, values.shadowOffset.height)
    case .shadowRadius: Self.vector(values.shadowRadius)
    default: vectorValue(in: values.vector)
    }
  }

  /// Sets the property in a layer's values.
  func setValue(_ value: SIMD16<Double>, in values: inout LayerValues) {
    let point = CGPoint(x: value[0], y: value[1])
    let size = CGSize(width: value[0], height: value[1])
    let number = value[0]
    switch self {
    case .bounds: values.bounds = CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
    case .boundsOrigin: values.bounds.origin = point
    case .boundsOriginX: values.bounds.origin.x = number
    case .boundsOriginY: values.bounds.origin.y = number
    case .boundsSize: values.bounds.size = size
    case .boundsWidth: values.bounds.size.width = number
    case .boundsHeight: values.bounds.size.height = number
    case .position: values.position = point
    case .positionX: values.position.x = number
    case .positionY: values.position.y = number
    case .zPosition: values.zPosition = number
    case .anchorPoint: values.anchorPoint = point
    case .anchorPointX: values.anchorPoint.x = number
    case .anchorPointY: values.anchorPoint.y = number
    case .anchorPointZ: values.anchorPointZ = number
    case .transform: values.transform = CATransform3D(elements: value)
    case .scale: values.transform.setScale(x: number, y: number, z: number)
    case .scaleX: values.transform.setScale(x: number)
    case .scaleY: values.transform.setScale(y: number)
    case .scaleZ: values.transform.setScale(z: number)
    case .rotation, .rotationZ: values.transform.setRotation(number, about: (0, 0, 1))
    case .rotationX: values.transform.setRotation(number, about: (1, 0, 0))
    case .rotationY: values.transform.setRotation(number, about: (0, 1, 0))
    case .translation: (values.transform.m41, values.transform.m42) = (value[0], value[1])
    case .translationX: values.transform.m41 = number
    case .translationY: values.transform.m42 = number
    case .translationZ: values.transform.m43 = number
    case .sublayerTransform: values.sublayerTransform = CATransform3D(elements: value)
    case .contentsRect: values.contentsRect = CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
    case .contentsCenter:
      values.contentsCenter = CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
    case .opacity: values.opacity = Float(number)
    case .hidden: values.isHidden = number >= 0.5
    case .backgroundColor: values.backgroundColor = Self.color(value)
    case .cornerRadius: values.cornerRadius = max(number, 0)
    case .borderWidth: values.borderWidth = max(number, 0)
    case .borderColor: values.borderColor = Self.color(value)
    case .shadowColor: values.shadowColor = Self.color(value)
    case .shadowOpacity: values.shadowOpacity = Float(number)
    case .shadowOffset: values.shadowOffset = size
    case .shadowRadius: values.shadowRadius = max(number, 0)
    default: setValue(value, in: &values.vector)
    }
  }

  /// The value between two, at a fraction of the way.
  func interpolate(_ start: SIMD16<Double>, _ end: SIMD16<Double>, _ fraction: Double) -> SIMD16<Double> {
    if kind == .color {
      return Self.vector(CGColor.interpolate(Self.color(start), Self.color(end), fraction))
    }
    if kind == .transform {
      return CATransform3D.interpolate(CATransform3D(elements: start), CATransform3D(elements: end), fraction).elements
    }
    return start + (end - start) * fraction
  }

  /// A value with an additive animation's value on top; transforms are concatenated.
  func sum(_ value: SIMD16<Double>, _ addition: SIMD16<Double>) -> SIMD16<Double> {
    if kind == .transform {
      return CATransform3DConcat(CATransform3D(elements: addition), CATransform3D(elements: value)).elements
    }
    return value + addition
  }

  /// A value as the property's type.
  func object(_ value: SIMD16<Double>) -> Any {
    switch kind {
    case .number: value[0]
    case .point: CGPoint(x: value[0], y: value[1])
    case .size: CGSize(width: value[0], height: value[1])
    case .rect: CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
    case .transform: CATransform3D(elements: value)
    case .color: Self.color(value)
    case .object: NSNull()
    }
  }
}
