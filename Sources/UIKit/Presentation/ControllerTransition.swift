/// A transition between two controllers, from the call that asks for it to its end: who animates it, who drives it, how it
/// ends. What it shows and whom it tells is for its kinds.
@MainActor
class ControllerTransition {
  private enum Stage {
    case waiting
    case running
    case over
  }

  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) lazy var coordinator = TransitionCoordinator(for: self)
  private var stage = Stage.waiting
  private var completion: (() -> Void)?
  private var endedFromOutside = false
  /// The context, held for as long as the animation is declared to take.
  private var heldContext: TransitionContext?
  private(set) final var duration: TimeInterval = 0
  private(set) final var wasCancelled = false
  private(set) final var isInteractive = false
  private(set) final var wasInteractiveAtStart = false
  private(set) final var percentComplete: CGFloat = 0
  /// Runs and scrubs the animation, where something drives it by hand.
  private(set) final var driver: TransitionDriver?

  /// A transition with an animator or, where nothing is animated, none.
  init(
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
  ) {
    self.animator = animator
    self.interactor = interactor
    self.completion = completion
  }

  final var isAnimated: Bool { animator != nil }
  final var isRunning: Bool { stage == .running }

  // MARK: What each kind says

  /// The view in which it happens; nil before and after.
  var containerView: UIView? { nil }
  var fromController: UIViewController { fatalError("a transition has two ends") }
  var toController: UIViewController { fatalError("a transition has two ends") }
  var presentationStyle: UIModalPresentationStyle { .none }
  /// A view that the animator moves.
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  /// Where a controller's view is at the beginning or the end, in the container.
  func frame(of controller: UIViewController, atEnd: Bool) -> CGRect { .zero }

  /// Makes the container; false where there is nothing left to show the transition in.
  func prepare() -> Bool { true }
  /// Tells whom it concerns, and brings the views into the state in which the animator finds them.
  func willRun() {}
  /// Brings the views to the end, without animation.
  func showEnd() {}
  /// It runs by itself, and may be taken over.
  func didBecomeInterruptible() {}
  /// Puts the views in their places, and tells whom it concerns.
  func didRun(_ didComplete: Bool) {}
  /// It never began.
  func didNotRun() {}
  /// Nobody waits for it any more.
  func release() {}

  // MARK: Beginning

  /// Begins in this call, or, animated, at the beginning of the next cycle: what is set up until then counts.
  final func start() {
    announce()
    guard isAnimated else { return begin() }
    MediaClock.shared.schedule(at: CACurrentMediaTime()) {
      MainActor.assumeIsolated { self.begin() }
    }
  }

  /// Begins in this call.
  final func startNow() {
    announce()
    begin()
  }

  /// Somebody may ask for the coordinator from now on, and a hand may move.
  private func announce() {
    _ = coordinator
    (interactor as? UIPercentDrivenInteractiveTransition)?.expectTransition()
  }

  private func begin() {
    guard stage == .waiting else { return }
    stage = .running
    guard prepare() else { return giveUp() }
    let context = TransitionContext(for: self)
    duration = animator?.transitionDuration(using: context) ?? 0
    if !duration.isFinite || duration < 0 { duration = 0 }
    willRun()
    guard stage == .running else { return }
    if let animator {
      animate(animator, context)
    } else {
      showEnd()
      UIView.performWithoutAnimation {
        containerView?.layoutIfNeeded()
        coordinator.runAlongside(duration: 0)
      }
      complete(true)
    }
  }

  private func animate(
    _ animator: any UIViewControllerAnimatedTransitioning, _ context: TransitionContext
  ) {
    if let interactor, interactor.wantsInteractiveStart {
      isInteractive = true
      wasInteractiveAtStart = true
      interactor.startInteractiveTransition(context)
      // What drives the animation in ways of its own leaves the rest to run along: in its own time until it tells how far it is.
      if stage == .running, driver == nil { coordinator.runAlongside(duration: duration) }
      return
    }
    heldContext = context
    if let hand = interactor as? UIPercentDrivenInteractiveTransition {
      hand.adopt(context)
      let driver = TransitionDriver(for: self, animator, context)
      self.driver = driver
      didBecomeInterruptible()
      driver.start(paused: false)
    } else {
      animator.animateTransition(using: context)
    }
    guard stage == .running else { return }
    coordinator.runAlongside(duration: duration)
    if driver == nil { releaseContext(after: duration) }
  }

  // MARK: Interaction

  /// A hand drives the animation from its beginning.
  final func startDriving(_ context: TransitionContext) {
    guard stage == .running, driver == nil, let animator else { return }
    let driver = TransitionDriver(for: self, animator, context)
    self.driver = driver
    driver.start(paused: true)
    coordinator.runAlongside(duration: duration)
  }

  final func update(_ percent: CGFloat) {
    guard stage == .running, isInteractive else { return }
    percentComplete = min(max(percent.isNaN ? 0 : percent, 0), 1)
    coordinator.moveAlongside(to: percentComplete)
  }

  /// The hand lets go: the transition runs on to its end or back.
  final func endInteraction(cancelling: Bool) {
    guard stage == .running, isInteractive else { return }
    isInteractive = false
    wasCancelled = cancelling
    // From now on it may be caught.
    didBecomeInterruptible()
    coordinator.releaseAlongside(backwards: cancelling)
    coordinator.interactionDidChange()
  }

  /// The hand takes the transition over. What moves the animation in ways of its own stops it itself.
  final func resumeInteraction() {
    guard stage == .running, !isInteractive, interactor != nil else { return }
    isInteractive = true
    wasCancelled = false
    if let driver {
      percentComplete = driver.pause()
    } else {
      coordinator.holdAlongside()
    }
    coordinator.interactionDidChange()
  }

  // MARK: The end

  /// An animator that lets go of its context can never complete the transition. It is held for as long as the animator
  /// said that it takes, for those that do not hold it; after that the end comes by itself.
  private func releaseContext(after duration: TimeInterval) {
    MediaClock.shared.schedule(
      at: CACurrentMediaTime() + duration + 2 * FramePipeline.frameInterval
    ) { [weak self] in
      MainActor.assumeIsolated { self?.heldContext = nil }
    }
  }

  /// Nobody has the context any more.
  final func contextWasReleased() {
    guard stage == .running else { return }
    Diagnostics.log(
      "\(animator.map { String(describing: type(of: $0)) } ?? "An animator") let go of its transition context without "
        + "calling completeTransition(_:); the transition ends now")
    MediaClock.shared.schedule(at: CACurrentMediaTime()) {
      MainActor.assumeIsolated { if self.stage == .running { self.complete(!self.wasCancelled) } }
    }
  }

  /// Ends the transition; what comes later is reported and ignored.
  final func complete(_ didComplete: Bool) {
    guard stage != .over else {
      guard !endedFromOutside else { return }
      Diagnostics.log("completeTransition(_:) was called again on a transition that is over")
      return
    }
    guard stage == .running else { return }
    // An animator that ends in the call that begins it leaves no time for what runs along, which counts all the same.
    if didComplete { coordinator.runAlongsideAtOnce() }
    guard stage == .running else { return }
    stage = .over
    // A finger that loses its view in this says that it lets go, of what is over.
    isInteractive = false
    withExtendedLifetime(self) {
      coordinator.endAlongside(at: didComplete ? .end : .start)
      didRun(didComplete)
      heldContext = nil
      driver = nil
      end(cancelled: !didComplete)
    }
  }

  /// Ends the transition at once, because the window's content is replaced.
  final func abandon() {
    endedFromOutside = true
    // In the middle of its end, somebody who heard of that has replaced the content.
    if stage == .over { return release() }
    if stage == .waiting { return giveUp() }
    driver?.finish()
    complete(true)
  }

  private func giveUp() {
    stage = .over
    didNotRun()
    end(cancelled: true)
  }

  private func end(cancelled: Bool) {
    (interactor as? UIPercentDrivenInteractiveTransition)?.letGo()
    coordinator.finish(cancelled: cancelled)
    let completion = completion
    self.completion = nil
    completion?()
  }
}
