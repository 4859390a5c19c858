import UIKit

/// What bringing a dimmed modal in and taking it away have in common: the delegate animates, and the end of that is the
/// transition's.
open class DimmingAnimatedTransitioning: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) weak var delegate: (any DimmingTransitioningDelegate)?

  /// An animator whose animation a delegate runs; it is not held.
  public init(delegate: (any DimmingTransitioningDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// What the delegate has for this way.
  var way: DimmingWay { .presentation }

  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    delegate.map(way.duration) ?? 0.25
  }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    way.install(transitionContext)
    DelegateAnimation.run(
      in: transitionContext.containerView, atLeast: transitionDuration(using: transitionContext)
    ) {
      if let delegate { way.execute(delegate) }
      return true
    } completion: {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
