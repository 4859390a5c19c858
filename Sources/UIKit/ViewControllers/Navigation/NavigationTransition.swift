/// One push or pop. The order is that of a presentation, but the leaving controller has disappeared before the coming one has
/// appeared.
@MainActor
final class NavigationTransition: ControllerTransition {
  private let navigation: UINavigationController
  private let operation: UINavigationController.Operation
  private let from: UIViewController
  private let to: UIViewController
  /// The stack before, for a transition that is cancelled.
  private let former: [UIViewController]
  private let current: [UIViewController]
  private var isShown = false

  init(
    in navigation: UINavigationController, _ operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController, former: [UIViewController], isAnimated: Bool
  ) {
    self.navigation = navigation
    self.operation = operation
    self.from = from
    self.to = to
    self.former = former
    current = navigation.stack
    let delegate = navigation.delegate
    let given =
      isAnimated
      ? delegate?.navigationController(
        navigation, animationControllerFor: operation, from: from, to: to) : nil
    let interactor = given.flatMap {
      delegate?.navigationController(navigation, interactionControllerFor: $0)
    }
    super.init(
      animator: isAnimated ? given ?? SlideAnimator(operation) : nil, interactor: interactor,
      completion: nil)
  }

  override var containerView: UIView? { navigation.viewIfLoaded }
  override var fromController: UIViewController { from }
  override var toController: UIViewController { to }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.viewInPlace
    case .to: to.viewInPlace
    default: nil
    }
  }

  override func frame(of controller: UIViewController, atEnd: Bool) -> CGRect {
    controller === (atEnd ? to : from) ? navigation.view.bounds : .zero
  }

  override func willRun() {
    isShown = navigation.appearance == .appeared || navigation.appearance == .appearing
    for controller in [from, to] { controller.isAppearanceManaged = true }
    navigation.delegate?.navigationController(navigation, willShow: to, animated: isAnimated)
    guard isShown else { return }
    from.beginAppearanceTransition(false, animated: isAnimated)
    beginAppearance(of: to)
  }

  /// What is presented in a controller's context appears in its stead.
  private func beginAppearance(of controller: UIViewController) {
    guard !controller.isViewTakenByPresentation else { return }
    controller.beginAppearanceTransition(true, animated: isAnimated)
  }

  override func showEnd() {
    navigation.install(to)
  }

  override func didRun(_ didComplete: Bool) {
    if didComplete { finish() } else { cancel() }
  }

  /// Another took its place before it began: what it was to come to is there at once.
  override func didNotRun() {
    if navigation.transition === self { navigation.transition = nil }
    navigation.delegate?.navigationController(navigation, willShow: to, animated: false)
    from.leavePlace()
    navigation.install(to)
    finishMoves()
    navigation.delegate?.navigationController(navigation, didShow: to, animated: false)
  }

  private func finishMoves() {
    navigation.finishMoves(
      removed: former.filter { old in !current.contains { $0 === old } },
      added: current.filter { new in !former.contains { $0 === new } })
  }

  private func finish() {
    from.leavePlace()
    navigation.install(to)
    animator?.animationEnded(true)
    end(leaving: from, arriving: to)
    finishMoves()
    navigation.delegate?.navigationController(navigation, didShow: to, animated: isAnimated)
  }

  private func cancel() {
    if isShown {
      to.beginAppearanceTransition(false, animated: isAnimated)
      beginAppearance(of: from)
    }
    to.leavePlace()
    navigation.stack = former
    navigation.install(from)
    animator?.animationEnded(false)
    end(leaving: to, arriving: from)
    // Those that were to leave stay, those that were to come leave.
    for controller in former where !current.contains(where: { $0 === controller }) {
      controller.willMove(toParent: navigation)
      controller.didMove(toParent: navigation)
      // It has appeared already, and comes to nobody.
      controller.isJoiningParent = false
    }
    for controller in current where !former.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  /// What the navigation controller itself has gone through meanwhile counts: it may be on its way out, or gone.
  private func end(leaving: UIViewController, arriving: UIViewController) {
    leaving.beginAppearanceTransition(false, animated: isAnimated)
    leaving.endAppearanceTransition()
    switch navigation.appearance {
    case .appeared, .appearing:
      beginAppearance(of: arriving)
      // With one that only now appears, its content has appeared when it has.
      if isShown || navigation.appearance == .appeared { arriving.endAppearanceInPlace() }
    case .disappearing:
      arriving.beginAppearanceTransition(false, animated: isAnimated)
    case .disappeared:
      arriving.beginAppearanceTransition(false, animated: isAnimated)
      arriving.endAppearanceTransition()
    }
    for controller in [leaving, arriving] { controller.isAppearanceManaged = false }
    if navigation.transition === self { navigation.transition = nil }
  }
}
