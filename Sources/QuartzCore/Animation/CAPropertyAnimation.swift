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

  public required init() {
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
    return copy
  }

  func track(
    for layer: CALayer, timing: TimingParameters, values: (AnimatableKeyPath, SIMD16<Double>) -> AnimationTrack.Values?
  ) -> [AnimationTrack] {
    guard let keyPath, let target = AnimatableKeyPath(keyPath),
      let values = values(target, target.value(in: layer.values))
    else { return [] }
    return [
      AnimationTrack(
        target: target, timing: timing, curve: timingFunction?.curve, values: values, isAdditive: isAdditive,
        isCumulative: isCumulative)
    ]
  }
}
