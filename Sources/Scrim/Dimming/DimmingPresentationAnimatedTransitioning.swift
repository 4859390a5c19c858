import UIKit

/// Brings a dimmed modal in: adds its view, and lets the delegate animate.
open class DimmingPresentationAnimatedTransitioning: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var delegate: (any DimmingTransitioningDelegate)?

  /// An animator whose animation a delegate runs; it is not held.
  public init(delegate: (any DimmingTransitioningDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    delegate?.presentationAnimationDuration ?? 0.25
  }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    if let view = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    {
      view.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(view)
    }
    DelegateAnimation.run(in: container, atLeast: transitionDuration(using: transitionContext)) {
      delegate?.executePresentationAnimation()
    } completion: {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
