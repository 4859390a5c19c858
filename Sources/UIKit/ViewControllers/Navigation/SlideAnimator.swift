/// Slides one controller over another from the trailing edge, and back. Apple gives no figures: half a second on a spring
/// that does not swing, and the lower view moves by a third, as has long been seen.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let leaving = transitionContext.view(forKey: .from),
      let coming = transitionContext.view(forKey: .to)
    else {
      transitionContext.completeTransition(true)
      return
    }
    let bounds = container.bounds
    let side: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let isPush = operation == .push
    let above = bounds.offsetBy(dx: side * bounds.width, dy: 0)
    let below = bounds.offsetBy(dx: -side * bounds.width / 3, dy: 0)
    coming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // What covers one of them alone goes with it.
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame = frame
      view.owningController?.modal?.presentationAbove?.followPresenterView()
    }
    UIView.performWithoutAnimation {
      coming.frame = bounds
      if isPush {
        container.insertSubview(coming, aboveSubview: leaving)
      } else {
        container.insertSubview(coming, belowSubview: leaving)
      }
      container.layoutIfNeeded()
      place(coming, isPush ? above : below)
    }
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: transitionContext.isInteractive
        ? [] : [.overrideInheritedDuration, .overrideInheritedCurve],
      animations: {
        place(coming, bounds)
        place(leaving, isPush ? below : above)
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
