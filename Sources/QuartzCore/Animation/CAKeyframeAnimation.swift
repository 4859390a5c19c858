/// An animation through a list of values.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/cakeyframeanimation>.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; fewer than one show nothing.
  open var values: [Any]?
  /// The way of a point, in the coordinate space of the property; it wins over `values`. Each element of the path ends at a
  /// keyframe and is gone along at an even pace, the whole of it in the paced modes. A property that is no point ignores it.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/path>.
  open var path: CGPath?
  /// When each value is reached, as fractions of the duration in ascending order. Without it, or with a wrong number of
  /// times, values are evenly spread.
  open var keyTimes: [NSNumber]?
  /// The pace between two values each; one fewer than there are values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between are found.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// In the cubic modes, how tight the way is about each value: 1 is straight, -1 wide. Values without one have 0.
  open var tensionValues: [NSNumber]?
  /// In the cubic modes, how the way goes on at each value: below 0 it has a corner there.
  open var continuityValues: [NSNumber]?
  /// In the cubic modes, whether the way swings out before (below 0) or after (above 0) each value.
  open var biasValues: [NSNumber]?
  /// How what follows a path turns with it; nil leaves it as it is.
  open var rotationMode: CAAnimationRotationMode?

  public override init() {
    super.init()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! CAKeyframeAnimation
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
    return copy
  }

  override var sampleValue: Any? { values?.first }

  override func compile(for layer: CALayer, timing: TimingParameters) -> [AnimationTrack] {
    var tracks = track(for: layer, timing: timing) { target in
      if target.kind == .point, let path { return motion(path).map(AnimationTrack.Values.motion) }
      let curves = (timingFunctions ?? []).map(\.curve)
      func numbers(_ list: [NSNumber]?) -> [Double] { (list ?? []).map(\.doubleValue) }
      let shape = Keyframes.Shape(
        tension: numbers(tensionValues), continuity: numbers(continuityValues), bias: numbers(biasValues))
      if target.isObject {
        let objects = (values ?? []).compactMap(target.animatable)
        guard let first = objects.first else { return nil }
        guard objects.count > 1 else { return .objectsBetween(first, first) }
        return .objects(
          ObjectKeyframes(
            objects, times: times(count: objects.count), curves: curves, mode: calculationMode, shape: shape))
      }
      let vectors = (values ?? []).compactMap { vector($0, target) }
      guard let first = vectors.first else { return nil }
      guard vectors.count > 1 else { return .between(.init(start: first, end: first)) }
      return .keyframes(
        Keyframes(
          values: vectors, times: times(count: vectors.count), curves: curves, mode: calculationMode, shape: shape))
    }
    if let path, let rotationMode, keyPath == LayerProperty.position.rawValue,
      let motion = motion(path)
    {
      tracks.append(
        AnimationTrack(
          target: AnimatableKeyPath(.transform, .rotationAxis(2)), timing: timing, curve: timingFunction?.curve,
          values: .direction(motion, isReversed: rotationMode == .rotateAutoReverse),
          isAdditive: false,
          isCumulative: false))
    }
    return tracks
  }

  private func motion(_ path: CGPath) -> PathMotion? {
    PathMotion(
      path, times: (keyTimes ?? []).map(\.doubleValue),
      curves: (timingFunctions ?? []).map(\.curve),
      isPaced: calculationMode == .paced || calculationMode == .cubicPaced,
      isDiscrete: calculationMode == .discrete)
  }

  private func times(count valueCount: Int) -> [Double] {
    if let keyTimes, calculationMode != .paced, calculationMode != .cubicPaced {
      let times = keyTimes.map(\.doubleValue)
      // A discrete animation has one more time: when its last value ends.
      let count = calculationMode == .discrete ? valueCount + 1 : valueCount
      if times.count == count || times.count == valueCount, times == times.sorted() { return times }
    }
    let steps = Double(calculationMode == .discrete ? valueCount : valueCount - 1)
    return (0..<valueCount).map { Double($0) / steps }
  }
}
