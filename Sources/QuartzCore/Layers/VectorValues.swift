/// What layers of some classes draw, besides what every layer has.
indirect enum VectorValues: Equatable {
  case none
  case shape(ShapeValues)
  case gradient(GradientValues)
  case replicator(ReplicatorValues)
  case backdrop(BackdropValues)

  var shape: ShapeValues? {
    if case .shape(let values) = self { values } else { nil }
  }

  var gradient: GradientValues? {
    if case .gradient(let values) = self { values } else { nil }
  }

  var replicator: ReplicatorValues? {
    if case .replicator(let values) = self { values } else { nil }
  }

  var backdrop: BackdropValues? {
    if case .backdrop(let values) = self { values } else { nil }
  }

  /// Whether there is a shape or a gradient to draw.
  var draws: Bool {
    switch self {
    case .none, .replicator, .backdrop: false
    case .shape, .gradient: true
    }
  }

  /// Changes a replicator's values; on another layer there is nothing to change.
  mutating func updateReplicator(_ change: (inout ReplicatorValues) -> Void) {
    guard case .replicator(var values) = self else { return }
    change(&values)
    self = .replicator(values)
  }

  /// Changes a shape's values; on another layer there is nothing to change.
  mutating func updateShape(_ change: (inout ShapeValues) -> Void) {
    guard case .shape(var values) = self else { return }
    change(&values)
    self = .shape(values)
  }

  /// Changes a gradient's values; on another layer there is nothing to change.
  mutating func updateGradient(_ change: (inout GradientValues) -> Void) {
    guard case .gradient(var values) = self else { return }
    change(&values)
    self = .gradient(values)
  }

  /// What the drawing can touch, in the layer's coordinates; null if nothing.
  func reach(_ bounds: CGRect) -> CGRect {
    switch self {
    case .none, .replicator: .null
    case .backdrop: bounds
    case .gradient: bounds
    case .shape(let values): values.reach
    }
  }
}

/// A shape layer's values.
struct ShapeValues: Equatable {
  var path: CGPath?
  var fillColor: CGColor? = LayerValues.black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [Double] = []

  var isStroked: Bool { (strokeColor?.alpha ?? 0) > 0 && lineWidth > 0 && strokeStart < strokeEnd }
  var isFilled: Bool { (fillColor?.alpha ?? 0) > 0 }

  var reach: CGRect {
    guard let path, !path.isEmpty, isFilled || isStroked else { return .null }
    let box = path.boundingBox
    guard isStroked, !box.isNull else { return box }
    let half = lineWidth / 2
    let spread = lineJoin == .miter ? half * max(miterLimit, 1.5) : half * 1.5
    return box.insetBy(dx: -spread, dy: -spread)
  }
}

/// A gradient layer's values.
struct GradientValues: Equatable {
  var colors: [CGColor] = []
  var locations: [CGFloat] = []
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial

  /// The colours with their places: spread evenly where there are not as many locations.
  var stops: [(location: CGFloat, color: CGColor)] {
    let isEven = locations.count != colors.count
    let last = CGFloat(max(colors.count - 1, 1))
    return colors.indices.map { (isEven ? CGFloat($0) / last : locations[$0], colors[$0]) }
  }
}
