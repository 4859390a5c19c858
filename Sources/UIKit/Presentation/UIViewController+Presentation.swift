extension UIViewController {
  final var ensuredModal: ModalState {
    if let modal { return modal }
    let made = ModalState()
    modal = made
    return made
  }

  /// This controller or the nearest one around it for which a condition holds.
  final func nearest(where condition: (UIViewController) -> Bool) -> UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if condition(current) { return current }
      candidate = current.storedParent
    }
    return nil
  }

  /// The outermost controller around this one.
  private var root: UIViewController {
    var root = self
    while let parent = root.storedParent { root = parent }
    return root
  }

  private var contextController: UIViewController {
    nearest { $0.definesPresentationContext } ?? root
  }

  /// How this controller is presented, or a controller around it.
  final var nearestPresentation: ModalPresentation? {
    nearest { $0.modal?.presentation != nil }?.modal?.presentation
  }

  final var nearestPresented: UIViewController? {
    nearest { $0.modal?.presented != nil }?.modal?.presented
  }

  static func resolved(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    // Apple's documentation has most controllers present as page sheets.
    style == .automatic || style == .none ? .pageSheet : style
  }

  // MARK: Presentation controllers

  /// The presentation controller that manages this controller, or will when it is presented.
  final func ensuredPresentationController() -> UIPresentationController? {
    if let modal = nearest(where: { $0.modal?.presentation != nil })?.modal {
      return modal.presentationController ?? modal.presentation?.controller
    }
    guard storedParent == nil else { return nil }
    return ownPresentationController(presenter: nil, source: self)
  }

  private func ownPresentationController(
    presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let style = Self.resolved(modalPresentationStyle)
    let modal = ensuredModal
    if let made = modal.presentationController, made.storedStyle == style { return made }
    let made = makePresentationController(style, presenter: presenter, source: source)
    modal.presentationController = made
    return made
  }

  final func makePresentationController(
    _ style: UIModalPresentationStyle, presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .custom:
      let given = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
      return given ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    case .pageSheet, .formSheet:
      let sheet = UISheetPresentationController(presentedViewController: self, presenting: presenter)
      sheet.storedStyle = style
      return sheet
    default:
      return StylePresentationController(style, presented: self, presenting: presenter)
    }
  }

  // MARK: Presenting

  final func presentModally(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard mayPresent(presented) else { return }
    let style = Self.resolved(presented.modalPresentationStyle)
    let isContextual = style == .currentContext || style == .overCurrentContext
    var presenter = isContextual ? contextController : root
    guard presenter.isReady(toPresent: presented, from: self) else { return }

    let own = presented.ownPresentationController(presenter: presenter, source: self)
    if !isContextual, !own.shouldPresentInFullscreen {
      presenter = contextController
      guard presenter.isReady(toPresent: presented, from: self) else { return }
    }
    presented.loadViewIfNeeded()
    own.hold(presenting: presenter)

    let used = ModalPresentation.style(of: own, in: presenter.traitCollection)
    let (shown, controller) = ModalPresentation.adapted(presented, own, to: used, presenter: presenter, source: self)
    shown.loadViewIfNeeded()
    let presentation = ModalPresentation(
      presented: shown, presenter: presenter, source: self, controller: controller, style: used, adapting: own,
      of: presented)
    presentation.link()
    ModalTransition(.presentation, of: presentation, isAnimated: animated, completion: completion).start()
  }

  /// Whether a controller can be presented at all; raises where not.
  private func mayPresent(_ presented: UIViewController) -> Bool {
    let reason: String
    if presented === self {
      reason =
        "Application tried to present modally a view controller on itself. Presenting controller is \(self)."
    } else if let presenting = presented.modal?.presentation?.presenter {
      reason =
        "Application tried to present modally a view controller \(presented) that is already being presented by "
        + "\(presenting)."
    } else if let parent = presented.storedParent {
      reason =
        "Application tried to present modally a view controller \(presented) that has a parent view controller "
        + "\(parent)."
    } else if presented.rootWindow != nil {
      reason = "Application tried to present modally an active controller \(presented)."
    } else {
      return true
    }
    raise("NSInvalidArgumentException", reason)
    return false
  }

  /// Whether this controller can present now; reports why not.
  private func isReady(toPresent presented: UIViewController, from source: UIViewController) -> Bool {
    let attempt = "Attempt to present \(presented) on \(self) (from \(source))"
    // What waits to begin is under way too.
    if modal?.presentation?.transition != nil || modal?.presented?.modal?.presentation?.transition != nil {
      Diagnostics.log("\(attempt) while a presentation is in progress.")
    } else if let other = modal?.presented {
      Diagnostics.log("\(attempt) which is already presenting \(other).")
    } else if viewIfLoaded?.window == nil {
      Diagnostics.log("\(attempt) whose view is not in the window hierarchy.")
    } else {
      return true
    }
    return false
  }

  // MARK: Dismissing

  /// Dismisses what this controller presents, or, where it presents nothing, has itself dismissed.
  final func dismissModally(animated: Bool, isByPerson: Bool = false, completion: (() -> Void)?) {
    let presenter = nearest { $0.modal?.presented != nil } ?? nearestPresentation?.presenter
    guard let presenter else {
      completion?()
      return
    }
    var chain = ModalPresentation.chain(above: presenter)
    guard !chain.contains(where: { $0.transition != nil }) else {
      Diagnostics.log(
        "Attempt to dismiss from view controller \(self) while a presentation or dismiss is in progress!")
      return
    }
    guard let top = chain.popLast() else {
      completion?()
      return
    }
    ModalTransition(
      .dismissal, of: top, over: chain, isAnimated: animated, isByPerson: isByPerson, completion: completion
    ).start()
  }

  /// Takes away whatever this controller, or one in it, presents, at once: the window shows other content.
  final func abandonPresentations() {
    let chain = ModalPresentation.chain(above: self)
    for controller in [self] + chain.map(\.presented) { controller.abandonChildrensPresentations() }
    for presentation in chain.reversed() { presentation.transition?.abandon() }
    guard modal?.presented != nil else { return }
    dismissModally(animated: false, completion: nil)
  }

  /// What is presented from a context within a controller goes with that, and may cover the window.
  final func abandonChildrensPresentations() {
    for child in storedChildren { child.abandonPresentations() }
  }

  // MARK: For the window

  /// Whether a presentation has the view: it is in an animator's hands, or away until the dismissal.
  final var isViewTakenByPresentation: Bool {
    modal?.presented?.modal?.presentation?.presenterPlace != nil
  }

  /// Whether the controller decides how its window may be turned, in front of those below.
  final var coversScreen: Bool {
    guard let presentation = modal?.presentation else { return true }
    return presentation.controller.shouldPresentInFullscreen && presentation.style != .pageSheet
      && presentation.style != .formSheet
  }

  /// This controller and what lies over it, lowest first.
  final var controllersInFront: [UIViewController] {
    [self] + ModalPresentation.chain(above: self).map(\.presented)
  }
}
