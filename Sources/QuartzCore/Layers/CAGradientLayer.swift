/// A layer that draws a run of colours over its background, within its rounded corners.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/cagradientlayer>.
open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
    values.vector = .gradient(GradientValues())
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if values.vector.gradient == nil { values.vector = .gradient(GradientValues()) }
  }

  private var gradient: GradientValues { values.vector.gradient ?? GradientValues() }

  private func set<Value: Equatable>(
    _ key: LayerProperty, _ path: WritableKeyPath<GradientValues, Value>, _ value: Value
  ) {
    guard gradient[keyPath: path] != value else { return }
    perform(key) { $0.vector.updateGradient { $0[keyPath: path] = value } }
  }

  /// The colours, `CGColor` each; anything else among them is left out. Nil draws nothing. Animatable.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set { set(.colors, \.colors, (newValue ?? []).compactMap { $0 as? CGColor }) }
  }

  /// Where each colour is reached, in 0...1 and ascending; nil spreads them evenly, and so does another number of locations
  /// than colours (Apple leaves that open). Animatable.
  open var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
    set { set(.locations, \.locations, (newValue ?? []).map { CGFloat($0.doubleValue) }) }
  }

  /// Where the run begins, in fractions of the bounds. Animatable.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { set(.startPoint, \.startPoint, newValue) }
  }

  /// Where the run ends, in fractions of the bounds. Animatable.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { set(.endPoint, \.endPoint, newValue) }
  }

  /// The form of the run.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set {
      guard gradient.type != newValue else { return }
      changing("type") { values.vector.updateGradient { $0.type = newValue } }
    }
  }
}
