/// One presentation or dismissal, from the call that asks for it to its end.
///
/// What happens, in this order; Apple's documentation gives parts of it, other parts are as others have observed them:
///
/// | present | dismiss |
/// |---|---|
/// | the view is loaded; presentation controller, animator and interaction controller are asked for | animator and interaction controller are asked for |
/// | **begin** (in the call, or, animated, at the beginning of the next cycle) | |
/// | the container enters the window | |
/// | `willPresentWithAdaptiveStyle` | `presentationControllerWillDismiss`, by a person only |
/// | `presentationTransitionWillBegin` | `dismissalTransitionWillBegin` |
/// | presenting: `viewWillDisappear` (if its view is removed) | presented: `viewWillDisappear` |
/// | presented: `viewWillAppear` | presenting: `viewWillAppear` (if its view was removed) |
/// | `animateTransition` or `startInteractiveTransition` | the same |
/// | `viewIsAppearing`, before the first layout in the window | the same |
/// | the alongside animations | the same |
/// | **`completeTransition(true)`** | |
/// | views are put in their places or taken away; with them goes the assistive technologies' focus | the same |
/// | `animationEnded` | `animationEnded` |
/// | `presentationTransitionDidEnd` | `dismissalTransitionDidEnd`, then the container leaves |
/// | presented: `viewDidAppear` | presenting: `viewDidAppear` |
/// | presenting: `viewDidDisappear` | presented: `viewDidDisappear` |
/// | | `presentationControllerDidDismiss`, by a person only |
/// | the coordinator's completions | the same |
/// | the call's completion | the same |
///
/// After `completeTransition(false)` the controllers that were to come disappear, those that were to leave appear again, and
/// the presentation is as it was before the call.
@MainActor
final class ModalTransition: ControllerTransition {
  enum Kind {
    case presentation
    case dismissal
  }

  let kind: Kind
  /// The presentation whose view is animated: of a chain that is dismissed the topmost.
  let presentation: ModalPresentation
  /// The presentations below it that are dismissed with it, lowest first.
  let intermediate: [ModalPresentation]
  /// The controllers that these present, held like both ends so that they outlive the chain's links.
  private let dismissed: [UIViewController]
  let presented: UIViewController
  let presenter: UIViewController
  let controller: UIPresentationController
  /// Whether a person dismisses, so that the adaptive delegate is told.
  let isByPerson: Bool
  private var hiddenPlaces: [ModalPresentation.Place] = []
  private var leaving: [UIViewController] = []
  /// How the interface was before it was turned for those behind.
  private var formerOrientation: UIInterfaceOrientation?
  private var sizeAtBeginning = CGSize.zero

  init(
    _ kind: Kind, of presentation: ModalPresentation, over intermediate: [ModalPresentation] = [], isAnimated: Bool,
    isByPerson: Bool = false, interactor: (any UIViewControllerInteractiveTransitioning)? = nil,
    completion: (() -> Void)?
  ) {
    self.kind = kind
    self.presentation = presentation
    self.intermediate = intermediate
    self.isByPerson = isByPerson
    presented = presentation.presented
    dismissed = intermediate.map(\.presented)
    presenter = intermediate.first?.presenter ?? presentation.presenter
    controller = presentation.controller
    let vended = isAnimated ? Self.vended(kind, for: presentation) : (animator: nil, interactor: nil)
    super.init(animator: vended.animator, interactor: interactor ?? vended.interactor, completion: completion)
    presentation.transition = self
    for other in intermediate { other.transition = self }
    guard kind == .dismissal else { return }
    for other in intermediate + [presentation] { other.presented.modal?.dismissal = self }
  }

  /// What the transitioning delegate gives, or the transition style.
  private static func vended(
    _ kind: Kind, for presentation: ModalPresentation
  ) -> (
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    let presented = presentation.presented
    let delegate = presented.transitioningDelegate
    switch kind {
    case .presentation:
      let given = delegate?.animationController(
        forPresented: presented, presenting: presentation.presenter,
        source: presentation.source.controller ?? presentation.presenter)
      // Only an animator that the delegate gave can be driven: the style's own has nobody who knows it.
      let interactor = given.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
      return (given ?? ownAnimator(for: presentation, isPresentation: true), interactor)
    case .dismissal:
      let given = delegate?.animationController(forDismissed: presented)
      let interactor = given.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
      return (given ?? ownAnimator(for: presentation, isPresentation: false), interactor)
    }
  }

  private static func ownAnimator(
    for presentation: ModalPresentation, isPresentation: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    presentation.controller.ownAnimator(isPresentation: isPresentation)
      ?? StyleAnimator.make(for: presentation, isPresentation: isPresentation)
  }

  override var containerView: UIView? { controller.container }
  override var presentationStyle: UIModalPresentationStyle { controller.presentationStyle }
  override var fromController: UIViewController { kind == .presentation ? presenter : presented }
  override var toController: UIViewController { kind == .presentation ? presented : presenter }

  /// The presentation that has the presenting view's place.
  private var lowest: ModalPresentation { intermediate.first ?? presentation }
  /// Whether the presenting view is in the animator's hands.
  private(set) var movesPresenter = false
  /// Whether the presenting controller appears or disappears.
  private var affectsPresenter = false
  /// Whether the views are in their places and the controllers hear of it: who hears may present and dismiss.
  private(set) var hasArrived = false

  // MARK: Views

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard key == .from || key == .to else { return nil }
    if (key == .to) == (kind == .presentation) { return controller.presentedView }
    return movesPresenter ? presenter.viewIfLoaded : nil
  }

  override func frame(of controller: UIViewController, atEnd: Bool) -> CGRect {
    let isUnmoved = controller === presenter && !movesPresenter
    guard isUnmoved || controller === (atEnd ? toController : fromController),
      let container = self.controller.container
    else { return .zero }
    if controller === presented {
      if kind == .dismissal, let view = self.controller.presentedView, view.superview === container {
        return view.frame
      }
      return self.controller.frameOfPresentedViewInContainerView
    }
    guard controller === presenter, let view = controller.viewIfLoaded else { return .zero }
    if movesPresenter { return container.bounds }
    return view.superview.map { container.convert(view.frame, from: $0) } ?? .zero
  }

  // MARK: Beginning

  override func prepare() -> Bool {
    switch kind {
    case .presentation: presentation.turnInterface()
    case .dismissal: turnInterfaceBack()
    }
    guard presentation.installContainer() else { return false }
    controller.container?.swallowsTouches = isAnimated
    return true
  }

  /// Turns the interface as those behind need it, where one that goes has decided on it.
  private func turnInterfaceBack() {
    guard let scene = controller.container?.window?.windowScene, let front = scene.controllerForSystemAppearance,
      front === presented || dismissed.contains(where: { $0 === front })
    else { return }
    var behind: UIViewController? = presenter
    while let current = behind, !current.coversScreen { behind = current.modal?.presentation?.presenter }
    let former = scene.interfaceOrientation
    if presentation.hasTurnedInterface || intermediate.contains(where: \.hasTurnedInterface) {
      scene.adoptOrientationOfDevice(for: behind)
    } else {
      scene.adoptOrientation(for: behind)
    }
    if scene.interfaceOrientation != former { formerOrientation = former }
  }

  override func willRun() {
    sizeAtBeginning = controller.container?.bounds.size ?? .zero
    switch kind {
    case .presentation: beginPresentation()
    case .dismissal: beginDismissal()
    }
  }

  override func didBecomeInterruptible() {
    // The finger that takes it over must get there.
    controller.container?.swallowsTouches = false
  }

  override func showEnd() {
    guard kind == .presentation else { return }
    StyleAnimator.showEnd(of: presentation)
    presentation.settlePresentedView()
  }

  private func beginPresentation() {
    affectsPresenter = controller.shouldRemovePresentersView
    movesPresenter = affectsPresenter
    let own = presentation.own
    own.delegate?.presentationController(
      own, willPresentWithAdaptiveStyle: controller === own ? .none : presentation.style,
      transitionCoordinator: coordinator)
    controller.presentationTransitionWillBegin()
    // Whoever hears of it may have ended it, with all that it stands on.
    guard isRunning else { return }
    presentation.leaveFocus()
    manage(true)
    if affectsPresenter { presenter.beginAppearanceTransition(false, animated: isAnimated) }
    guard isRunning else { return }
    presented.beginAppearanceTransition(true, animated: isAnimated)
    if isRunning, movesPresenter { presentation.takePresenterView() }
  }

  private func beginDismissal() {
    presentation.state = .dismissing
    for other in intermediate { other.state = .dismissing }
    affectsPresenter = lowest.presenterPlace != nil
    movesPresenter = affectsPresenter && isAnimated && controller.shouldRemovePresentersView
    if isByPerson { controller.delegate?.presentationControllerWillDismiss(controller) }
    controller.dismissalTransitionWillBegin()
    for other in intermediate.reversed() { other.controller.dismissalTransitionWillBegin() }
    guard isRunning else { return }
    manage(true)
    presented.beginAppearanceTransition(false, animated: isAnimated)
    for other in intermediate.reversed()
    where isRunning && [.appeared, .appearing].contains(other.presented.appearance) {
      leaving.append(other.presented)
      other.presented.beginAppearanceTransition(false, animated: isAnimated)
    }
    guard isRunning else { return }
    // Only the topmost view is animated; what is between goes at once.
    for other in intermediate {
      guard let place = ModalPresentation.Place(of: other.controller.presentedView) else { continue }
      hiddenPlaces.append(place)
      place.view.removeFromSuperview()
    }
    if presentation.isCurled, !(animator is StyleAnimator), let container = controller.container {
      container.layer.removeAnimation(forKey: kCATransition)
      CurledPageView.take(outOf: container)
    }
    guard affectsPresenter else { return }
    presenter.beginAppearanceTransition(true, animated: isAnimated)
    // An animator that knows of the presenting view adds it itself.
    if !movesPresenter { lowest.returnPresenterView() }
  }

  /// While the transition has them, the coming and going of their views says nothing of the controllers' appearance.
  private func manage(_ isManaged: Bool) {
    if affectsPresenter { presenter.isAppearanceManaged = isManaged }
    presented.isAppearanceManaged = isManaged
    for controller in dismissed { controller.isAppearanceManaged = isManaged }
  }

  // MARK: The end

  override func didRun(_ didComplete: Bool) {
    controller.container?.swallowsTouches = false
    switch (kind, didComplete) {
    case (.presentation, true): finishPresentation()
    case (.presentation, false): cancelPresentation()
    case (.dismissal, true): finishDismissal()
    case (.dismissal, false): cancelDismissal()
    }
  }

  override func didNotRun() {
    release()
    if kind == .presentation { presentation.unlink() }
  }

  override func release() {
    for other in intermediate + [presentation] where other.transition === self { other.transition = nil }
    for controller in [presented] + dismissed where controller.modal?.dismissal === self {
      controller.modal?.dismissal = nil
    }
  }

  private func finishPresentation() {
    if movesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
    presentation.settlePresentedView()
    presentation.state = .presented
    presentation.takeFocus()
    animator?.animationEnded(true)
    controller.presentationTransitionDidEnd(true)
    arrive([presented, presenter])
  }

  private func cancelPresentation() {
    presentation.state = .dismissing
    presented.abandonChildrensPresentations()
    presented.beginAppearanceTransition(false, animated: isAnimated)
    if affectsPresenter { presenter.beginAppearanceTransition(true, animated: isAnimated) }
    controller.presentedView?.removeFromSuperview()
    presentation.returnPresenterView()
    animator?.animationEnded(false)
    controller.presentationTransitionDidEnd(false)
    presentation.removeContainer()
    presentation.unlink()
    presentation.turnInterfaceBack()
    presentation.returnFocus()
    endAppearances([presenter, presented])
    release()
  }

  private func finishDismissal() {
    for controller in [presented] + dismissed { controller.abandonChildrensPresentations() }
    controller.presentedView?.removeFromSuperview()
    if affectsPresenter { lowest.returnPresenterView() }
    animator?.animationEnded(true)
    controller.dismissalTransitionDidEnd(true)
    for other in intermediate.reversed() { other.controller.dismissalTransitionDidEnd(true) }
    for other in [presentation] + intermediate.reversed() {
      other.removeContainer()
      other.unlink()
    }
    lowest.returnFocus()
    endAppearances([presenter, presented] + leaving)
    release()
    if isByPerson { controller.delegate?.presentationControllerDidDismiss(controller) }
  }

  private func cancelDismissal() {
    presentation.state = .presented
    for other in intermediate { other.state = .presented }
    if let formerOrientation {
      controller.container?.window?.windowScene?.turnInterface(to: formerOrientation, animated: false)
    }
    if affectsPresenter {
      presenter.beginAppearanceTransition(false, animated: isAnimated)
      lowest.takeAwayPresenterView()
    }
    presented.beginAppearanceTransition(true, animated: isAnimated)
    for place in hiddenPlaces { place.putBack() }
    for other in leaving { other.beginAppearanceTransition(true, animated: isAnimated) }
    presentation.settlePresentedView()
    animator?.animationEnded(false)
    controller.dismissalTransitionDidEnd(false)
    for other in intermediate.reversed() { other.controller.dismissalTransitionDidEnd(false) }
    arrive([presented, presenter] + leaving)
  }

  /// The presentation stands. Whoever hears of that may have begun to dismiss it.
  private func arrive(_ controllers: [UIViewController]) {
    hasArrived = true
    endAppearances(controllers)
    release()
    guard presentation.state == .presented else { return }
    // What the views were given for a size that has changed meanwhile holds no longer.
    if let container = controller.container, container.bounds.size != sizeAtBeginning { container.setNeedsLayout() }
    controller.didSettle()
    presentation.adaptIfNeeded()
  }

  private func endAppearances(_ controllers: [UIViewController]) {
    for controller in controllers where controller !== presenter || affectsPresenter {
      // What was around the view has left the window meanwhile, and has taken it along.
      if controller.viewIfLoaded?.window == nil { controller.beginAppearanceTransition(false, animated: false) }
      controller.endAppearanceTransition()
    }
    manage(false)
    // Or whoever has just heard of the end has taken it away.
    for controller in controllers where controller.appearance == .appeared && controller.viewIfLoaded?.window == nil {
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
    }
  }
}
