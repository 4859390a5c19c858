extension CALayer {
  /// Adds a copy of an animation, and makes it what it is for this layer.
  final func start(_ anim: CAAnimation, forKey key: String?) {
    let animation = anim.copy() as! CAAnimation
    let transition = (animation as? CATransition).map {
      LayerTransition($0, of: self, at: CACurrentMediaTime())
    }
    let key = transition == nil ? key : kCATransition
    if animation.duration <= 0 {
      animation.duration = animation.naturalDuration ?? CATransaction.animationDuration()
    }
    if animation.beginTime == 0 { animation.beginTime = localTime(CACurrentMediaTime()) }
    let timing = TimingParameters(animation, defaultDuration: animation.duration)
    // An open start is what is shown now, the animation that is about to go included.
    let tracks = animation.compile(for: self, timing: timing)
    if let key { stopAnimation(forKey: key) }
    willChange()
    run(
      RunningAnimation(
        key: key, animation, tracks, timing: timing, groups: CATransaction.enterGroups(), transition: transition))
    if transition != nil { flags.insert(.isInTransition) }
  }

  /// Adds a copy of an animation whose time is a timeline's: its own times and pace say nothing.
  package final func add(_ anim: CAAnimation, forKey key: String, on placement: TimelinePlacement) {
    let animation = anim.copy() as! CAAnimation
    let timing = TimingParameters(animation, defaultDuration: placement.timeline.duration)
    let tracks = animation.compile(for: self, timing: timing)
    stopAnimation(forKey: key)
    willChange()
    run(RunningAnimation(key: key, animation, tracks, timing: timing, groups: [], placement: placement))
    placement.timeline.attach(placement)
  }

  private func run(_ animation: RunningAnimation) {
    running.append(animation)
    if animation.changesDrawing(of: Self.self) { beginAnimatedDisplay() }
    AnimationScheduler.schedule(self)
    LayerChanges.note()
  }

  /// Takes away an animation of a timeline, without telling anyone.
  package final func removeAnimation(on placement: TimelinePlacement) {
    guard let index = running.firstIndex(where: { $0.placement === placement }) else { return }
    willChange()
    running.remove(at: index)
    placement.timeline.detach(placement)
    animationsDidEnd()
  }

  /// What an animation of a timeline makes of the property's own value, at a time of the clock, as if it ran alone; nil
  /// where the layer does not have it any more.
  package final func value(
    forKeyPath keyPath: String, animatedOn placement: TimelinePlacement, at time: CFTimeInterval
  ) -> Any? {
    guard let target = AnimatableKeyPath(keyPath), let animation = running.first(where: { $0.placement === placement })
    else { return nil }
    var result = values
    var memory = TransformMemory()
    let progress = placement.progress(at: time)
    for track in animation.tracks { track.apply(to: &result, own: values, &memory, progress: progress) }
    return target.currentObject(in: result)
  }

  /// A point of the superlayer in this layer's coordinates, by the values that are shown at a time of the clock.
  package final func presentedPoint(_ point: CGPoint, fromSuperlayerAt time: CFTimeInterval) -> CGPoint {
    let own = presentedValues(at: time).affineToParent
    return point.applying((storedSuperlayer?.applyingSublayerTransform(to: own) ?? own).inverted())
  }

  final func stopAnimation(forKey key: String) {
    guard let index = running.firstIndex(where: { $0.key == key }) else { return }
    willChange()
    AnimationScheduler.stop(running.remove(at: index), finished: false)
    animationsDidEnd()
  }

  final func stopAllAnimations() {
    guard !running.isEmpty else { return }
    willChange()
    let stopped = running
    running = []
    for animation in stopped { AnimationScheduler.stop(animation, finished: false) }
    animationsDidEnd()
  }

  final var keysOfAnimations: [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// A key that no animation of the layer has, for another animation of a property beside those that it has.
  package final func unusedKey(for property: String) -> String {
    guard running.contains(where: { $0.key == property }) else { return property }
    // The numbers that are taken are seldom more than their animations: the next one is free at once.
    var number = running.count { $0.key?.utf8.starts(with: property.utf8) == true } + 1
    while animation(forKey: "\(property)-\(number)") != nil { number += 1 }
    return "\(property)-\(number)"
  }

  /// The layer's values at a time of the clock.
  final func presentedValues(at time: CFTimeInterval) -> LayerValues {
    guard !running.isEmpty else { return values }
    var result = values
    var memory = TransformMemory()
    let local = localTime(time)
    for animation in running {
      if let placement = animation.placement {
        let progress = placement.progress(at: time)
        for track in animation.tracks { track.apply(to: &result, own: values, &memory, progress: progress) }
      } else {
        for track in animation.tracks { track.apply(to: &result, own: values, &memory, at: local) }
      }
    }
    return result
  }

  /// What animations make at a time of the clock of properties that are not among the layer's values, by key.
  final func presentedKeptValues(at time: CFTimeInterval) -> [String: Any] {
    var result: [String: Any] = [:]
    guard running.contains(where: { !$0.keptTracks.isEmpty }) else { return result }
    let local = localTime(time)
    for animation in running {
      for track in animation.keptTracks {
        let target = track.target
        let own = value(forKey: target.key)
        let current = result[target.key] ?? own
        let property = AnimationTrack.Property(
          shown: target.value(inKept: current), own: target.value(inKept: own),
          ownObject: own.flatMap(target.animatable))
        let shown =
          animation.placement.map { track.shown(progress: $0.progress(at: time), property) }
          ?? track.shown(at: local, property)
        switch shown {
        case .numbers(let value): result[target.key] = target.setting(value, inKept: current)
        case .object(let object): result[target.key] = object.object
        case nil: break
        }
      }
    }
    return result
  }

  /// What the layer shows of a property at a time of the clock, as numbers.
  final func presentedVector(_ target: AnimatableKeyPath, at time: CFTimeInterval) -> SIMD16<Double> {
    guard target.property == nil else {
      var memory = TransformMemory()
      return target.value(in: presentedValues(at: time), &memory)
    }
    return target.value(inKept: presentedKeptValues(at: time)[target.key] ?? value(forKey: target.key))
  }

  /// What the layer shows of a property that is not a few numbers, at a time of the clock.
  final func presentedObject(_ target: AnimatableKeyPath, at time: CFTimeInterval) -> AnimatableObject? {
    guard target.property == nil else { return target.property?.animatable(in: presentedValues(at: time)) }
    return (presentedKeptValues(at: time)[target.key] ?? value(forKey: target.key)).flatMap(target.animatable)
  }

  /// A copy with the values that are shown at a time of the clock.
  final func makePresentation(at time: CFTimeInterval) -> Self {
    let copy = Self.makePresentation(of: self)
    copy.modelLayer = self
    copy.values = presentedValues(at: time)
    if running.contains(where: \.changesContents) { copy.storedContents = ownContents }
    for (key, value) in presentedKeptValues(at: time) { copy.setValue(value, forKey: key) }
    return copy
  }

  /// The layer whose values a presentation layer shows; the layer itself elsewhere. Both are of one class.
  final var ownModel: Self { unsafeDowncast(modelLayer ?? self, to: Self.self) }
}
