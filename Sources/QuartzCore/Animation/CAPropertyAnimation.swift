/// An animation of one property, named by its key path.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/capropertyanimation>.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position`, `bounds.size.height` or `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the animation's value is added to the value without it.
  open var isAdditive = false
  /// Whether each cycle starts from where the last one ended.
  open var isCumulative = false
  /// Makes a transform of numbers, for the property `transform` alone.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/capropertyanimation/valuefunction>.
  open var valueFunction: CAValueFunction?

  public override init() {
    super.init()
  }

  /// An animation of the property at `path`. A path that names nothing animatable shows nothing.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! CAPropertyAnimation
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
    return copy
  }

  /// A value of the animation's, whose type says what a key of the app's own is.
  var sampleValue: Any? { nil }

  func track(
    for layer: CALayer, timing: TimingParameters, values: (AnimatableKeyPath) -> AnimationTrack.Values?
  ) -> [AnimationTrack] {
    guard let keyPath else { return [] }
    let target = AnimatableKeyPath(keyPath, of: layer, value: sampleValue)
    if target?.property == nil { UnknownKeyPaths.report(keyPath, of: layer, target) }
    guard let target, let values = values(target) else { return [] }
    return [
      AnimationTrack(
        target: target, timing: timing, curve: timingFunction?.curve, values: values,
        isAdditive: isAdditive,
        isCumulative: isCumulative, function: function(of: target))
    ]
  }

  /// The value function, where it counts.
  final func function(of target: AnimatableKeyPath) -> CAValueFunction? {
    guard target.part == .whole else { return nil }
    return target.property == .transform || target.property == .sublayerTransform ? valueFunction : nil
  }

  /// A value as the numbers that are animated; nil for one of another type.
  final func vector(_ value: Any, _ target: AnimatableKeyPath) -> SIMD16<Double>? {
    if let function = function(of: target) { return function.vector(value) }
    return target.kind.vector(value)
  }
}
