/// Knows the layers that have animations, ends what has run out, and tells delegates and transactions.
package enum AnimationScheduler {
  private struct Entry {
    unowned(unsafe) let layer: CALayer
    let id: ObjectIdentifier
  }

  private struct Stop {
    let animation: RunningAnimation
    let isFinished: Bool
  }

  private nonisolated(unsafe) static var entries: [Entry] = []
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
    stops.append(Stop(animation: animation, isFinished: isFinished))
  }

  /// Whether an animation still changes what is shown.
  package static var hasRunningAnimations: Bool {
    entries.contains { $0.layer.running.contains { !$0.hasEnded } }
  }

  /// When something is to be told next, on the clock: now, or the earliest end of an animation; nil if never.
  package static var nextEventTime: TimeInterval? {
    if !stops.isEmpty || !starts.isEmpty { return CACurrentMediaTime() }
    var next: TimeInterval?
    for entry in entries {
      for animation in entry.layer.running where !animation.hasEnded {
        guard let end = animation.timing.endTime else { continue }
        let time = entry.layer.absoluteTime(end)
        next = min(next ?? time, time)
      }
    }
    return next
  }

  /// Ends the animations that have run out by `time`, in the order of their ends, and tells their delegates and then
  /// the transactions that waited for them.
  package static func update(at time: TimeInterval) {
    // Frame times are sums of sixtieths: an end within a microsecond belongs to this frame.
    let tolerance = 1e-6
    var ended: [(end: TimeInterval, animation: RunningAnimation)] = []
    for entry in entries {
      let layer = entry.layer
      guard layer.running.contains(where: { !$0.hasEnded }) else { continue }
      let local = layer.localTime(time)
      var removesAny = false
      for index in layer.running.indices where !layer.running[index].hasEnded {
        guard let end = layer.running[index].timing.endTime, end <= local + tolerance else { continue }
        ended.append((layer.absoluteTime(end), layer.running[index]))
        layer.running[index].hasEnded = true
        removesAny = removesAny || layer.running[index].animation.isRemovedOnCompletion
      }
      if removesAny {
        layer.running.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
        LayerChanges.note()
      }
    }
    entries.removeAll { entry in
      guard entry.layer.running.isEmpty else { return false }
      entry.layer.flags.remove(.isScheduled)
      return true
    }
    ended.sort { ($0.end, $0.animation.sequence) < ($1.end, $1.animation.sequence) }
    stops.append(contentsOf: ended.map { Stop(animation: $0.animation, isFinished: true) })
    deliver()
  }

  /// Tells what has begun and ended since the last time. What the delegates do may add to it.
  static func deliver() {
    while !starts.isEmpty || !stops.isEmpty {
      let started = starts
      starts = []
      for animation in started { animation.delegate?.animationDidStart(animation) }
      guard !stops.isEmpty else { continue }
      let stop = stops.removeFirst()
      stop.animation.animation.delegate?.animationDidStop(stop.animation.animation, finished: stop.isFinished)
      for group in stop.animation.groups { group.leave() }
    }
  }

  /// Forgets all animations without telling anyone, for the next test.
  package static func reset() {
    for entry in entries {
      entry.layer.running = []
      entry.layer.flags.remove(.isScheduled)
    }
    entries = []
    starts = []
    stops = []
    CATransaction.reset()
  }
}
