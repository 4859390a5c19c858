/// Knows the layers that have animations, ends what has run out, and tells delegates and transactions.
package enum AnimationScheduler {
  private struct Entry {
    unowned(unsafe) let layer: CALayer
    let id: ObjectIdentifier
  }

  private enum Stop {
    case animation(RunningAnimation, isFinished: Bool)
    case timeline(AnimationTimeline)
  }

  private nonisolated(unsafe) static var entries: [Entry] = []
  /// The timelines that move.
  private nonisolated(unsafe) static var timelines: [AnimationTimeline] = []
  private nonisolated(unsafe) static var starts: [CAAnimation] = []
  private nonisolated(unsafe) static var stops: [Stop] = []
  private nonisolated(unsafe) static var lastSequence: UInt64 = 0

  static func nextSequence() -> UInt64 {
    lastSequence += 1
    return lastSequence
  }

  static func schedule(_ layer: CALayer) {
    if let added = layer.running.last?.animation, added.delegate != nil { starts.append(added) }
    guard !layer.flags.contains(.isScheduled) else { return }
    layer.flags.insert(.isScheduled)
    entries.append(Entry(layer: layer, id: ObjectIdentifier(layer)))
  }

  /// Called by a layer that goes away: its animations end unfinished.
  static func forget(_ id: ObjectIdentifier) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    let layer = entries.remove(at: index).layer
    for animation in layer.running { stop(animation, finished: false) }
    layer.running = []
  }

  /// Remembers to tell that an animation has ended.
  static func stop(_ animation: RunningAnimation, finished isFinished: Bool) {
    guard !animation.hasEnded else { return }
    if let placement = animation.placement { placement.timeline.detach(placement) }
    stops.append(.animation(animation, isFinished: isFinished))
  }

  static func add(_ timeline: AnimationTimeline) {
    timelines.append(timeline)
  }

  static func remove(_ timeline: AnimationTimeline) {
    timelines.removeAll { $0 === timeline }
  }

  /// Whether an animation changes what is shown as time goes on: not one that is paused or has still to begin.
  package static var hasRunningAnimations: Bool {
    guard !entries.isEmpty else { return false }
    let now = CACurrentMediaTime()
    return entries.contains { entry in
      let layer = entry.layer
      guard !layer.standsStill else { return false }
      let local = layer.localTime(now)
      return layer.running.contains { $0.isMoving(at: local, now) }
    }
  }

  /// The most frames a second that a moving animation asks for; nil where one leaves it to the display, or none moves.
  package static var preferredFrameRate: Double? {
    var rate: Double?
    let now = CACurrentMediaTime()
    for entry in entries where !entry.layer.standsStill {
      let local = entry.layer.localTime(now)
      for animation in entry.layer.running where animation.isMoving(at: local, now) {
        guard let own = animation.animation.preferredFrameRateRange.wanted else { return nil }
        rate = max(rate ?? own, own)
      }
    }
    return rate
  }

  /// When something is to be told next, on the clock: now, or the earliest end of an animation; nil if never.
  package static var nextEventTime: TimeInterval? {
    if !stops.isEmpty || !starts.isEmpty { return CACurrentMediaTime() }
    var next: TimeInterval?
    func consider(_ time: TimeInterval) { next = min(next ?? time, time) }
    let now = CACurrentMediaTime()
    for timeline in timelines {
      if let end = timeline.endTime { consider(timeline.beginTime > now ? timeline.beginTime : end) }
    }
    for entry in entries where !entry.layer.standsStill {
      let local = entry.layer.localTime(now)
      for animation in entry.layer.running where !animation.hasEnded && animation.placement == nil {
        if animation.timing.speed != 0, animation.timing.beginTime > local {
          consider(entry.layer.absoluteTime(animation.timing.beginTime))
        } else if let end = animation.timing.endTime {
          consider(entry.layer.absoluteTime(end))
        }
      }
    }
    return next
  }

  /// Ends the animations that have run out by `time`, in the order of their ends, and tells their delegates and then
  /// the transactions that waited for them.
  package static func update(at time: TimeInterval) {
    // Frame times are sums of sixtieths: an end within a microsecond belongs to this frame.
    let tolerance = 1e-6
    var ended: [(end: TimeInterval, sequence: UInt64, stop: Stop)] = []
    for timeline in timelines {
      guard let end = timeline.endTime, end <= time + tolerance else { continue }
      ended.append((end, timeline.sequence, .timeline(timeline)))
    }
    for entry in entries where !entry.layer.standsStill {
      let layer = entry.layer
      guard layer.running.contains(where: { !$0.hasEnded && $0.placement == nil }) else { continue }
      let local = layer.localTime(time)
      var removesAny = false
      for index in layer.running.indices where !layer.running[index].hasEnded && layer.running[index].placement == nil {
        let animation = layer.running[index]
        guard let end = animation.timing.endTime, end <= local + tolerance else { continue }
        layer.willChange()
        ended.append((layer.absoluteTime(end), animation.sequence, .animation(animation, isFinished: true)))
        layer.running[index].hasEnded = true
        removesAny = removesAny || layer.running[index].animation.isRemovedOnCompletion
      }
      if removesAny {
        layer.running.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
        layer.animationsDidEnd()
      }
    }
    entries.removeAll { entry in
      guard entry.layer.running.isEmpty else { return false }
      entry.layer.flags.remove(.isScheduled)
      return true
    }
    ended.sort { ($0.end, $0.sequence) < ($1.end, $1.sequence) }
    stops.append(contentsOf: ended.map(\.stop))
    deliver()
  }

  /// Tells what has begun and ended since the last time. What the delegates do may add to it.
  static func deliver() {
    while !starts.isEmpty || !stops.isEmpty {
      let started = starts
      starts = []
      for animation in started { animation.delegate?.animationDidStart(animation) }
      guard !stops.isEmpty else { continue }
      switch stops.removeFirst() {
      case .animation(let running, let isFinished):
        running.animation.delegate?.animationDidStop(running.animation, finished: isFinished)
        for group in running.groups { group.leave() }
      case .timeline(let timeline):
        // What was told before may have stopped it, or given it more to do.
        guard let end = timeline.endTime, end <= CACurrentMediaTime() + 1e-6 else { continue }
        timeline.onEnd?()
      }
    }
  }

  /// Forgets all animations without telling anyone, for the next test.
  package static func reset() {
    for entry in entries {
      for animation in entry.layer.running {
        if let placement = animation.placement { placement.timeline.detach(placement) }
      }
      entry.layer.running = []
      entry.layer.flags.remove(.isScheduled)
    }
    entries = []
    for timeline in timelines { timeline.stop() }
    timelines = []
    starts = []
    stops = []
    CATransaction.reset()
    ShownLayers.reset()
    UnknownKeyPaths.reset()
  }
}
