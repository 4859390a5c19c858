/// One property's part in an animation, compiled to numbers: evaluating it touches no animation object.
struct AnimationTrack {
  enum Values {
    case between(SIMD16<Double>, SIMD16<Double>)
    case spring(SIMD16<Double>, SIMD16<Double>, Spring)
    case keyframes(Keyframes)
    case motion(PathMotion)
    /// The direction of a motion, or its opposite.
    case direction(PathMotion, isReversed: Bool)
    case objects([AnimatableObject], times: [Double])
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
  /// Makes a transform of the numbers.
  var function: CAValueFunction?
  /// The groups around the track, the innermost first.
  var parents: [Parent] = []

  /// Applies what the track shows at a time, in the layer's time, to a layer's values.
  func apply(to result: inout LayerValues, at time: Double) {
    guard let time = timeInParents(time), let phase = timing.phase(at: time) else { return }
    let progress = curve.map { $0(phase.progress) } ?? phase.progress
    if case .spring(_, _, let spring) = values {
      apply(to: &result, spring.value(at: progress * timing.duration), progress, cycle: phase.cycle)
    } else {
      apply(to: &result, progress, progress, cycle: phase.cycle)
    }
  }

  /// Applies what the track shows at a progress of its own, across and down, to a layer's values.
  func apply(to result: inout LayerValues, progress: SIMD2<Double>) {
    apply(to: &result, progress.x, progress.y, cycle: 0, isPlanar: progress.x != progress.y)
  }

  private func apply(
    to result: inout LayerValues, _ part: Double, _ down: Double, cycle: Double,
    isPlanar: Bool = false
  ) {
    var value: SIMD16<Double>
    let end: SIMD16<Double>
    switch values {
    case .between(let start, let goal), .spring(let start, let goal, _):
      end = goal
      if isPlanar, target.isPlanar {
        // Numbers lie across and down in turn.
        var parts = SIMD16<Double>()
        parts.evenHalf = SIMD8(repeating: part)
        parts.oddHalf = SIMD8(repeating: down)
        value = start + (goal - start) * parts
      } else {
        value = interpolate(start, goal, part)
      }
    case .objects(let objects, let times):
      return target.set(Self.object(objects, times, part), in: &result)
    case .motion(let motion):
      let (point, goal) = (motion.point(at: part), motion.point(at: 1))
      var (here, there) = (SIMD16<Double>(), SIMD16<Double>())
      (here[0], here[1]) = (point.x, point.y)
      (there[0], there[1]) = (goal.x, goal.y)
      (value, end) = (here, there)
    case .direction(let motion, let isReversed):
      var here = SIMD16<Double>()
      here[0] = motion.angle(at: part) + (isReversed ? .pi : 0)
      (value, end) = (here, SIMD16())
    case .keyframes(let keyframes):
      value = keyframes.value(at: part, interpolate)
      end = keyframes.values[keyframes.values.count - 1]
    }
    if isCumulative { value += end * cycle }
    if let function { value = function.transform(value).elements }
    if isAdditive { value = target.sum(target.value(in: result), value) }
    target.setValue(value, in: &result)
  }

  /// Between the numbers of a value function lie numbers; else what lies between two values is the property's to say.
  private func interpolate(_ start: SIMD16<Double>, _ end: SIMD16<Double>, _ part: Double)
    -> SIMD16<Double>
  {
    function == nil ? target.interpolate(start, end, part) : start + (end - start) * part
  }

  private static func object(_ objects: [AnimatableObject], _ times: [Double], _ progress: Double)
    -> AnimatableObject
  {
    guard let next = times.firstIndex(where: { $0 > progress }) else {
      return objects[objects.count - 1]
    }
    guard next > 0 else { return objects[0] }
    let part = (progress - times[next - 1]) / (times[next] - times[next - 1])
    return AnimatableObject.interpolate(objects[next - 1], objects[next], part)
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
