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

  public required init() {
    super.init()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! CAKeyframeAnimation
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    return copy
  }

  override func compile(for layer: CALayer, timing: TimingParameters) -> [AnimationTrack] {
    track(for: layer, timing: timing) { target, _ in
      if target.isPoint, let path {
        return PathMotion(
          path, times: (keyTimes ?? []).map(\.doubleValue), curves: (timingFunctions ?? []).map(\.curve),
          isPaced: calculationMode == .paced || calculationMode == .cubicPaced
        ).map(AnimationTrack.Values.motion)
      }
      if target.isObject {
        let objects = (values ?? []).compactMap(target.animatable)
        let places = objects.indices.map { index -> SIMD16<Double> in
          var place = SIMD16<Double>()
          place[0] = Double(index)
          return place
        }
        return objects.count > 1 ? .objects(objects, times: times(for: places)) : nil
      }
      let vectors = (values ?? []).compactMap(target.vector)
      guard let first = vectors.first else { return nil }
      guard vectors.count > 1 else { return .between(first, first) }
      return .keyframes(
        Keyframes(
          values: vectors, times: times(for: vectors), curves: (timingFunctions ?? []).map(\.curve),
          mode: calculationMode))
    }
  }

  private func times(for values: [SIMD16<Double>]) -> [Double] {
    if calculationMode == .paced || calculationMode == .cubicPaced {
      var lengths = [0.0]
      for (value, next) in zip(values, values.dropFirst()) {
        let difference = next - value
        lengths.append(lengths[lengths.count - 1] + (difference * difference).sum().squareRoot())
      }
      if let total = lengths.last, total > 0 { return lengths.map { $0 / total } }
    } else if let keyTimes {
      let times = keyTimes.map(\.doubleValue)
      // A discrete animation has one more time: when its last value ends.
      let count = calculationMode == .discrete ? values.count + 1 : values.count
      if times.count == count || times.count == values.count, times == times.sorted() { return times }
    }
    let steps = Double(calculationMode == .discrete ? values.count : values.count - 1)
    return (0..<values.count).map { Double($0) / steps }
  }
}
