/// Brings an alert in from a little nearer, and lets it fade away.
///
/// Apple gives no figures; scale and time are as others have measured.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let duration: TimeInterval = 0.4
  private static let scale: CGFloat = 1.2
  private let isPresentation: Bool

  init(isPresentation: Bool) {
    self.isPresentation = isPresentation
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isPresentation ? .to : .from) else {
      return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let container = transitionContext.containerView
    let alpha = view.alpha
    if isPresentation, let controller = transitionContext.viewController(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(view)
      UIView.performWithoutAnimation {
        container.layoutIfNeeded()
        view.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
        view.alpha = 0
      }
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]
    ) {
      view.transform = .identity
      view.alpha = self.isPresentation ? alpha : 0
    } completion: { _ in
      // A view that has gone keeps its own alpha for the next time.
      view.alpha = alpha
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
