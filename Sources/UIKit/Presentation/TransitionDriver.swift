/// Runs the animation of a transition that can be taken over, and is moved by hand.
///
/// The animator's interruptible animator does it, or, where there is none, a property animator in which the animator's own
/// animation is made.
@MainActor
final class TransitionDriver {
  private let animator: any UIViewImplicitlyAnimating
  private let begin: (_ isPaused: Bool) -> Void

  init(
    for transition: ControllerTransition, _ source: any UIViewControllerAnimatedTransitioning,
    _ context: TransitionContext
  ) {
    let given = source.interruptibleAnimator(using: context)
    guard given is UninterruptibleAnimator else {
      animator = given
      begin = { [weak context] isPaused in
        guard let context else { return }
        if isPaused { given.pauseAnimation() } else { source.animateTransition(using: context) }
      }
      return
    }
    let made = UIViewPropertyAnimator(duration: transition.duration, curve: .linear)
    animator = made
    begin = { [weak context, unowned made] isPaused in
      guard let context else { return }
      made.adoptBlocks { source.animateTransition(using: context) }
      if !isPaused { made.startAnimation() }
    }
  }

  /// Begins in its own time, or stands still at the beginning.
  func start(paused isPaused: Bool) {
    begin(isPaused)
  }

  /// Makes changes along with the transition's own.
  func runAlongside(_ changes: @escaping () -> Void) {
    animator.addAnimations(changes)
  }

  /// Stops where the animation is; answers how far that is, from 0 to 1.
  func pause() -> CGFloat {
    animator.pauseAnimation()
    animator.isReversed = false
    return animator.fractionComplete
  }

  /// Ends the animation at once, at its end: what is paused may not be released.
  func finish() {
    guard animator.state == .active else { return }
    animator.isReversed = false
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }

  func move(to percent: CGFloat) {
    animator.fractionComplete = percent
  }

  /// Runs on to the end, or back to the beginning, at a multiple of the animation's own speed.
  func run(backwards: Bool, on curve: any UITimingCurveProvider, speed: CGFloat) {
    let done = animator.fractionComplete
    animator.isReversed = backwards
    animator.continueAnimation(
      withTimingParameters: curve, durationFactor: max((backwards ? done : 1 - done) / speed, 0.001)
    )
  }
}
