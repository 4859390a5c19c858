/// An animation between two values.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/cabasicanimation>. Values are those of the property:
/// `CGFloat` and other numbers, `CGPoint`, `CGSize`, `CGRect`, `CGColor`, `CATransform3D`, or an `NSValue` of them.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where the animation starts; nil is worked out from the other two, or is the layer's value.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?

  public override init() {
    super.init()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! CABasicAnimation
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copy
  }

  override var sampleValue: Any? { fromValue ?? toValue ?? byValue }

  /// Where the animation starts and ends, by Apple's table of which of the three values are given: an open start is what
  /// the layer shows when the animation is added, an open end whatever its own value is.
  private func ends(_ target: AnimatableKeyPath, _ layer: CALayer) -> AnimationTrack.Ends {
    let from = fromValue.flatMap { vector($0, target) }
    let to = toValue.flatMap { vector($0, target) }
    let by = byValue.flatMap { vector($0, target) }
    let function = function(of: target)
    var shown: SIMD16<Double> { function?.neutral ?? layer.presentedVector(target, at: CACurrentMediaTime()) }
    func sum(_ value: SIMD16<Double>, _ addition: SIMD16<Double>) -> SIMD16<Double> {
      function == nil ? target.kind.sum(value, addition) : value + addition
    }
    switch (from, to, by) {
    case (let from?, let to?, _): return .init(start: from, end: to)
    case (let from?, nil, let by?): return .init(start: from, end: sum(from, by))
    case (nil, let to?, let by?):
      return .init(start: function == nil ? target.kind.difference(to, by) : to - by, end: to)
    case (nil, let to?, nil): return .init(start: shown, end: to)
    case (nil, nil, let by?):
      let start = shown
      return .init(start: start, end: sum(start, by))
    case (_, nil, nil):
      if let function { return .init(start: from ?? function.neutral, end: function.neutral) }
      return .init(start: from ?? shown, end: SIMD16(), followsLayer: true)
    }
  }

  /// Paths and lists cannot be added up, so that `byValue` says nothing of them.
  private func objects(_ target: AnimatableKeyPath, _ layer: CALayer) -> AnimationTrack.Values? {
    let to = toValue.flatMap(target.animatable)
    let shown = layer.presentedObject(target, at: CACurrentMediaTime())
    guard let from = fromValue.flatMap(target.animatable) ?? shown ?? to else { return nil }
    return .objectsBetween(from, to)
  }

  func values(_ target: AnimatableKeyPath, _ layer: CALayer) -> AnimationTrack.Values {
    .between(ends(target, layer))
  }

  override func compile(for layer: CALayer, timing: TimingParameters) -> [AnimationTrack] {
    track(for: layer, timing: timing) { target in
      target.isObject ? objects(target, layer) : values(target, layer)
    }
  }
}
