extension UINavigationController {
  /// Gives the stack other controllers and shows its top.
  final func show(_ controllers: [UIViewController], animated: Bool) {
    // A transition that runs ends at once: the new one starts from its end.
    transition?.abandon()
    let former = stack
    guard controllers.map(ObjectIdentifier.init) != former.map(ObjectIdentifier.init) else {
      return
    }
    let operation: Operation =
      controllers.last.map { top in former.contains { $0 === top } } ?? true ? .pop : .push
    for controller in controllers where controller.storedParent !== self { addChild(controller) }
    let removed = former.filter { old in !controllers.contains { $0 === old } }
    for controller in removed { controller.willMove(toParent: nil) }
    stack = controllers
    guard let from = former.last, let to = controllers.last, from !== to, isViewLoaded else {
      // The first of one that is shown already.
      let first = former.isEmpty && appearance == .appeared ? controllers.last : nil
      if let first { delegate?.navigationController(self, willShow: first, animated: false) }
      defer { if let first { delegate?.navigationController(self, didShow: first, animated: false) } }
      settle(removed: removed, added: controllers.filter { new in !former.contains { $0 === new } })
      return
    }
    let made = NavigationTransition(
      in: self, operation, from: from, to: to, former: former,
      isAnimated: animated && view.window != nil)
    transition = made
    made.start()
  }

  /// Nothing moves: the top is put in its place, what has left has left.
  private func settle(removed: [UIViewController], added: [UIViewController]) {
    for controller in removed { controller.leavePlace() }
    if isViewLoaded, let top = stack.last { install(top) }
    finishMoves(removed: removed, added: added)
  }

  /// Completes what `addChild` and `willMove(toParent: nil)` began.
  final func finishMoves(removed: [UIViewController], added: [UIViewController]) {
    for controller in removed {
      controller.abandonPresentations()
      controller.removeFromParent()
    }
    for controller in added { controller.didMove(toParent: self) }
  }

  final func install(_ controller: UIViewController) {
    let content = controller.viewInPlace
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if content.superview !== view { view.insertSubview(content, at: 0) }
  }
}
