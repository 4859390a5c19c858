import UIKit

/// Takes a dimmed modal away: lets the delegate animate, and removes the view.
open class DimmingDismissalAnimatedTransitioning: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var delegate: (any DimmingTransitioningDelegate)?

  /// An animator whose animation a delegate runs; it is not held.
  public init(delegate: (any DimmingTransitioningDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    delegate?.dismissalAnimationDuration ?? 0.25
  }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    DelegateAnimation.run(
      in: transitionContext.containerView, atLeast: transitionDuration(using: transitionContext)
    ) {
      delegate?.executeDismissalAnimation()
    } completion: {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
