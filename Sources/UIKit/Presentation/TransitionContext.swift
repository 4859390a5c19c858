/// What an animator gets of a transition.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let transition: ControllerTransition

  init(for transition: ControllerTransition) {
    self.transition = transition
    super.init()
  }

  isolated deinit {
    transition.contextWasReleased()
  }

  var containerView: UIView { transition.coordinator.containerView }
  var isAnimated: Bool { transition.isAnimated }
  var isInteractive: Bool { transition.isInteractive }
  var transitionWasCancelled: Bool { transition.wasCancelled }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition.update(percentComplete)
  }
  func finishInteractiveTransition() { transition.endInteraction(cancelling: false) }
  func cancelInteractiveTransition() { transition.endInteraction(cancelling: true) }
  func pauseInteractiveTransition() { transition.resumeInteraction() }
  func completeTransition(_ didComplete: Bool) { transition.complete(didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect { transition.frame(of: vc, atEnd: false) }
  func finalFrame(for vc: UIViewController) -> CGRect { transition.frame(of: vc, atEnd: true) }
}
