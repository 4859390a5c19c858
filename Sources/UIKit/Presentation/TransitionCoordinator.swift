/// The coordinator of a transition between controllers: runs what was given along with it, and tells of its end.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private unowned let transition: ControllerTransition
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var isCollecting = true
  private var endOfAlongside: TimeInterval = 0
  /// Runs what goes along with a transition that is driven by hand in ways of its own.
  private var paced: UIViewPropertyAnimator?
  /// What is known after the transition is gone.
  private var outcome: (wasCancelled: Bool, container: UIView)?

  init(for transition: ControllerTransition) {
    self.transition = transition
    super.init()
  }

  // MARK: What runs along

  /// Runs the animations that were given until now.
  func runAlongside(duration: TimeInterval) {
    guard isCollecting else { return }
    endOfAlongside = CACurrentMediaTime() + duration
    let all = takeAnimations()
    guard !all.isEmpty else { return }
    animate(duration: duration) {
      for animation in all { animation(self) }
    }
  }

  /// The transition ends before what runs along with it has begun.
  func runAlongsideAtOnce() {
    let all = takeAnimations()
    guard !all.isEmpty else { return }
    UIView.performWithoutAnimation {
      for animation in all { animation(self) }
    }
  }

  /// What was given until now; what comes from now on runs at once.
  private func takeAnimations() -> [Handler] {
    defer { animations = [] }
    isCollecting = false
    return animations
  }

  private func animate(duration: TimeInterval, _ changes: @escaping () -> Void) {
    if let driver = transition.driver { return driver.runAlongside(changes) }
    guard duration > 0 else { return UIView.performWithoutAnimation(changes) }
    if transition.interactor != nil { return pace(changes, duration) }
    if let timed = transition.animator as? StyleAnimator {
      return timed.run(changes, completion: nil)
    }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [
        .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
        completionCurve.options,
      ],
      animations: changes, completion: nil)
  }

  // MARK: What is driven by hand

  private func pace(_ changes: @escaping () -> Void, _ duration: TimeInterval) {
    if let paced { return paced.addAnimations(changes) }
    let made = UIViewPropertyAnimator(duration: duration, curve: completionCurve, animations: changes)
    paced = made
    made.startAnimation()
  }

  /// The hand tells how far it is.
  func moveAlongside(to percent: CGFloat) {
    heldPace?.fractionComplete = percent
  }

  /// What goes along, standing still where it is; nil where nothing does.
  private var heldPace: UIViewPropertyAnimator? {
    guard let paced, paced.state == .active else { return nil }
    if paced.isRunning { paced.pauseAnimation() }
    return paced
  }

  /// The hand takes over what goes along, where it is.
  func holdAlongside() {
    heldPace?.isReversed = false
  }

  /// The hand lets go: what went along runs on, or back.
  func releaseAlongside(backwards: Bool) {
    guard let paced = heldPace else { return }
    let done = paced.fractionComplete
    paced.isReversed = backwards
    let speed = max(transition.interactor?.completionSpeed ?? 1, 0.001)
    paced.continueAnimation(
      withTimingParameters: nil, durationFactor: max((backwards ? done : 1 - done) / speed, 0.001))
  }

  /// The transition ends: what went along is where that is.
  func endAlongside(at position: UIViewAnimatingPosition) {
    guard let paced else { return }
    self.paced = nil
    guard paced.state == .active else { return }
    paced.stopAnimation(false)
    paced.finishAnimation(at: position)
  }

  /// The transition is over.
  func finish(cancelled: Bool) {
    outcome = (
      cancelled, transition.containerView ?? transition.toController.viewIfLoaded ?? UIView()
    )
    _ = takeAnimations()
    interactionHandlers = []
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }

  func interactionDidChange() {
    for handler in interactionHandlers { handler(self) }
  }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard outcome == nil else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if isCollecting {
      animations.append(animation)
    } else {
      // The transition runs: what comes late takes the time that is left.
      animate(duration: max(0, endOfAlongside - CACurrentMediaTime())) { animation(self) }
    }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?)
    -> Bool
  {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    guard outcome == nil else { return }
    interactionHandlers.append(handler)
  }

  // MARK: What is known

  var isAnimated: Bool { outcome == nil && transition.isAnimated }
  var presentationStyle: UIModalPresentationStyle {
    outcome == nil ? transition.presentationStyle : .none
  }
  var initiallyInteractive: Bool { outcome == nil && transition.wasInteractiveAtStart }
  var isInterruptible: Bool { outcome == nil && transition.interactor != nil }
  var isInteractive: Bool { outcome == nil && transition.isInteractive }
  var isCancelled: Bool { outcome?.wasCancelled ?? transition.wasCancelled }
  var transitionDuration: TimeInterval { outcome == nil ? transition.duration : 0 }
  var percentComplete: CGFloat { outcome == nil ? transition.percentComplete : 1 }
  var completionVelocity: CGFloat {
    outcome == nil ? transition.interactor?.completionSpeed ?? 1 : 1
  }
  var completionCurve: UIView.AnimationCurve {
    outcome == nil ? transition.interactor?.completionCurve ?? .easeInOut : .easeInOut
  }
  var targetTransform: CGAffineTransform { .identity }
  var containerView: UIView { outcome?.container ?? transition.containerView ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    guard outcome == nil else { return nil }
    return switch key {
    case .from: transition.fromController
    case .to: transition.toController
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    outcome == nil ? transition.view(forKey: key) : nil
  }
}

extension UIView.AnimationCurve {
  var options: UIView.AnimationOptions {
    switch self {
    case .easeInOut: .curveEaseInOut
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    @unknown default: .curveEaseInOut
    }
  }
}
