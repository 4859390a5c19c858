import QuartzCore

extension StyleAnimator {
  /// Rolls a corner of the presenting view up, or back down.
  func curl(in container: PresentationContainerView, _ context: any UIViewControllerContextTransitioning) {
    let complete = { context.completeTransition(!context.transitionWasCancelled) }
    guard let coming = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      return complete()
    }
    UIView.performWithoutAnimation { container.layoutIfNeeded() }
    CATransaction.begin()
    CATransaction.setCompletionBlock { MainActor.assumeIsolated(complete) }
    if isPresentation {
      controller.modal?.presentation?.isCurled = true
      CurledPageView.rollUp(in: container, duration: duration)
    } else {
      CurledPageView.rollDown(in: container, duration: duration)
    }
    UIView.performWithoutAnimation {
      coming.frame = context.finalFrame(for: controller)
      container.addSubview(coming)
      if isPresentation {
        container.addSubview(CurledPageView(frame: container.bounds))
      } else {
        CurledPageView.take(outOf: container)
      }
      container.layoutIfNeeded()
    }
    CATransaction.commit()
  }

  /// The end of a presentation that is not animated: only a page that is rolled up leaves anything of its style.
  static func showEnd(of presentation: ModalPresentation) {
    guard presentation.presented.modalTransitionStyle == .partialCurl, presentation.style == .fullScreen,
      let container = presentation.controller.container, presentation.presenterPlace != nil
    else { return }
    presentation.isCurled = true
    CurledPageView.rollUp(in: container, duration: 0)
    presentation.settlePresentedView()
    container.addSubview(CurledPageView(frame: container.bounds))
  }
}
