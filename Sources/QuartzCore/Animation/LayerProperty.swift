/// A property of layers that animations can change and whose value is among a layer's values.
enum LayerProperty: String, Sendable {
  case bounds
  case position
  case zPosition
  case anchorPoint
  case anchorPointZ
  case transform
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
  case shadowPath
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

  var kind: AnimatableKind {
    switch self {
    case .bounds, .contentsRect, .contentsCenter: .rect
    case .position, .anchorPoint, .startPoint, .endPoint: .point
    case .shadowOffset: .size
    case .transform, .sublayerTransform, .instanceTransform: .transform
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .instanceColor: .color
    case .shadowPath, .path, .colors, .locations: .object
    default: .number
    }
  }

  /// Whether a layer with such values has the property; a class of the app's own may have another one of its name.
  func isKnown(in values: LayerValues) -> Bool {
    switch self {
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase:
      values.vector.shape != nil
    case .colors, .locations, .startPoint, .endPoint: values.vector.gradient != nil
    case .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset, .instanceGreenOffset,
      .instanceBlueOffset, .instanceAlphaOffset:
      values.vector.replicator != nil
    case .backdropAmount: values.vector.backdrop != nil
    default: true
    }
  }

  /// The property's value in a layer's values, as numbers.
  func value(in values: LayerValues) -> SIMD16<Double> {
    typealias Kind = AnimatableKind
    return switch self {
    case .bounds: Kind.vector(values.bounds)
    case .position: Kind.vector(values.position.x, values.position.y)
    case .zPosition: Kind.vector(values.zPosition)
    case .anchorPoint: Kind.vector(values.anchorPoint.x, values.anchorPoint.y)
    case .anchorPointZ: Kind.vector(values.anchorPointZ)
    case .transform: values.transform.elements
    case .sublayerTransform: values.sublayerTransform.elements
    case .contentsRect: Kind.vector(values.contentsRect)
    case .contentsCenter: Kind.vector(values.contentsCenter)
    case .opacity: Kind.vector(Double(values.opacity))
    case .hidden: Kind.vector(values.isHidden ? 1 : 0)
    case .backgroundColor: Kind.vector(values.backgroundColor)
    case .cornerRadius: Kind.vector(values.cornerRadius)
    case .borderWidth: Kind.vector(values.borderWidth)
    case .borderColor: Kind.vector(values.borderColor)
    case .shadowColor: Kind.vector(values.shadowColor)
    case .shadowOpacity: Kind.vector(Double(values.shadowOpacity))
    case .shadowOffset: Kind.vector(values.shadowOffset.width, values.shadowOffset.height)
    case .shadowRadius: Kind.vector(values.shadowRadius)
    default: vectorValue(in: values.vector)
    }
  }

  /// The value of a shape's or gradient's property; zero on another layer.
  private func vectorValue(in values: VectorValues) -> SIMD16<Double> {
    typealias Kind = AnimatableKind
    if let shape = values.shape {
      switch self {
      case .fillColor: return Kind.vector(shape.fillColor)
      case .strokeColor: return Kind.vector(shape.strokeColor)
      case .strokeStart: return Kind.vector(shape.strokeStart)
      case .strokeEnd: return Kind.vector(shape.strokeEnd)
      case .lineWidth: return Kind.vector(shape.lineWidth)
      case .miterLimit: return Kind.vector(shape.miterLimit)
      case .lineDashPhase: return Kind.vector(shape.lineDashPhase)
      default: break
      }
    } else if let gradient = values.gradient {
      if self == .startPoint { return Kind.vector(gradient.startPoint.x, gradient.startPoint.y) }
      if self == .endPoint { return Kind.vector(gradient.endPoint.x, gradient.endPoint.y) }
    } else if let replicator = values.replicator {
      switch self {
      case .instanceCount: return Kind.vector(Double(replicator.instanceCount))
      case .instanceDelay: return Kind.vector(replicator.instanceDelay)
      case .instanceTransform: return replicator.instanceTransform.elements
      case .instanceColor: return Kind.vector(replicator.instanceColor ?? .white)
      case .instanceRedOffset: return Kind.vector(replicator.colorOffset.x)
      case .instanceGreenOffset: return Kind.vector(replicator.colorOffset.y)
      case .instanceBlueOffset: return Kind.vector(replicator.colorOffset.z)
      case .instanceAlphaOffset: return Kind.vector(replicator.colorOffset.w)
      default: break
      }
    } else if let backdrop = values.backdrop, self == .backdropAmount {
      return Kind.vector(backdrop.amount)
    }
    return SIMD16()
  }
}
