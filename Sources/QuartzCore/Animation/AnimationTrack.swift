/// One property's part in an animation, compiled to numbers: evaluating it touches no animation object.
struct AnimationTrack {
  enum Values {
    case between(SIMD16<Double>, SIMD16<Double>)
    case spring(SIMD16<Double>, SIMD16<Double>, Spring)
    case keyframes(Keyframes)
  }

  /// A group around the track.
  struct Parent {
    var timing: TimingParameters
    var curve: CubicBezier?
  }

  let target: AnimatableKeyPath
  var timing: TimingParameters
  let curve: CubicBezier?
  let values: Values
  let isAdditive: Bool
  let isCumulative: Bool
  /// The groups around the track, the innermost first.
  var parents: [Parent] = []

  /// Applies what the track shows at a time, in the layer's time, to a layer's values.
  func apply(to result: inout LayerValues, at time: Double) {
    guard let time = timeInParents(time), let phase = timing.phase(at: time) else { return }
    var value: SIMD16<Double>
    let end: SIMD16<Double>
    switch values {
    case .between(let start, let goal):
      value = target.interpolate(start, goal, curve.map { $0(phase.progress) } ?? phase.progress)
      end = goal
    case .spring(let start, let goal, let spring):
      let progress = curve.map { $0(phase.progress) } ?? phase.progress
      value = target.interpolate(start, goal, spring.value(at: progress * timing.duration))
      end = goal
    case .keyframes(let keyframes):
      value = keyframes.value(at: curve.map { $0(phase.progress) } ?? phase.progress)
      end = keyframes.values[keyframes.values.count - 1]
    }
    if isCumulative { value += end * phase.cycle }
    if isAdditive { value = target.sum(target.value(in: result), value) }
    target.setValue(value, in: &result)
  }

  private func timeInParents(_ time: Double) -> Double? {
    var time = time
    for parent in parents.reversed() {
      guard let phase = parent.timing.phase(at: time) else { return nil }
      time = (parent.curve.map { $0(phase.progress) } ?? phase.progress) * parent.timing.duration
    }
    return time
  }
}
