/// The part of a timeline that one animation takes.
package final class TimelinePlacement {
  package let timeline: AnimationTimeline
  /// The part of the timeline's whole time that the animation fills.
  let window: ClosedRange<Double>
  /// Its own pace; nil takes the timeline's.
  let curve: TimelineCurve?
  /// Whether a layer has the animation.
  package internal(set) var isAttached = false

  // When the timeline changes from its own pace to another, what is shown must not jump: what is lacking is added,
  // and grows less towards both ends.
  private var correction = SIMD2<Double>()
  private var correctionPhase = 0.0
  /// Where a retiming found the animation, and the part of its time after which it sets out.
  private var retimedFrom = SIMD2<Double>()
  private var retimedStart = 0.0

  /// A part of a timeline that begins now, after a part of the time that remains.
  package init(on timeline: AnimationTimeline, delayFactor: Double = 0, at time: TimeInterval) {
    self.timeline = timeline
    let now = timeline.phase(at: time)
    let delay = min(max(delayFactor, 0), 1)
    window = min(now + delay * (1 - now), 1)...1
    curve = nil
    let passed = timeline.retimedPart(at: time)
    retimedStart = passed + delay * (1 - passed)
  }

  /// A part of a timeline that begins a number of seconds from now and lasts a number of seconds, or until the timeline's
  /// end, on a curve of its own where it has one.
  package init(
    on timeline: AnimationTimeline, delay: TimeInterval, duration: TimeInterval?, curve: TimelineCurve?,
    at time: TimeInterval
  ) {
    self.timeline = timeline
    self.curve = curve
    let whole = timeline.duration
    let start = whole > 0 ? min(timeline.phase(at: time) + max(delay, 0) / whole, 1) : 0
    let end = whole > 0 ? duration.map { min(start + max($0, 0) / whole, 1) } : nil
    window = start...(end ?? 1)
    retimedStart = timeline.retimedPart(at: time)
  }

  /// Whether nothing sets this placement apart from the timeline as a whole.
  private var isPlain: Bool {
    window == 0...1 && curve == nil && correction == SIMD2() && retimedStart == 0
  }

  /// How far the animation is at a time of the clock, across and down.
  package func progress(at time: TimeInterval) -> SIMD2<Double> {
    if let retiming = timeline.retiming {
      let part = retiming.part(at: time)
      let own = retimedStart < 1 ? (part - retimedStart) / (1 - retimedStart) : part < 1 ? 0 : 1
      return retimedFrom + (SIMD2(repeating: retiming.goal) - retimedFrom) * retiming.curve(own)
    }
    if isPlain { return timeline.progress(at: time) }
    let phase = timeline.phase(at: time)
    return natural(phase, isLinear: timeline.isLinear) + correction * fade(phase)
  }

  private func natural(_ phase: Double, isLinear: Bool) -> SIMD2<Double> {
    let length = window.upperBound - window.lowerBound
    let part = length > 0 ? (phase - window.lowerBound) / length : phase < window.lowerBound ? 0 : 1
    let own = min(max(part, 0), 1)
    return isLinear ? SIMD2(own, own) : (curve ?? timeline.curve)(own)
  }

  private func fade(_ phase: Double) -> Double {
    if phase == correctionPhase { return 1 }
    if phase > correctionPhase { return correctionPhase < 1 ? (1 - phase) / (1 - correctionPhase) : 0 }
    return correctionPhase > 0 ? phase / correctionPhase : 0
  }

  /// The timeline goes on in another way from `phase`, and the animation from where it is.
  func anchor(_ progress: SIMD2<Double>, phase: Double, isLinear: Bool) {
    let lacking = progress - natural(phase, isLinear: isLinear)
    correction = abs(lacking.x) + abs(lacking.y) < 1e-12 ? SIMD2() : lacking
    correctionPhase = phase
  }

  /// A retiming begins, with the animation at `progress`.
  func retime(from progress: SIMD2<Double>) {
    retimedFrom = progress
    retimedStart = 0
  }
}
