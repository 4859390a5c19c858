extension ModalPresentation {
  /// The style in an environment: what the presentation adapts to, or its own.
  static func style(
    of own: UIPresentationController, in traits: UITraitCollection
  ) -> UIModalPresentationStyle {
    let adapted = own.adaptivePresentationStyle(for: traits)
    // Nothing adapts to a custom presentation, which it could not make.
    return adapted == .none || adapted == .custom ? own.storedStyle : UIViewController.resolved(adapted)
  }

  /// Who is presented in an adaptive style, and by what.
  static func adapted(
    _ original: UIViewController, _ own: UIPresentationController, to style: UIModalPresentationStyle,
    presenter: UIViewController, source: UIViewController
  ) -> (presented: UIViewController, controller: UIPresentationController) {
    guard style != own.storedStyle else { return (original, own) }
    let given = own.delegate?.presentationController(own, viewControllerForAdaptivePresentationStyle: style)
    let presented = given ?? original
    let controller =
      own.adaptiveController(for: style, of: presented)
      ?? presented.makePresentationController(style, presenter: presenter, source: source)
    controller.delegate = own.delegate
    controller.hold(presenting: presenter)
    own.delegate?.presentationController(own, prepare: controller)
    return (presented, controller)
  }

  /// The traits around the presentation have changed: it is presented in another style, if it is to be, when that can be
  /// done: not while it comes or goes.
  ///
  /// Apple says which methods of the delegate are called. That the former presentation controller hears of a dismissal and
  /// the new one of a presentation, without animation, is chosen: what they put beside the content goes and comes with
  /// that. The content stays in the window as it is, and its controller appeared.
  func adaptIfNeeded() {
    guard needsAdaptation, state == .presented, transition == nil, let former = controller.container,
      former.window != nil
    else { return }
    needsAdaptation = false
    let style = Self.style(of: own, in: former.traitCollection)
    guard style != self.style else { return }
    UIView.performWithoutAnimation { adapt(to: style, from: former) }
  }

  private func adapt(to style: UIModalPresentationStyle, from former: PresentationContainerView) {
    var (shown, next) = Self.adapted(
      original, own, to: style, presenter: presenter, source: source.controller ?? presenter)
    if presented.modal?.presented != nil, shown !== presented {
      // What this one presents cannot be given to another: only the style changes.
      shown = presented
      next = shown.makePresentationController(style, presenter: presenter, source: presenter)
      next.hold(presenting: presenter)
    }
    own.delegate?.presentationController(
      own, willPresentWithAdaptiveStyle: next === own ? .none : style,
      transitionCoordinator: presented.transitionCoordinator)
    let (leaving, formerController) = (presented, controller)
    let isSame = shown === leaving
    withExtendedLifetime(leaving) {
      if isSame { leaving.isAppearanceManaged = true }
      formerController.dismissalTransitionWillBegin()
      formerController.presentedView?.removeFromSuperview()
      if !isSame { bringOut(shown) }
      change(to: shown, next, style)
      _ = installContainer(inPlaceOf: former)
      former.removeFromSuperview()
      formerController.container = nil
      formerController.dismissalTransitionDidEnd(true)
      movePresenter()
      next.presentationTransitionWillBegin()
      settlePresentedView()
      next.presentationTransitionDidEnd(true)
      if isSame { shown.isAppearanceManaged = false }
      next.didSettle()
    }
    AccessibilityFocus.shared.receive(.layoutChanged, nil)
  }

  /// A controller that was in another one is presented by itself.
  private func bringOut(_ controller: UIViewController) {
    guard controller.storedParent != nil else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// The presenting view goes, or comes back, as the style wants.
  private func movePresenter() {
    let isAway = presenterPlace != nil
    guard controller.shouldRemovePresentersView != isAway else { return }
    presenter.isAppearanceManaged = true
    presenter.beginAppearanceTransition(isAway, animated: false)
    if isAway { returnPresenterView() } else { takeAwayPresenterView() }
    presenter.endAppearanceTransition()
    presenter.isAppearanceManaged = false
  }
}
