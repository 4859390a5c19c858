/// Animates the changes that blocks make, and can be paused, moved by hand, turned round, given another pace and stopped.
///
/// Several animators can change one property: positions, bounds and transforms add up, of other properties the last one
/// takes over from where it is shown. While it runs the system keeps it; a paused or stopped animator is its owner's,
/// and to let go of it then is an error.
/// Specified by <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator>.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  private enum Stage {
    case inactive
    case active(AnimatorRun)
    case stopped(AnimatorRun)
  }

  private struct Block {
    let changes: () -> Void
    let delayFactor: CGFloat
  }

  /// How the animation goes with time.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/timingparameters>.
  public final let timingParameters: (any UITimingCurveProvider)?
  /// Seconds from start to end; where a spring takes its own time, that.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/duration>.
  public final let duration: TimeInterval
  /// The seconds that the last start waited.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/delay>.
  public private(set) final var delay: TimeInterval = 0

  /// Whether the views that move take touches; true unless set. To set it while the animator is active raises.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/isuserinteractionenabled>.
  open var isUserInteractionEnabled: Bool {
    get { allowsInteraction }
    set {
      guard requireInactive(toSet: "userInteractionEnabled") else { return }
      allowsInteraction = newValue
    }
  }

  /// Whether touches look for the views where their animation ends; without it, the default, they find them where they are
  /// shown. What is set counts from the next start.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/ismanualhittestingenabled>.
  open var isManualHitTestingEnabled = false

  /// Whether the animator can be paused, turned round and stopped once it runs; true unless set. To set it while the
  /// animator is active raises.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/isinterruptible>.
  open var isInterruptible: Bool {
    get { canBeInterrupted }
    set {
      guard requireInactive(toSet: "interruptible") else { return }
      canBeInterrupted = newValue
    }
  }

  /// Whether a paused animator is moved by the way that is done (true, the default) or by the time that has passed.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/scrubslinearly>.
  open var scrubsLinearly = true

  /// Whether the animator stays active, paused, when it has come to its end; its completions then wait.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/pausesoncompletion>.
  open var pausesOnCompletion = false

  private var allowsInteraction = true
  private var canBeInterrupted = true
  private let curve: TimelineCurve
  private var options: UIView.AnimationOptions = .beginFromCurrentState
  private var stage = Stage.inactive
  private var pending: [Block] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isSetToReverse = false

  // MARK: Making one

  /// An animator of a duration in seconds on a curve. A duration that is not above 0 is none.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/init(duration:timingparameters:)>.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let copy = parameters.copy(with: nil) as? any UITimingCurveProvider
    timingParameters = copy ?? parameters
    (curve, self.duration) = parameters.makeCurve(duration: Self.plausible(duration))
    super.init()
  }

  /// An animator on one of UIKit's curves.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/init(duration:curve:animations:)>.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator on a cubic curve with two inner points.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/init(duration:controlpoint1:controlpoint2:animations:)>.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator on a spring that comes to rest within the duration.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/init(duration:dampingratio:animations:)>.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Takes over the options that say something for an animator.
  final func adopt(_ options: UIView.AnimationOptions) {
    self.options = options.intersection(.layoutSubviews).union(.beginFromCurrentState)
    allowsInteraction = options.contains(.allowUserInteraction)
  }

  isolated deinit {
    switch stage {
    case .inactive: break
    case .active(let run), .stopped(let run):
      raise(
        "NSInternalInconsistencyException",
        "It is an error to release a paused or stopped property animator. Property animators must either finish "
          + "animating or be explicitly stopped and finished before they can be released.")
      run.stop(at: CACurrentMediaTime())
      run.timeline.stop()
      run.close(finished: false)
    }
  }

  /// An animator with the same settings and blocks that has not begun.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(
      duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
    copy.allowsInteraction = allowsInteraction
    copy.canBeInterrupted = canBeInterrupted
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    copy.pending = pending
    copy.completions = completions
    copy.options = options
    return copy
  }

  // MARK: Where it is

  /// Whether it has begun and whether it may go on.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewanimating/state>.
  open var state: UIViewAnimatingState {
    switch stage {
    case .inactive: .inactive
    case .active: .active
    case .stopped: .stopped
    }
  }

  /// Whether it moves; also while it waits for a delay to pass.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewanimating/isrunning>.
  open var isRunning: Bool { activeRun?.timeline.isMoving ?? false }

  /// Whether it goes back to where it began. One that moves turns round where it is, along the same curve; one that is
  /// not interruptible raises. Stopped, it is left alone.
  ///
  /// An animator that is reversed before it begins goes from its end to its start, and one that has ended is no longer
  /// reversed: of both Apple says nothing.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewanimating/isreversed>.
  open var isReversed: Bool {
    get { isSetToReverse }
    set {
      guard newValue != isSetToReverse, state != .stopped else { return }
      if let run = activeRun {
        guard canBeInterrupted else {
          return misuse("An animator \(self) that is not interruptible cannot be continued or reversed!")
        }
        run.timeline.setReversed(newValue, at: CACurrentMediaTime())
      }
      isSetToReverse = newValue
    }
  }

  /// How much is done in the present direction, 0 to 1: of the time while it runs; while it is paused, of the way where
  /// `scrubsLinearly`, else of the time.
  ///
  /// Setting it moves what is shown; an animator that is inactive becomes active, one that runs is paused. Values
  /// outside 0...1 count as the nearest end. That a reversed animator counts from its end, Apple does not say; public
  /// code relies on it.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewanimating/fractioncomplete>.
  open var fractionComplete: CGFloat {
    get {
      guard let run = activeRun else { return 0 }
      let phase = min(max(run.timeline.phase(at: CACurrentMediaTime()), 0), 1)
      return isSetToReverse ? 1 - phase : phase
    }
    set {
      guard state != .stopped, !newValue.isNaN else { return }
      pauseAnimation()
      guard let run = activeRun, !run.timeline.isMoving else { return }
      let part = min(max(newValue, 0), 1)
      run.timeline.scrub(to: isSetToReverse ? 1 - part : part, isLinear: scrubsLinearly)
    }
  }

  // MARK: What happens

  /// Begins, or goes on after a pause. On a stopped animator it raises.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewanimating/startanimation()>.
  open func startAnimation() {
    start(after: 0)
  }

  /// Begins, or goes on after a pause, after a delay in seconds. The changes are made at once, their animations wait. On a
  /// stopped animator it raises.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewanimating/startanimation(afterdelay:)>.
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(after: Self.plausible(delay))
  }

  private func start(after delay: TimeInterval) {
    guard let run = activate(for: "start") else { return }
    guard !run.timeline.isMoving else { return }
    self.delay = delay
    let now = CACurrentMediaTime()
    run.timeline.run(from: now + delay, now: now)
    run.timeline.keeper = self
  }

  /// Stands still where it is; an animator that has not begun makes its changes and stands at their beginning. One that is
  /// not interruptible, or is stopped, raises.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewanimating/pauseanimation()>.
  open func pauseAnimation() {
    if isRunning, !canBeInterrupted {
      return misuse("An animator \(self) that is not interruptible cannot be paused!")
    }
    guard let run = activate(for: "pause") else { return }
    // Letting go of what the system keeps may be the end of the animator.
    withExtendedLifetime(self) { run.timeline.pause(at: CACurrentMediaTime(), isLinear: scrubsLinearly) }
  }

  /// Goes on after a pause, with another pace and in a multiple of the original duration; a factor of 0 takes the time that
  /// is left, nil keeps the pace. It must be active, paused and interruptible, or it raises.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/continueanimation(withtimingparameters:durationfactor:)>.
  /// What is shown goes on from where it is; a spring's own time wins over the factor, as it does at the start.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard canBeInterrupted else {
      return misuse("An animator \(self) that is not interruptible cannot be continued or reversed!")
    }
    guard let run = activeRun, !run.timeline.isMoving else {
      return misuse("continueAnimationWithTimingParameters:durationFactor: needs a paused animator: \(self)")
    }
    let now = CACurrentMediaTime()
    let factor = durationFactor.isFinite ? max(durationFactor, 0) : 0
    if parameters == nil, factor == 0 {
      run.timeline.run(from: now, now: now)
    } else {
      let seconds = factor > 0 ? duration * Double(factor) : run.timeline.remainingTime(at: now)
      let (curve, duration) = parameters?.makeCurve(duration: seconds) ?? (curve, seconds)
      run.timeline.run(on: curve, duration: duration, from: now)
    }
    run.timeline.keeper = self
  }

  /// Ends the animations where they are: the views keep the values that are shown. With false it can still be finished;
  /// with true it is inactive at once, and its completions are forgotten. Inactive, it stays as it is; stopped, or not
  /// interruptible, it raises.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewanimating/stopanimation(_:)>.
  open func stopAnimation(_ withoutFinishing: Bool) {
    switch stage {
    case .inactive: break
    case .stopped: misuse("Animator \(self) is already stopped!")
    case .active(let run):
      guard canBeInterrupted else {
        return misuse("An animator \(self) that is not interruptible cannot be stopped!")
      }
      withExtendedLifetime(self) {
        run.stop(at: CACurrentMediaTime())
        run.timeline.stop()
        if withoutFinishing {
          end(run)
          isSetToReverse = false
          run.close(finished: false)
        } else {
          stage = .stopped(run)
        }
      }
    }
  }

  /// Finishes a stopped animator: brings the values to an end of the animation or leaves them, and calls the completions. An
  /// animator that is not stopped raises.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewanimating/finishanimation(at:)>.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard case .stopped(let run) = stage else {
      return misuse("finishAnimationAtPosition: should only be called on a stopped animator!")
    }
    finish(run, at: finalPosition)
  }

  /// Adds changes that begin after a part, 0 to 1, of the time that remains, and end with the others. An active animator
  /// makes them at once; a stopped one raises.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/addanimations(_:delayfactor:)>.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isFinite ? min(max(delayFactor, 0), 1) : 0
    let block = Block(changes: animation, delayFactor: factor)
    switch stage {
    case .inactive: pending.append(block)
    case .active(let run): perform(block, in: run)
    case .stopped: misuse("Animations cannot be added to a stopped animator (\(self))!")
    }
  }

  /// Adds changes. An active animator makes them at once, and they take the time that remains; a stopped one raises.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/addanimations(_:)>.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds what is called when the animation has ended, with where it did; at any time.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/addcompletion(_:)>.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: How it happens

  private var activeRun: AnimatorRun? {
    if case .active(let run) = stage { run } else { nil }
  }

  /// The run of an active animator, which an inactive one begins; nil, with an exception, for a stopped one.
  private func activate(for purpose: String) -> AnimatorRun? {
    switch stage {
    case .active(let run): return run
    case .stopped:
      misuse("It is an error to \(purpose) a stopped property animator: \(self)")
      return nil
    case .inactive: break
    }
    let timeline = AnimationTimeline(duration: duration, curve: curve)
    let run = AnimatorRun(
      timeline: timeline, allowsInteraction: allowsInteraction,
      hitsPresentation: allowsInteraction && !isManualHitTestingEnabled)
    timeline.setReversed(isSetToReverse, at: CACurrentMediaTime())
    timeline.onEnd = { [weak self] in self?.timelineDidEnd() }
    stage = .active(run)
    let blocks = pending
    pending = []
    for block in blocks { perform(block, in: run) }
    // What is reversed from the first stands at its end; its animations have been placed from the beginning.
    if isSetToReverse { timeline.scrub(to: 1, isLinear: false) }
    return run
  }

  /// Runs what makes its own changes at once, and whose `UIView` blocks become the animator's; stands at the beginning.
  final func adoptBlocks(of body: () -> Void) {
    guard let run = activate(for: "start") else { return }
    ViewAnimation(host: .init(run: run), duration: duration, options: options, isAnimated: false).run(body)
  }

  private func perform(_ block: Block, in run: AnimatorRun) {
    ViewAnimation(
      host: .init(run: run, delayFactor: Double(block.delayFactor)), duration: duration, options: options
    ).run(block.changes)
  }

  private func timelineDidEnd() {
    guard let run = activeRun else { return }
    withExtendedLifetime(self) {
      if pausesOnCompletion {
        run.timeline.pause(at: CACurrentMediaTime(), isLinear: scrubsLinearly)
      } else {
        run.timeline.stop()
        finish(run, at: isSetToReverse ? .start : .end)
      }
    }
  }

  private func finish(_ run: AnimatorRun, at position: UIViewAnimatingPosition) {
    run.finish(at: position)
    let completions = end(run)
    run.close(finished: position == .end)
    for completion in completions { completion(position) }
    if state == .inactive { isSetToReverse = false }
  }

  /// Inactive again; answers the completions, which are no longer its own.
  @discardableResult
  private func end(_ run: AnimatorRun) -> [(UIViewAnimatingPosition) -> Void] {
    stage = .inactive
    let completions = completions
    self.completions = []
    return completions
  }

  private func requireInactive(toSet property: String) -> Bool {
    if state == .inactive { return true }
    raise(
      "NSGenericException", "It is not allowed to set the \(property) property of an active animator: \(self)")
    return false
  }

  private func misuse(_ reason: String) {
    raise("NSInternalInconsistencyException", reason)
  }

  private static func plausible(_ time: TimeInterval) -> TimeInterval {
    time.isFinite ? max(time, 0) : 0
  }
}
