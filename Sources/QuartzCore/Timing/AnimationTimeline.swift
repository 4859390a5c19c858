/// The time that the animations of an animator share: it can be stopped, moved, turned round and given another pace.
///
/// Its phase is the part of the whole time that has passed, 0...1. Where it is moved by hand its phase is the progress
/// itself (`isLinear`), so that what is shown follows the hand. A timeline that stands still costs nothing and is not
/// known to the scheduler.
package final class AnimationTimeline {
  /// Seconds from the beginning to the end.
  package let duration: TimeInterval
  package let curve: TimelineCurve
  /// Called when a moving timeline has come to its end.
  package var onEnd: (() -> Void)?
  /// Kept while the timeline moves.
  package var keeper: AnyObject?

  /// Moves from where everything is to the end (goal 1) or the beginning (0), on another curve.
  struct Retiming {
    var since: TimeInterval
    let duration: TimeInterval
    let curve: TimelineCurve
    let goal: Double
    /// The progress at its beginning.
    let from: Double

    func part(at time: TimeInterval) -> Double {
      duration > 0 ? min(max((time - since) / duration, 0), 1) : 1
    }
  }

  private enum Motion {
    case still
    /// From `phase` at a time, up or down.
    case even(since: TimeInterval, isDown: Bool)
  }

  /// What a pause has interrupted, to be taken up where nothing has changed since.
  private enum Interrupted {
    case even(phase: Double)
    case retiming(Retiming, passed: TimeInterval)
  }

  /// Orders timelines and animations that end at the same time.
  let sequence = AnimationScheduler.nextSequence()
  private var motion = Motion.still
  private var storedPhase = 0.0
  private(set) var retiming: Retiming?
  private(set) var isLinear = false
  private var interrupted: Interrupted?
  private var placements: [TimelinePlacement] = []
  /// The progress at the time that was last asked for: many animations ask for the same.
  private var known: (time: TimeInterval, progress: SIMD2<Double>)?

  /// Whether it runs towards its beginning.
  package private(set) var isReversed = false
  /// Whether time moves it.
  package private(set) var isMoving = false

  package init(duration: TimeInterval, curve: TimelineCurve) {
    self.duration = duration
    self.curve = curve
  }

  // MARK: Where it is

  /// The part of the time that has passed, or the progress where the timeline is linear.
  package func phase(at time: TimeInterval) -> Double {
    if let retiming {
      return retiming.from + (retiming.goal - retiming.from) * retiming.curve(retiming.part(at: time)).x
    }
    guard case .even(let since, let isDown) = motion else { return storedPhase }
    guard duration > 0 else { return time < since ? storedPhase : isDown ? 0 : 1 }
    let passed = max(time - since, 0) / duration
    return isDown ? max(storedPhase - passed, 0) : min(storedPhase + passed, 1)
  }

  /// The progress of an animation that fills the timeline, across and down.
  package func progress(at time: TimeInterval) -> SIMD2<Double> {
    if let known, known.time == time { return known.progress }
    let phase = phase(at: time)
    let progress = isLinear ? SIMD2(phase, phase) : curve(phase)
    known = (time, progress)
    return progress
  }

  /// The part of a retiming that has passed; 0 without one.
  func retimedPart(at time: TimeInterval) -> Double { retiming?.part(at: time) ?? 0 }

  /// When it will have come to its end, on the clock; nil where it stands still.
  package var endTime: TimeInterval? {
    guard isMoving else { return nil }
    if placements.isEmpty { return startOfMotion }
    if let retiming { return retiming.since + retiming.duration }
    guard case .even(let since, let isDown) = motion else { return nil }
    return since + (isDown ? storedPhase : 1 - storedPhase) * duration
  }

  private var startOfMotion: TimeInterval {
    if let retiming { return retiming.since }
    if case .even(let since, _) = motion { return since }
    return CACurrentMediaTime()
  }

  /// When the motion begins or began.
  var beginTime: TimeInterval { startOfMotion }

  // MARK: What moves it

  /// Moves on from where it is, beginning at `start`.
  package func run(from start: TimeInterval, now: TimeInterval) {
    guard !isMoving else { return }
    defer { setMoving(true) }
    let interrupted = interrupted
    self.interrupted = nil
    switch interrupted {
    case .retiming(var retiming, let passed) where retiming.goal == goal:
      retiming.since = start - passed
      self.retiming = retiming
      known = nil
    case .retiming(let retiming, _):
      let length = abs(goal - phase(at: now))
      beginRetiming(retiming.curve, duration: retiming.duration * min(length, 1), from: start, now: now)
    case .even(let phase):
      moveEvenly(from: phase, since: start, now: now)
    case nil:
      moveEvenly(from: isLinear ? curve.phase(ofProgress: storedPhase) : storedPhase, since: start, now: now)
    }
  }

  /// Moves on to the end on another curve, in `duration` seconds.
  package func run(on curve: TimelineCurve, duration: TimeInterval, from start: TimeInterval) {
    guard !isMoving else { return }
    interrupted = nil
    beginRetiming(curve, duration: duration, from: start, now: start)
    setMoving(true)
  }

  /// The seconds that are left at a time, by the pace that the timeline has or had before it was paused.
  package func remainingTime(at time: TimeInterval) -> TimeInterval {
    switch interrupted {
    case .retiming(let retiming, let passed) where retiming.goal == goal: return retiming.duration - passed
    case .even(let phase): return abs(goal - phase) * duration
    default:
      if let retiming { return retiming.duration * (1 - retiming.part(at: time)) }
      let phase = phase(at: time)
      return abs(goal - (isLinear ? curve.phase(ofProgress: phase) : phase)) * duration
    }
  }

  /// Stands still where it is. A linear timeline's phase is then the progress, which may be moved by hand.
  package func pause(at time: TimeInterval, isLinear: Bool) {
    guard isMoving else { return }
    let phase = phase(at: time)
    if let retiming {
      let places = placements.map { $0.progress(at: time) }
      interrupted = .retiming(retiming, passed: min(max(time - retiming.since, 0), retiming.duration))
      stand(at: min(max(phase, 0), 1), isLinear: true, places)
    } else if isLinear {
      let places = placements.map { $0.progress(at: time) }
      interrupted = .even(phase: phase)
      stand(at: min(max(progress(at: time).x, 0), 1), isLinear: true, places)
    } else {
      storedPhase = phase
      motion = .still
    }
    known = nil
    setMoving(false)
  }

  /// Moves a timeline that stands still, 0...1.
  package func scrub(to phase: Double, isLinear: Bool) {
    guard !isMoving, phase != storedPhase || isLinear != self.isLinear else { return }
    if isLinear != self.isLinear {
      // The first move by hand decides in what the hand counts.
      let places = placements.map { $0.progress(at: 0) }
      stand(at: isLinear ? curve(storedPhase).x : curve.phase(ofProgress: storedPhase), isLinear: isLinear, places)
    }
    storedPhase = phase
    interrupted = nil
    known = nil
    LayerChanges.note()
  }

  /// Sets the direction; a timeline that moves turns round where it is.
  package func setReversed(_ isReversed: Bool, at time: TimeInterval) {
    guard isReversed != self.isReversed else { return }
    guard isMoving else {
      self.isReversed = isReversed
      return
    }
    let phase = phase(at: time)
    self.isReversed = isReversed
    known = nil
    if let retiming {
      let length = abs(goal - phase)
      beginRetiming(retiming.curve, duration: retiming.duration * min(length, 1), from: time, now: time)
    } else {
      storedPhase = phase
      motion = .even(since: time, isDown: isReversed)
    }
    LayerChanges.note()
  }

  /// Stands still for good.
  package func stop() {
    motion = .still
    retiming = nil
    known = nil
    setMoving(false)
  }

  private var goal: Double { isReversed ? 0 : 1 }

  private func stand(at phase: Double, isLinear: Bool, _ places: [SIMD2<Double>]) {
    motion = .still
    retiming = nil
    self.isLinear = isLinear
    storedPhase = phase
    for (placement, place) in zip(placements, places) { placement.anchor(place, phase: phase, isLinear: isLinear) }
  }

  private func moveEvenly(from phase: Double, since start: TimeInterval, now: TimeInterval) {
    let places = placements.map { $0.progress(at: now) }
    stand(at: phase, isLinear: false, places)
    motion = .even(since: start, isDown: isReversed)
    known = nil
  }

  private func beginRetiming(
    _ curve: TimelineCurve, duration: TimeInterval, from start: TimeInterval, now: TimeInterval
  ) {
    let places = placements.map { $0.progress(at: now) }
    let from = isLinear || retiming != nil ? phase(at: now) : self.curve(phase(at: now)).x
    motion = .still
    isLinear = true
    storedPhase = from
    retiming = Retiming(since: start, duration: max(duration, 0), curve: curve, goal: goal, from: from)
    for (placement, place) in zip(placements, places) { placement.retime(from: place) }
    known = nil
  }

  private func setMoving(_ isMoving: Bool) {
    LayerChanges.note()
    guard isMoving != self.isMoving else { return }
    self.isMoving = isMoving
    if isMoving {
      AnimationScheduler.add(self)
    } else {
      keeper = nil
      AnimationScheduler.remove(self)
    }
  }

  // MARK: Its animations

  /// Whether a layer still has an animation of it.
  package var hasPlacements: Bool { !placements.isEmpty }

  func attach(_ placement: TimelinePlacement) {
    placement.isAttached = true
    placements.append(placement)
  }

  func detach(_ placement: TimelinePlacement) {
    placement.isAttached = false
    placements.removeAll { $0 === placement }
  }
}
