/// One property's part in an animation, compiled to numbers: evaluating it touches no animation object.
struct AnimationTrack {
  enum Values {
    case between(SIMD16<Double>, SIMD16<Double>)
    case spring(SIMD16<Double>, SIMD16<Double>, Spring)
    case keyframes(Keyframes)
    case motion(PathMotion)
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
  /// The groups around the track, the innermost first.
  var parents: [Parent] = []

  /// Applies what the track shows at a time, in the layer's time, to a layer's values.
  func apply(to result: inout LayerValues, at time: Double) {
    guard let time = timeInParents(time), let phase = timing.phase(at: time) else { return }
    var value: SIMD16<Double>
    var end: SIMD16<Double>
    switch values {
    case .between(let start, let goal):
      value = target.interpolate(start, goal, curve.map { $0(phase.progress) } ?? phase.progress)
      end = goal
    case .spring(let start, let goal, let spring):
      let progress = curve.map { $0(phase.progress) } ?? phase.progress
      value = target.interpolate(start, goal, spring.value(at: progress * timing.duration))
      end = goal
    case .objects(let objects, let times):
      target.set(Self.object(objects, times, curve.map { $0(phase.progress) } ?? phase.progress), in: &result)
      return
    case .motion(let motion):
      let point = motion.point(at: curve.map { $0(phase.progress) } ?? phase.progress)
      let goal = motion.point(at: 1)
      (value, end) = (SIMD16(), SIMD16())
      (value[0], value[1]) = (point.x, point.y)
      (end[0], end[1]) = (goal.x, goal.y)
    case .keyframes(let keyframes):
      value = keyframes.value(at: curve.map { $0(phase.progress) } ?? phase.progress)
      end = keyframes.values[keyframes.values.count - 1]
    }
    if isCumulative { value += end * phase.cycle }
    if isAdditive { value = target.sum(target.value(in: result), value) }
    target.setValue(value, in: &result)
  }

  /// Applies what the track shows at a progress of its own, across and down, to a layer's values.
  func apply(to result: inout LayerValues, progress: SIMD2<Double>) {
    let part = progress.x
    var value: SIMD16<Double>
    switch values {
    case .between(let start, let goal), .spring(let start, let goal, _):
      if progress.y != part, target.isPlanar {
        // Numbers lie across and down in turn.
        var parts = SIMD16<Double>()
        parts.evenHalf = SIMD8(repeating: part)
        parts.oddHalf = SIMD8(repeating: progress.y)
        value = start + (goal - start) * parts
      } else {
        value = target.interpolate(start, goal, part)
      }
    case .objects(let objects, let times):
      return target.set(Self.object(objects, times, min(max(part, 0), 1)), in: &result)
    case .motion(let motion):
      let point = motion.point(at: min(max(part, 0), 1))
      value = SIMD16()
      (value[0], value[1]) = (point.x, point.y)
    case .keyframes(let keyframes):
      value = keyframes.value(at: min(max(part, 0), 1))
    }
    if isAdditive { value = target.sum(target.value(in: result), value) }
    target.setValue(value, in: &result)
  }

  private static func object(_ objects: [AnimatableObject], _ times: [Double], _ progress: Double) -> AnimatableObject {
    guard let next = times.firstIndex(where: { $0 > progress }) else { return objects[objects.count - 1] }
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
