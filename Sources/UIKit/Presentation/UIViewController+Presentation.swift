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
    if let alert = self as? UIAlertController {
      return alert.makeAlertPresentation(style, presenter: presenter, source: source)
    }
    switch style {
    case .custom:
      let given = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
      return given ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    case .pageSheet, .formSheet:
      let sheet = UISheetPresentationController(presentedViewController: self, presenting: presenter)
      sheet.storedStyle = style
      return sheet
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    default:
      return StylePresentationController(style, presented: self, presenting: presenter)
    }
  }

  // MARK: Presenting

  final func presentModally(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard mayPresent(presented) else { return }
    let style = Self.resolved(presented.modalPresentationStyle)
    let former = presented.modal?.presentationController
    // Whether the presentation covers the context alone says the presentation controller, which is given the controller
    // that would be the presenting one otherwise.
    let isContextual = style == .currentContext || style == .overCurrentContext
    let own = presented.ownPresentationController(presenter: isContextual ? contextController : root, source: self)
    let presenter = own.shouldPresentInFullscreen ? root : contextController
    guard presenter.isReady(toPresent: presented, from: self) else {
      presented.modal?.presentationController = former
      return
    }
    guard presenter.mayCurl(toPresent: presented) else {
      presented.modal?.presentationController = former
      return
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
    if let alert = presented as? UIAlertController, alert.isEmpty {
      raise(
        "NSInternalInconsistencyException",
        "UIAlertController must have a title, a message or an action to display")
      return false
    }
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

  /// Whether this controller fills the screen where its page is to be rolled up; raises where not.
  private func mayCurl(toPresent presented: UIViewController) -> Bool {
    guard presented.modalTransitionStyle == .partialCurl else { return true }
    let isFull = modal?.presentation.map { $0.style == .fullScreen } ?? true
    guard !isFull || presented.modalPresentationStyle != .fullScreen else { return true }
    raise(
      "NSInvalidArgumentException",
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller "
        + "\(isFull ? presented : self).")
    return false
  }

  /// Whether this controller can present now; reports why not.
  private func isReady(toPresent presented: UIViewController, from source: UIViewController) -> Bool {
    let attempt = "Attempt to present \(presented) on \(self) (from \(source))"
    // What waits to begin is under way too.
    if [modal?.presentation, modal?.presentationAbove].contains(where: { $0?.isUnderWay ?? false }) {
      Diagnostics.log("\(attempt) while a presentation is in progress.")
    } else if let other = modal?.presented {
      Diagnostics.log("\(attempt) which is already presenting \(other).")
    } else if modal?.presentation?.isCurled ?? false {
      Diagnostics.log("\(attempt) which was presented with a partial curl and can present nothing.")
    } else if viewIfLoaded?.window == nil || isBeingAbandoned {
      Diagnostics.log("\(attempt) whose view is not in the window hierarchy.")
    } else {
      return true
    }
    return false
  }

  // MARK: Dismissing

  /// Dismisses what this controller presents, or, where it presents nothing, has itself dismissed.
  final func dismissModally(animated: Bool, isByPerson: Bool = false, completion: (() -> Void)?) {
    guard let presenter = nearest(where: { $0.modal?.presented != nil }) else {
      guard let presenting = nearestPresentation?.presenter, presenting.modal?.presented != nil else {
        completion?()
        return
      }
      // The presenting controller handles it, as Apple documents: in its own way, where it has one.
      guard isByPerson else { return presenting.dismiss(animated: animated, completion: completion) }
      return presenting.dismissModally(animated: animated, isByPerson: true, completion: completion)
    }
    var chain = ModalPresentation.chain(above: presenter)
    guard !chain.contains(where: \.isUnderWay) else {
      Diagnostics.log(
        "Attempt to dismiss from view controller \(self) while a presentation or dismiss is in progress!")
      return
    }
    guard let top = chain.popLast() else {
      completion?()
      return
    }
    ModalTransition(
      .dismissal, of: top, over: chain, isAnimated: animated && !isBeingAbandoned, isByPerson: isByPerson,
      completion: completion
    ).start()
  }

  /// Takes away whatever this controller, or one in it, presents, at once: the window shows other content.
  ///
  /// Who hears of the ends may dismiss, which then is not animated, and may not present: nothing of it is left over.
  final func abandonPresentations() {
    let chain = ModalPresentation.chain(above: self)
    for controller in [self] + chain.map(\.presented) { controller.abandonChildrensPresentations() }
    guard let modal, modal.presented != nil else { return }
    let wasAbandoning = modal.isAbandoning
    modal.isAbandoning = true
    defer { modal.isAbandoning = wasAbandoning }
    while let presented = modal.presented {
      for presentation in ModalPresentation.chain(above: self).reversed() { presentation.transition?.abandon() }
      if modal.presented === presented { dismissModally(animated: false, completion: nil) }
      if modal.presented === presented { return }
    }
  }

  /// Whether what this controller stands on is being taken away.
  private var isBeingAbandoned: Bool {
    var next: UIViewController? = self
    while let current = next {
      if current.modal?.isAbandoning ?? false { return true }
      next = current.storedParent ?? current.modal?.presentation?.presenter
    }
    return false
  }

  /// What is presented from a context within a controller goes with that, and may cover the window.
  final func abandonChildrensPresentations() {
    for child in storedChildren { child.abandonPresentations() }
  }

  // MARK: For the window

  /// Whether a presentation has the view: it is in an animator's hands, or away until the dismissal.
  final var isViewTakenByPresentation: Bool {
    modal?.presentationAbove?.presenterPlace != nil
  }

  /// What shows the controller in the one around it: its view, or what is presented in its context and has the view's place.
  final var viewInPlace: UIView { containerInPlace ?? view }

  /// Takes away what shows the controller in the one around it.
  final func leavePlace() {
    (containerInPlace ?? viewIfLoaded)?.removeFromSuperview()
  }

  private var containerInPlace: UIView? { modal?.presentationAbove?.containerInPlace }

  /// Whether the controller decides how its window may be turned, in front of those below.
  final var coversScreen: Bool {
    guard let presentation = modal?.presentation else { return true }
    // An alert is shown over whatever there is, as that is.
    guard !(self is UIAlertController) else { return false }
    return presentation.controller.shouldPresentInFullscreen && presentation.style != .pageSheet
      && presentation.style != .formSheet && presentation.style != .popover
  }

  /// This controller and those that it, or a controller in it, presents, and so on; each after the one that presents it.
  final var presentationTree: [UIViewController] {
    [self] + presentedTree
  }

  /// Those that it presents, or a controller in it, as from a context.
  private var presentedTree: [UIViewController] {
    storedChildren.flatMap(\.presentedTree) + (modal?.presented?.presentationTree ?? [])
  }
}
