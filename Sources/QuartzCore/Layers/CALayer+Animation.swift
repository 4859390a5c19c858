extension CALayer {
  /// Adds a copy of an animation. A key that is in use is taken over, whose animation ends unfinished; nil is never in use.
  ///
  /// Without a begin time the animation begins now; without a duration it takes the transaction's.
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/add(_:forkey:)>.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    let animation = anim.copy() as! CAAnimation
    let transition = (animation as? CATransition).map {
      LayerTransition($0, of: self, at: CACurrentMediaTime())
    }
    let key = transition == nil ? key : kCATransition
    if let key { removeAnimation(forKey: key) }
    if animation.duration <= 0 {
      animation.duration = animation.naturalDuration ?? CATransaction.animationDuration()
    }
    if animation.beginTime == 0 { animation.beginTime = localTime(CACurrentMediaTime()) }
    let timing = TimingParameters(animation, defaultDuration: animation.duration)
    willChange()
    running.append(
      RunningAnimation(
        key: key, animation: animation, timing: timing,
        tracks: animation.compile(for: self, timing: timing),
        sequence: AnimationScheduler.nextSequence(), groups: CATransaction.enterGroups(),
        transition: transition))
    if transition != nil { flags.insert(.isInTransition) }
    AnimationScheduler.schedule(self)
    LayerChanges.note()
  }

  /// Adds a copy of an animation whose time is a timeline's: its own times and pace say nothing.
  package final func add(_ anim: CAAnimation, forKey key: String, on placement: TimelinePlacement) {
    removeAnimation(forKey: key)
    let animation = anim.copy() as! CAAnimation
    let timing = TimingParameters(animation, defaultDuration: placement.timeline.duration)
    willChange()
    running.append(
      RunningAnimation(
        key: key, animation: animation, timing: timing, tracks: animation.compile(for: self, timing: timing),
        sequence: AnimationScheduler.nextSequence(), groups: [], placement: placement))
    placement.timeline.attach(placement)
    AnimationScheduler.schedule(self)
    LayerChanges.note()
  }

  /// Takes away an animation of a timeline, without telling anyone.
  package final func removeAnimation(on placement: TimelinePlacement) {
    guard let index = running.firstIndex(where: { $0.placement === placement }) else { return }
    willChange()
    running.remove(at: index)
    placement.timeline.detach(placement)
    LayerChanges.note()
  }

  /// What an animation of a timeline makes of the property's own value, at a time of the clock, as if it ran alone; nil
  /// where the layer does not have it any more.
  package final func value(
    forKeyPath keyPath: String, animatedOn placement: TimelinePlacement, at time: CFTimeInterval
  ) -> Any? {
    guard let target = AnimatableKeyPath(keyPath), let animation = running.first(where: { $0.placement === placement })
    else { return nil }
    var result = values
    let progress = placement.progress(at: time)
    for track in animation.tracks { track.apply(to: &result, progress: progress) }
    return target.currentObject(in: result)
  }

  /// A point of the superlayer in this layer's coordinates, by the values that are shown at a time of the clock.
  package final func presentedPoint(_ point: CGPoint, fromSuperlayerAt time: CFTimeInterval) -> CGPoint {
    let own = presentedValues(at: time).affineToParent
    return point.applying((storedSuperlayer?.applyingSublayerTransform(to: own) ?? own).inverted())
  }

  /// Ends an animation; its delegate is told, at the end of the transaction, that it did not finish.
  public final func removeAnimation(forKey key: String) {
    guard let index = running.firstIndex(where: { $0.key == key }) else { return }
    willChange()
    AnimationScheduler.stop(running.remove(at: index), finished: false)
    LayerChanges.note()
  }

  /// Ends all animations of the layer.
  public final func removeAllAnimations() {
    guard !running.isEmpty else { return }
    willChange()
    let stopped = running
    running = []
    for animation in stopped { AnimationScheduler.stop(animation, finished: false) }
    LayerChanges.note()
  }

  /// The keys of the animations, in the order in which they were added; nil where there are none.
  public final func animationKeys() -> [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The animation with a key. It must not be changed.
  public final func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  /// A key that no animation of the layer has, for another animation of a property beside those that it has.
  package final func unusedKey(for property: String) -> String {
    guard animation(forKey: property) != nil else { return property }
    // The numbers that are taken are seldom more than their animations: the next one is free at once.
    var number = running.count { $0.key?.utf8.starts(with: property.utf8) == true } + 1
    while animation(forKey: "\(property)-\(number)") != nil { number += 1 }
    return "\(property)-\(number)"
  }

  /// The layer's values at a time of the clock.
  final func presentedValues(at time: CFTimeInterval) -> LayerValues {
    guard !running.isEmpty else { return values }
    var result = values
    let local = localTime(time)
    for animation in running {
      if let placement = animation.placement {
        let progress = placement.progress(at: time)
        for track in animation.tracks { track.apply(to: &result, progress: progress) }
      } else {
        for track in animation.tracks { track.apply(to: &result, at: local) }
      }
    }
    return result
  }

  /// A copy with the values that are shown now; its superlayer and sublayers are presentation layers too. It must not be
  /// changed. Each call makes another copy.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/presentation()>.
  public final func presentation() -> Self? {
    let copy = Self.makePresentation(of: self)
    copy.values = presentedValues(at: CACurrentMediaTime())
    copy.modelLayer = self
    return copy
  }

  /// The layer whose values a presentation layer shows; the layer itself elsewhere.
  public final func model() -> CALayer { modelLayer ?? self }
}
