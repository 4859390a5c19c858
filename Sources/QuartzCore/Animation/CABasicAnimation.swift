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

  /// Where the animation starts and ends, by Apple's table of which of the three values are given.
  private func ends(_ target: AnimatableKeyPath, _ current: SIMD16<Double>) -> (
    SIMD16<Double>, SIMD16<Double>
  ) {
    let from = fromValue.flatMap { vector($0, target) }
    let to = toValue.flatMap { vector($0, target) }
    let by = byValue.flatMap { vector($0, target) }
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from + by)
    case (nil, let to?, let by?): return (to - by, to)
    case (let from?, nil, nil): return (from, current)
    case (nil, let to?, nil): return (current, to)
    case (nil, nil, let by?): return (current, current + by)
    case (nil, nil, nil): return (current, current)
    }
  }

  /// Paths and lists cannot be added up, so that `byValue` says nothing of them.
  private func objects(_ target: AnimatableKeyPath, in layer: CALayer) -> [AnimatableObject] {
    let current = target.animatable(in: layer.values)
    let from = fromValue.flatMap(target.animatable) ?? current
    let to = toValue.flatMap(target.animatable) ?? current
    return [from, to].compactMap { $0 }
  }

  func values(_ target: AnimatableKeyPath, _ current: SIMD16<Double>) -> AnimationTrack.Values? {
    let (start, end) = ends(target, current)
    return .between(start, end)
  }

  override func compile(for layer: CALayer, timing: TimingParameters) -> [AnimationTrack] {
    track(for: layer, timing: timing) { target, current in
      guard target.isObject else { return values(target, current) }
      let objects = objects(target, in: layer)
      return objects.count == 2 ? .objects(objects, times: [0, 1]) : nil
    }
  }
}
