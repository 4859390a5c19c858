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
/// | views are put in their places or taken away | the same |
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
final class ModalTransition {
  enum Kind {
    case presentation
    case dismissal
  }

  private enum Stage {
    case waiting
    case running
    case over
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
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Whether a person dismisses, so that the adaptive delegate is told.
  let isByPerson: Bool
  private(set) lazy var coordinator = ModalTransitionCoordinator(for: self)
  private var stage = Stage.waiting
  private var completion: (() -> Void)?
  private var hiddenPlaces: [ModalPresentation.Place] = []
  private var leaving: [UIViewController] = []
  private var endedFromOutside = false
  private weak var weakContext: ModalTransitionContext?
  /// The context, held for as long as the animation is declared to take.
  private var heldContext: ModalTransitionContext?
  private(set) var duration: TimeInterval = 0
  var wasCancelled = false
  var isInteractive = false
  private(set) var wasInteractiveAtStart = false
  private(set) var percentComplete: CGFloat = 0
  /// Runs and scrubs the animation, where something drives it by hand.
  var driver: (any TransitionDriving)?

  init(
    _ kind: Kind, of presentation: ModalPresentation, over intermediate: [ModalPresentation] = [], isAnimated: Bool,
    isByPerson: Bool = false, completion: (() -> Void)?
  ) {
    self.kind = kind
    self.presentation = presentation
    self.intermediate = intermediate
    self.isByPerson = isByPerson
    self.completion = completion
    presented = presentation.presented
    dismissed = intermediate.map(\.presented)
    presenter = intermediate.first?.presenter ?? presentation.presenter
    controller = presentation.controller
    let delegate = presentation.presented.transitioningDelegate
    guard isAnimated else {
      animator = nil
      interactor = nil
      return
    }
    let animator: any UIViewControllerAnimatedTransitioning
    switch kind {
    case .presentation:
      let given = delegate?.animationController(
        forPresented: presentation.presented, presenting: presentation.presenter,
        source: presentation.source.controller ?? presentation.presenter)
      animator = given ?? StyleAnimator.make(for: presentation, isPresentation: true)
      interactor = delegate?.interactionControllerForPresentation(using: animator)
    case .dismissal:
      let given = delegate?.animationController(forDismissed: presentation.presented)
      animator = given ?? StyleAnimator.make(for: presentation, isPresentation: false)
      interactor = delegate?.interactionControllerForDismissal(using: animator)
    }
    self.animator = animator
  }

  var isAnimated: Bool { animator != nil }
  var isOver: Bool { stage == .over }
  var isWaiting: Bool { stage == .waiting }
  var fromController: UIViewController { kind == .presentation ? presenter : presented }
  var toController: UIViewController { kind == .presentation ? presented : presenter }

  /// The presentation that has the presenting view's place.
  private var lowest: ModalPresentation { intermediate.first ?? presentation }
  /// Whether the presenting view is in the animator's hands.
  private(set) var movesPresenter = false
  /// Whether the presenting controller appears or disappears.
  private var affectsPresenter = false

  // MARK: Beginning

  /// Begins in this call, or, animated, at the beginning of the next cycle: what is set up until then counts.
  func start() {
    presentation.transition = self
    for other in intermediate { other.transition = self }
    if kind == .dismissal {
      for other in intermediate + [presentation] { other.presented.modal?.dismissal = self }
    }
    // Somebody may ask for the coordinator from now on.
    _ = coordinator
    guard isAnimated else { return begin() }
    MediaClock.shared.schedule(at: CACurrentMediaTime()) {
      MainActor.assumeIsolated { self.begin() }
    }
  }

  private func begin() {
    guard stage == .waiting else { return }
    stage = .running
    guard !endedFromOutside, presentation.installContainer(), let container = controller.container else {
      return giveUp()
    }
    container.swallowsTouches = isAnimated
    let context = ModalTransitionContext(for: self)
    weakContext = context
    duration = animator?.transitionDuration(using: context) ?? 0
    if !duration.isFinite || duration < 0 { duration = 0 }
    switch kind {
    case .presentation: beginPresentation()
    case .dismissal: beginDismissal()
    }
    guard stage == .running else { return }
    if let animator {
      animate(animator, context)
    } else {
      if kind == .presentation { presentation.settlePresentedView() }
      UIView.performWithoutAnimation {
        container.layoutIfNeeded()
        coordinator.runAlongside(duration: 0)
      }
      complete(true)
    }
  }

  private func beginPresentation() {
    affectsPresenter = controller.shouldRemovePresentersView
    movesPresenter = affectsPresenter
    let original = presented.modal?.presentationController ?? controller
    original.delegate?.presentationController(
      original, willPresentWithAdaptiveStyle: controller === original ? .none : presentation.style,
      transitionCoordinator: coordinator)
    controller.presentationTransitionWillBegin()
    manage(true)
    if affectsPresenter { presenter.beginAppearanceTransition(false, animated: isAnimated) }
    presented.beginAppearanceTransition(true, animated: isAnimated)
    if movesPresenter { presentation.takePresenterView() }
  }

  private func beginDismissal() {
    presentation.state = .dismissing
    for other in intermediate { other.state = .dismissing }
    affectsPresenter = lowest.presenterPlace != nil
    movesPresenter = affectsPresenter && isAnimated && controller.shouldRemovePresentersView
    if isByPerson { controller.delegate?.presentationControllerWillDismiss(controller) }
    controller.dismissalTransitionWillBegin()
    for other in intermediate.reversed() { other.controller.dismissalTransitionWillBegin() }
    manage(true)
    presented.beginAppearanceTransition(false, animated: isAnimated)
    for other in intermediate.reversed() where other.presented.appearance == .appeared {
      leaving.append(other.presented)
      other.presented.beginAppearanceTransition(false, animated: isAnimated)
    }
    // Only the topmost view is animated; what is between goes at once.
    for other in intermediate {
      guard let place = ModalPresentation.Place(of: other.controller.presentedView) else { continue }
      hiddenPlaces.append(place)
      place.view.removeFromSuperview()
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

  private func animate(_ animator: any UIViewControllerAnimatedTransitioning, _ context: ModalTransitionContext) {
    if let interactor, interactor.wantsInteractiveStart {
      isInteractive = true
      wasInteractiveAtStart = true
      interactor.startInteractiveTransition(context)
      // What drives the animation in ways of its own leaves the rest to run along in its own time.
      if stage == .running, driver == nil { coordinator.runAlongside(duration: duration) }
      return
    }
    heldContext = context
    animator.animateTransition(using: context)
    guard stage == .running else { return }
    coordinator.runAlongside(duration: duration)
    releaseContext(after: duration)
  }

  // MARK: Interaction

  func update(_ percent: CGFloat) {
    guard stage == .running, isInteractive else { return }
    percentComplete = min(max(percent.isNaN ? 0 : percent, 0), 1)
  }

  /// The hand lets go: the transition runs on to its end or back.
  func endInteraction(cancelling: Bool) {
    guard stage == .running, isInteractive else { return }
    isInteractive = false
    wasCancelled = cancelling
    coordinator.interactionDidChange()
  }

  /// The hand takes the transition over.
  func resumeInteraction() {
    guard stage == .running, !isInteractive, let driver else { return }
    isInteractive = true
    wasCancelled = false
    percentComplete = driver.pause()
    coordinator.interactionDidChange()
  }

  // MARK: The end

  /// An animator that lets go of its context can never complete the transition. It is held for as long as the animator
  /// said that it takes, for those that do not hold it; after that the end comes by itself.
  private func releaseContext(after duration: TimeInterval) {
    MediaClock.shared.schedule(at: CACurrentMediaTime() + duration + 2 * FramePipeline.frameInterval) { [weak self] in
      MainActor.assumeIsolated { self?.heldContext = nil }
    }
  }

  /// Nobody has the context any more.
  func contextWasReleased() {
    guard stage == .running else { return }
    Diagnostics.log(
      "\(animator.map { String(describing: type(of: $0)) } ?? "An animator") let go of its transition context without "
        + "calling completeTransition(_:); the transition ends now")
    MediaClock.shared.schedule(at: CACurrentMediaTime()) {
      MainActor.assumeIsolated { self.complete(!self.wasCancelled) }
    }
  }

  /// Ends the transition; what comes later is reported and ignored.
  func complete(_ didComplete: Bool) {
    guard stage != .over else {
      guard !endedFromOutside else { return }
      Diagnostics.log("completeTransition(_:) was called again on a transition that is over")
      return
    }
    guard stage == .running else { return }
    stage = .over
    withExtendedLifetime(self) {
      controller.container?.swallowsTouches = false
      switch (kind, didComplete) {
      case (.presentation, true): finishPresentation()
      case (.presentation, false): cancelPresentation()
      case (.dismissal, true): finishDismissal()
      case (.dismissal, false): cancelDismissal()
      }
      heldContext = nil
      driver = nil
      coordinator.finish(cancelled: !didComplete)
      let completion = completion
      self.completion = nil
      completion?()
    }
  }

  /// Ends the transition at once, because the window's content is replaced.
  func abandon() {
    endedFromOutside = true
    if stage == .waiting { giveUp() } else { complete(true) }
  }

  /// The window is gone: the presentation cannot begin.
  private func giveUp() {
    stage = .over
    releasePresentations()
    if kind == .presentation { presentation.unlink() }
    coordinator.finish(cancelled: true)
    let completion = completion
    self.completion = nil
    completion?()
  }

  private func releasePresentations() {
    for other in intermediate + [presentation] where other.transition === self { other.transition = nil }
    for controller in [presented] + dismissed { controller.modal?.dismissal = nil }
  }

  private func finishPresentation() {
    if movesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
    presentation.settlePresentedView()
    presentation.state = .presented
    animator?.animationEnded(true)
    controller.presentationTransitionDidEnd(true)
    endAppearances([presented, presenter])
    releasePresentations()
    controller.didSettle()
  }

  private func cancelPresentation() {
    presentation.state = .dismissing
    presented.beginAppearanceTransition(false, animated: isAnimated)
    if affectsPresenter { presenter.beginAppearanceTransition(true, animated: isAnimated) }
    controller.presentedView?.removeFromSuperview()
    presentation.returnPresenterView()
    animator?.animationEnded(false)
    controller.presentationTransitionDidEnd(false)
    presentation.removeContainer()
    presentation.unlink()
    endAppearances([presenter, presented])
    releasePresentations()
  }

  private func finishDismissal() {
    controller.presentedView?.removeFromSuperview()
    if affectsPresenter { lowest.returnPresenterView() }
    animator?.animationEnded(true)
    controller.dismissalTransitionDidEnd(true)
    for other in intermediate.reversed() { other.controller.dismissalTransitionDidEnd(true) }
    for other in [presentation] + intermediate.reversed() {
      other.removeContainer()
      other.unlink()
    }
    endAppearances([presenter, presented] + leaving)
    releasePresentations()
    if isByPerson { controller.delegate?.presentationControllerDidDismiss(controller) }
  }

  private func cancelDismissal() {
    presentation.state = .presented
    for other in intermediate { other.state = .presented }
    if affectsPresenter {
      presenter.beginAppearanceTransition(false, animated: isAnimated)
      lowest.takeAwayPresenterView()
    }
    presented.beginAppearanceTransition(true, animated: isAnimated)
    for place in hiddenPlaces { place.superview?.insertSubview(place.view, at: place.index) }
    for other in leaving { other.beginAppearanceTransition(true, animated: isAnimated) }
    presentation.settlePresentedView()
    animator?.animationEnded(false)
    controller.dismissalTransitionDidEnd(false)
    for other in intermediate.reversed() { other.controller.dismissalTransitionDidEnd(false) }
    endAppearances([presented, presenter] + leaving)
    releasePresentations()
    controller.didSettle()
  }

  private func endAppearances(_ controllers: [UIViewController]) {
    for controller in controllers { controller.endAppearanceTransition() }
    manage(false)
  }
}
