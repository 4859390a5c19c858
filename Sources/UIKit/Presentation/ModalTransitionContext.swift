/// What an animator gets of a presentation or dismissal.
final class ModalTransitionContext: NSObject, UIViewControllerContextTransitioning {
  let transition: ModalTransition

  init(for transition: ModalTransition) {
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
  var presentationStyle: UIModalPresentationStyle { transition.controller.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { transition.update(percentComplete) }
  func finishInteractiveTransition() { transition.endInteraction(cancelling: false) }
  func cancelInteractiveTransition() { transition.endInteraction(cancelling: true) }
  func pauseInteractiveTransition() { transition.resumeInteraction() }
  func completeTransition(_ didComplete: Bool) { transition.complete(didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition.coordinator.view(forKey: key)
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    frame(of: vc, isShown: vc === transition.fromController || isUnmovedPresenter(vc))
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    frame(of: vc, isShown: vc === transition.toController || isUnmovedPresenter(vc))
  }

  private func isUnmovedPresenter(_ controller: UIViewController) -> Bool {
    controller === transition.presenter && !transition.movesPresenter
  }

  /// Where a controller's view is while it is shown; zero where it is not.
  private func frame(of controller: UIViewController, isShown: Bool) -> CGRect {
    let presentation = transition.controller
    guard isShown, let container = presentation.container else { return .zero }
    if controller === transition.presented {
      if transition.kind == .dismissal, let view = presentation.presentedView, view.superview === container {
        return view.frame
      }
      return presentation.frameOfPresentedViewInContainerView
    }
    guard controller === transition.presenter, let view = controller.viewIfLoaded else { return .zero }
    if transition.movesPresenter { return container.bounds }
    return view.superview.map { container.convert(view.frame, from: $0) } ?? .zero
  }
}
