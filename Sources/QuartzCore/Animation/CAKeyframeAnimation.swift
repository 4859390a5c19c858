/// An animation through a list of values.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/cakeyframeanimation>.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; fewer than one show nothing.
  open var values: [Any]?
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
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    return copy
  }

  override func compile(for layer: CALayer, timing: TimingParameters) -> [AnimationTrack] {
    track(for: layer, timing: timing) { target, _ in
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
