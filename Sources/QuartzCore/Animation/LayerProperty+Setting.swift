extension LayerProperty {
  /// Sets the property in a layer's values.
  func setValue(_ value: SIMD16<Double>, in values: inout LayerValues) {
    let point = CGPoint(x: value[0], y: value[1])
    let number = value[0]
    switch self {
    case .bounds: values.bounds = Self.rect(value)
    case .position: values.position = point
    case .zPosition: values.zPosition = number
    case .anchorPoint: values.anchorPoint = point
    case .anchorPointZ: values.anchorPointZ = number
    case .transform: values.transform = CATransform3D(elements: value)
    case .sublayerTransform: values.sublayerTransform = CATransform3D(elements: value)
    case .contentsRect: values.contentsRect = Self.rect(value)
    case .contentsCenter: values.contentsCenter = Self.rect(value)
    case .opacity: values.opacity = Float(number)
    case .hidden: values.isHidden = number >= 0.5
    case .backgroundColor: values.backgroundColor = AnimatableKind.color(value)
    case .cornerRadius: values.cornerRadius = max(number, 0)
    case .borderWidth: values.borderWidth = max(number, 0)
    case .borderColor: values.borderColor = AnimatableKind.color(value)
    case .shadowColor: values.shadowColor = AnimatableKind.color(value)
    case .shadowOpacity: values.shadowOpacity = Float(number)
    case .shadowOffset: values.shadowOffset = CGSize(width: value[0], height: value[1])
    case .shadowRadius: values.shadowRadius = max(number, 0)
    default: setValue(value, in: &values.vector)
    }
  }

  private static func rect(_ value: SIMD16<Double>) -> CGRect {
    CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
  }

  /// Sets a shape's or gradient's property; another layer has none to set.
  private func setValue(_ value: SIMD16<Double>, in values: inout VectorValues) {
    let point = CGPoint(x: value[0], y: value[1])
    let number = value[0]
    switch self {
    case .fillColor: values.updateShape { $0.fillColor = AnimatableKind.color(value) }
    case .strokeColor: values.updateShape { $0.strokeColor = AnimatableKind.color(value) }
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
    case .instanceColor: values.updateReplicator { $0.instanceColor = AnimatableKind.color(value) }
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

  /// The value of a property that is not a few numbers; nil where there is none, and for other properties.
  func animatable(in values: LayerValues) -> AnimatableObject? {
    switch self {
    case .path: values.vector.shape?.path.map(AnimatableObject.path)
    case .shadowPath: values.shadowPath.map(AnimatableObject.path)
    case .colors: values.vector.gradient.map { .colors($0.colors) }
    case .locations: values.vector.gradient.map { .numbers($0.locations) }
    default: nil
    }
  }

  func set(_ object: AnimatableObject, in values: inout LayerValues) {
    switch (self, object) {
    case (.path, .path(let path)): values.vector.updateShape { $0.path = path }
    case (.shadowPath, .path(let path)): values.shadowPath = path
    case (.colors, .colors(let colors)): values.vector.updateGradient { $0.colors = colors }
    case (.locations, .numbers(let numbers)): values.vector.updateGradient { $0.locations = numbers }
    default: break
    }
  }
}
