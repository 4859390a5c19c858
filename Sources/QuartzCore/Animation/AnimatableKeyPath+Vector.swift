extension AnimatableKeyPath {
  /// The value of a shape's or gradient's property; zero on another layer.
  func vectorValue(in values: VectorValues) -> SIMD16<Double> {
    if let shape = values.shape {
      switch self {
      case .fillColor: return Self.vector(shape.fillColor)
      case .strokeColor: return Self.vector(shape.strokeColor)
      case .strokeStart: return Self.vector(shape.strokeStart)
      case .strokeEnd: return Self.vector(shape.strokeEnd)
      case .lineWidth: return Self.vector(shape.lineWidth)
      case .miterLimit: return Self.vector(shape.miterLimit)
      case .lineDashPhase: return Self.vector(shape.lineDashPhase)
      default: break
      }
    } else if let gradient = values.gradient {
      if self == .startPoint { return Self.vector(gradient.startPoint.x, gradient.startPoint.y) }
      if self == .endPoint { return Self.vector(gradient.endPoint.x, gradient.endPoint.y) }
    }
    return SIMD16()
  }

  /// Sets a shape's or gradient's property; another layer has none to set.
  func setValue(_ value: SIMD16<Double>, in values: inout VectorValues) {
    let point = CGPoint(x: value[0], y: value[1])
    let number = value[0]
    switch self {
    case .fillColor: values.updateShape { $0.fillColor = Self.color(value) }
    case .strokeColor: values.updateShape { $0.strokeColor = Self.color(value) }
    case .strokeStart: values.updateShape { $0.strokeStart = number }
    case .strokeEnd: values.updateShape { $0.strokeEnd = number }
    case .lineWidth: values.updateShape { $0.lineWidth = max(number, 0) }
    case .miterLimit: values.updateShape { $0.miterLimit = max(number, 1) }
    case .lineDashPhase: values.updateShape { $0.lineDashPhase = number }
    case .startPoint: values.updateGradient { $0.startPoint = point }
    case .endPoint: values.updateGradient { $0.endPoint = point }
    default: break
    }
  }
}
