/// A layer that shows copies of its sublayers, each with another transform, colour and time than the one before.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/careplicatorlayer>.
open class CAReplicatorLayer: CALayer {
  public override init() {
    super.init()
    values.vector = .replicator(ReplicatorValues())
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if values.vector.replicator == nil { values.vector = .replicator(ReplicatorValues()) }
  }

  private var replicator: ReplicatorValues { values.vector.replicator ?? ReplicatorValues() }

  private func set<Value: Equatable>(
    _ key: LayerProperty, _ path: WritableKeyPath<ReplicatorValues, Value>, _ value: Value
  ) {
    guard replicator[keyPath: path] != value else { return }
    perform(key) { $0.vector.updateReplicator { $0[keyPath: path] = value } }
  }

  /// How many copies are shown, the sublayers themselves included; 1 unless set, and no more than 10,000 are drawn.
  /// Animatable.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/careplicatorlayer/instancecount>.
  open var instanceCount: Int {
    get { replicator.instanceCount }
    set { set(.instanceCount, \.instanceCount, newValue) }
  }

  /// How much later, in seconds, each copy shows its animations than the one before. Animatable.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/careplicatorlayer/instancedelay>.
  open var instanceDelay: CFTimeInterval {
    get { replicator.instanceDelay }
    set { set(.instanceDelay, \.instanceDelay, newValue.isFinite ? newValue : 0) }
  }

  /// Takes each copy to the next one, about the layer's anchor point. Animatable. A value that is not finite raises.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/careplicatorlayer/instancetransform>.
  open var instanceTransform: CATransform3D {
    get { replicator.instanceTransform }
    set {
      guard newValue.isFinite else { return refuseTransform("instanceTransform") }
      guard replicator.instanceTransform.elements != newValue.elements else { return }
      perform(.instanceTransform) { $0.vector.updateReplicator { $0.instanceTransform = newValue } }
    }
  }

  /// What the colours of the first copy are multiplied by; nil, and white, leave them. Animatable.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/careplicatorlayer/instancecolor>.
  open var instanceColor: CGColor? {
    get { replicator.instanceColor }
    set { set(.instanceColor, \.instanceColor, newValue) }
  }

  /// Added to the red of each copy's colour, from copy to copy. Animatable.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/careplicatorlayer/instanceredoffset>.
  open var instanceRedOffset: Float {
    get { Float(replicator.colorOffset.x) }
    set { set(.instanceRedOffset, \.colorOffset.x, newValue.isFinite ? Double(newValue) : 0) }
  }

  /// Added to the green of each copy's colour, from copy to copy. Animatable.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/careplicatorlayer/instancegreenoffset>.
  open var instanceGreenOffset: Float {
    get { Float(replicator.colorOffset.y) }
    set { set(.instanceGreenOffset, \.colorOffset.y, newValue.isFinite ? Double(newValue) : 0) }
  }

  /// Added to the blue of each copy's colour, from copy to copy. Animatable.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/careplicatorlayer/instanceblueoffset>.
  open var instanceBlueOffset: Float {
    get { Float(replicator.colorOffset.z) }
    set { set(.instanceBlueOffset, \.colorOffset.z, newValue.isFinite ? Double(newValue) : 0) }
  }

  /// Added to the opacity of each copy's colour, from copy to copy. Animatable.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/careplicatorlayer/instancealphaoffset>.
  open var instanceAlphaOffset: Float {
    get { Float(replicator.colorOffset.w) }
    set { set(.instanceAlphaOffset, \.colorOffset.w, newValue.isFinite ? Double(newValue) : 0) }
  }

  /// Whether the copies keep their depth in the superlayer's space; then the layer itself shows nothing, as a
  /// `CATransformLayer`.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/careplicatorlayer/preservesdepth>.
  open var preservesDepth: Bool {
    get { replicator.preservesDepth }
    set {
      guard replicator.preservesDepth != newValue else { return }
      changing("preservesDepth") { values.vector.updateReplicator { $0.preservesDepth = newValue } }
    }
  }
}
