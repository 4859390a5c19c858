/// A layer that draws a path.
///
/// The shape lies above the background and below the sublayers; it is not cut at the bounds unless the layer masks.
/// Specified by <https://developer.apple.com/documentation/quartzcore/cashapelayer>.
open class CAShapeLayer: CALayer {
  public override init() {
    super.init()
    values.vector = .shape(ShapeValues())
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if values.vector.shape == nil { values.vector = .shape(ShapeValues()) }
  }

  private var shape: ShapeValues { values.vector.shape ?? ShapeValues() }

  private func set<Value: Equatable>(
    _ key: LayerProperty, _ path: WritableKeyPath<ShapeValues, Value>, _ value: Value
  ) {
    guard shape[keyPath: path] != value else { return }
    perform(key) { $0.vector.updateShape { $0[keyPath: path] = value } }
  }

  private func setPlain<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<ShapeValues, Value>, _ value: Value
  ) {
    guard shape[keyPath: path] != value else { return }
    changing(key) { values.vector.updateShape { $0[keyPath: path] = value } }
  }

  /// The outline, in the layer's coordinates; nil draws nothing. Animations blend paths with the same elements, and go
  /// from one to the other half way where they differ. As Apple documents, setting it starts no animation by itself.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/cashapelayer/path>.
  open var path: CGPath? {
    get { shape.path }
    set { set(.path, \.path, newValue?.copy()) }
  }

  /// Fills the path; nil fills nothing. Black unless set. Animatable.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { set(.fillColor, \.fillColor, newValue) }
  }

  /// Which places the fill covers.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { setPlain("fillRule", \.fillRule, newValue) }
  }

  /// Strokes the path; nil, unless set, strokes nothing. Animatable.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { set(.strokeColor, \.strokeColor, newValue) }
  }

  /// Where along the path the stroke begins, as a fraction of its length in 0...1. Animatable.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { set(.strokeStart, \.strokeStart, newValue.isNaN ? 0 : newValue) }
  }

  /// Where along the path the stroke ends, as a fraction of its length in 0...1. Animatable.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { set(.strokeEnd, \.strokeEnd, newValue.isNaN ? 1 : newValue) }
  }

  /// The width of the stroke, in points; below 0 is 0. Animatable.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { set(.lineWidth, \.lineWidth, newValue.isFinite ? max(newValue, 0) : 0) }
  }

  /// How long a pointed corner may be, in line widths. Animatable.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { set(.miterLimit, \.miterLimit, newValue.isFinite ? max(newValue, 1) : 1) }
  }

  /// How the ends of the stroke look.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { setPlain("lineCap", \.lineCap, newValue) }
  }

  /// How the corners of the stroke look.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { setPlain("lineJoin", \.lineJoin, newValue) }
  }

  /// How far into the dash pattern the stroke begins, in points. Animatable.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { set(.lineDashPhase, \.lineDashPhase, newValue.isFinite ? newValue : 0) }
  }

  /// Lengths of dashes and gaps, in points; nil is a solid line, and so is a pattern with a length below 0 or of zeros only.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) } }
    set { setPlain("lineDashPattern", \.lineDashPattern, (newValue ?? []).map(\.doubleValue)) }
  }
}
