/// One property's part in an animation, compiled to numbers: evaluating it touches no animation object.
struct AnimationTrack {
  enum Values {
    case between(Ends)
    case spring(Ends, Spring)
    case keyframes(Keyframes)
    case motion(PathMotion)
    /// The direction of a motion, or its opposite.
    case direction(PathMotion, isReversed: Bool)
    case objects(ObjectKeyframes)
    /// Between two objects; without an end, towards the layer's own.
    case objectsBetween(AnimatableObject, AnimatableObject?)
  }

  /// Where numbers start and end.
  struct Ends {
    var start: SIMD16<Double>
    var end: SIMD16<Double>
    /// The end is whatever the layer's own value is.
    var followsLayer = false
  }

  /// What a track shows.
  enum Shown {
    case numbers(SIMD16<Double>)
    case object(AnimatableObject)
  }

  /// A layer's property as the track finds it.
  struct Property {
    /// What is shown without the track.
    var shown: SIMD16<Double>
    /// The layer's own value.
    var own: SIMD16<Double>
    var ownObject: AnimatableObject?
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

  /// What the track shows at a time, in the layer's time; nil where it shows nothing.
  func shown(at time: Double, _ property: @autoclosure () -> Property) -> Shown? {
    guard let time = timeInParents(time), let phase = timing.phase(at: time) else { return nil }
    let progress = curve.map { $0(phase.progress) } ?? phase.progress
    if case .spring(_, let spring) = values {
      return shown(spring.value(at: progress * timing.duration), progress, cycle: phase.cycle, property())
    }
    return shown(progress, progress, cycle: phase.cycle, property())
  }

  /// What the track shows at a progress of its own, across and down.
  func shown(progress: SIMD2<Double>, _ property: Property) -> Shown {
    shown(progress.x, progress.y, cycle: 0, isPlanar: progress.x != progress.y, property)
  }

  /// Applies what the track shows at a time, in the layer's time, to values of a layer, whose own ones are given.
  func apply(to result: inout LayerValues, own: LayerValues, _ memory: inout TransformMemory, at time: Double) {
    guard let shown = shown(at: time, property(in: result, own: own, &memory)) else { return }
    set(shown, in: &result, &memory)
  }

  /// Applies what the track shows at a progress of its own, across and down, to values of a layer.
  func apply(
    to result: inout LayerValues, own: LayerValues, _ memory: inout TransformMemory, progress: SIMD2<Double>
  ) {
    set(shown(progress: progress, property(in: result, own: own, &memory)), in: &result, &memory)
  }

  private func property(in result: LayerValues, own: LayerValues, _ memory: inout TransformMemory) -> Property {
    guard !target.isObject else {
      return Property(shown: SIMD16(), own: SIMD16(), ownObject: target.property?.animatable(in: own))
    }
    // The parts that are remembered must be those of what is shown: they are asked for last.
    let followsLayer =
      switch values {
      case .between(let ends), .spring(let ends, _): ends.followsLayer
      default: false
      }
    var other = TransformMemory()
    let model = followsLayer ? target.value(in: own, &other) : SIMD16()
    return Property(shown: isAdditive ? target.value(in: result, &memory) : SIMD16(), own: model)
  }

  private func set(_ shown: Shown, in result: inout LayerValues, _ memory: inout TransformMemory) {
    switch shown {
    case .numbers(let value): target.setValue(value, in: &result, &memory)
    case .object(let object): target.property?.set(object, in: &result)
    }
  }

  private func shown(
    _ part: Double, _ down: Double, cycle: Double, isPlanar: Bool = false, _ property: Property
  ) -> Shown {
    var value: SIMD16<Double>
    let end: SIMD16<Double>
    switch values {
    case .between(let ends), .spring(let ends, _):
      end = ends.followsLayer ? property.own : ends.end
      if isPlanar, target.kind.isPlanar {
        // Numbers lie across and down in turn.
        var parts = SIMD16<Double>()
        parts.evenHalf = SIMD8(repeating: part)
        parts.oddHalf = SIMD8(repeating: down)
        value = ends.start + (end - ends.start) * parts
      } else {
        value = interpolate(ends.start, end, part)
      }
    case .objects(let keyframes): return .object(keyframes.value(at: part))
    case .objectsBetween(let start, let goal):
      return .object(AnimatableObject.interpolate(start, goal ?? property.ownObject ?? start, part))
    case .motion(let motion):
      let (point, goal) = (motion.point(at: part), motion.point(at: 1))
      (value, end) = (AnimatableKind.vector(point.x, point.y), AnimatableKind.vector(goal.x, goal.y))
    case .direction(let motion, let isReversed):
      value = AnimatableKind.vector(motion.angle(at: part) + (isReversed ? .pi : 0))
      end = SIMD16()
    case .keyframes(let keyframes):
      value = keyframes.value(at: part, interpolate)
      end = keyframes.values[keyframes.values.count - 1]
    }
    if isCumulative, cycle > 0 {
      value = function == nil ? target.kind.sum(value, end, times: cycle) : value + end * cycle
    }
    if let function { value = function.transform(value).elements }
    if isAdditive { value = target.kind.sum(property.shown, value) }
    return .numbers(value)
  }

  /// Between the numbers of a value function lie numbers; else what lies between two values is the property's to say.
  private func interpolate(_ start: SIMD16<Double>, _ end: SIMD16<Double>, _ part: Double)
    -> SIMD16<Double>
  {
    function == nil ? target.kind.interpolate(start, end, part) : start + (end - start) * part
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
