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
    } else if let replicator = values.replicator {
      switch self {
      case .instanceCount: return Self.vector(Double(replicator.instanceCount))
      case .instanceDelay: return Self.vector(replicator.instanceDelay)
      case .instanceTransform: return replicator.instanceTransform.elements
      case .instanceColor: return Self.vector(replicator.instanceColor ?? .white)
      case .instanceRedOffset: return Self.vector(replicator.colorOffset.x)
      case .instanceGreenOffset: return Self.vector(replicator.colorOffset.y)
      case .instanceBlueOffset: return Self.vector(replicator.colorOffset.z)
      case .instanceAlphaOffset: return Self.vector(replicator.colorOffset.w)
      default: break
      }
    } else if let backdrop = values.backdrop, self == .backdropAmount {
      return Self.vector(backdrop.amount)
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
    case .instanceCount: values.updateReplicator { $0.instanceCount = Int(min(max(number.rounded(), 0), 1e9)) }
    case .instanceDelay: values.updateReplicator { $0.instanceDelay = number }
    case .instanceTransform: values.updateReplicator { $0.instanceTransform = CATransform3D(elements: value) }
    case .instanceColor: values.updateReplicator { $0.instanceColor = Self.color(value) }
    case .instanceRedOffset: values.updateReplicator { $0.colorOffset.x = number }
    case .instanceGreenOffset: values.updateReplicator { $0.colorOffset.y = number }
    case .instanceBlueOffset: values.updateReplicator { $0.colorOffset.z = number }
    case .instanceAlphaOffset: values.updateReplicator { $0.colorOffset.w = number }
    case .backdropAmount:
      guard var backdrop = values.backdrop else { return }
      backdrop.amount = number
      values = .backdrop(backdrop)
    default: break
    }
  }
}
