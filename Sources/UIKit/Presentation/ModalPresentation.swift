/// One controller over another, from the call that presents it until it has been dismissed.
@MainActor
final class ModalPresentation {
  enum State {
    case presenting
    case presented
    case dismissing
    case over
  }

  /// Where a view was that a transition took away, so that it can be put back.
  struct Place {
    let view: UIView
    weak var superview: UIView?
    private let index: Int
    private let center: CGPoint
    private let size: CGSize
    private let superviewSize: CGSize

    @MainActor
    init?(of view: UIView?) {
      guard let view, let superview = view.storedSuperview else { return nil }
      self.view = view
      self.superview = superview
      index = superview.storedSubviews.firstIndex { $0 === view } ?? 0
      center = view.center
      size = view.bounds.size
      superviewSize = superview.bounds.size
    }

    /// Puts the view back to where it was; what has happened to the superview's size since then counts for it too.
    @MainActor
    func putBack() {
      guard let superview else { return }
      superview.insertSubview(view, at: index)
      guard view.layoutHook_autoresizes else { return }
      view.bounds.size = size
      view.center = center
      if superview.bounds.size != superviewSize, !view.storedAutoresizingMask.isEmpty {
        view.autoresize(from: superviewSize, to: superview.bounds.size)
      }
    }
  }

  unowned private(set) var presented: UIViewController
  unowned let presenter: UIViewController
  let source: Weak
  /// The presentation controller of the style that was asked for, which decides how it adapts.
  let own: UIPresentationController
  /// Who was to be presented: another than who is where an adaptive style has a controller around it.
  let original: UIViewController
  /// The controller that manages the presentation: another than its own where the style adapts.
  private(set) var controller: UIPresentationController
  private(set) var style: UIModalPresentationStyle
  /// Whether the presenting view is shown as a page that is rolled up.
  var isCurled = false
  /// Whether the interface was turned for the presented controller.
  private(set) var hasTurnedInterface = false
  /// Whether the traits have changed since the style was looked at.
  var needsAdaptation = false
  var state = State.presenting
  /// The transition that is waited for or runs.
  var transition: ModalTransition?
  /// Whether a transition is waited for, or runs and has not brought the views to their places.
  var isUnderWay: Bool { transition.map { !$0.hasArrived } ?? false }
  /// Where the presenting view was, while it is away.
  var presenterPlace: Place?

  /// Where the assistive technologies' focus was, and who had the keys, before the presentation.
  var formerFocus = AccessibilityFocus.Return()
  weak var formerResponder: UIResponder?

  /// A controller that may be gone.
  struct Weak {
    weak var controller: UIViewController?
  }

  init(
    presented: UIViewController, presenter: UIViewController, source: UIViewController,
    controller: UIPresentationController, style: UIModalPresentationStyle, adapting own: UIPresentationController,
    of original: UIViewController
  ) {
    self.presented = presented
    self.presenter = presenter
    self.source = Weak(controller: source)
    self.controller = controller
    self.style = style
    self.own = own
    self.original = original
  }

  /// Takes another presented controller, presentation controller and style.
  func change(
    to presented: UIViewController, _ controller: UIPresentationController, _ style: UIModalPresentationStyle
  ) {
    self.controller = controller
    self.style = style
    guard presented !== self.presented else { return }
    self.presented.modal?.presentation = nil
    self.presented = presented
    link()
  }

  // MARK: The views

  /// Puts the container over the presenting view: into the window, or beside the view of the context; where one is given
  /// that it takes the place of, right above that.
  func installContainer(inPlaceOf former: UIView? = nil) -> Bool {
    guard controller.container == nil else { return true }
    let presenterView = presenter.viewIfLoaded
    guard let window = presenterView?.window ?? former?.window else { return false }
    let context = controller.shouldPresentInFullscreen ? nil : presenterView?.superview
    // A view that has just come back may not have its place yet.
    context?.layoutIfNeeded()
    let container = PresentationContainerView(
      for: controller, frame: context == nil ? window.bounds : presenterView?.frame ?? window.bounds)
    controller.container = container
    let parent = context ?? window
    if let former, former.superview === parent {
      parent.insertSubview(container, aboveSubview: former)
    } else if context != nil, let presenterView {
      parent.insertSubview(container, aboveSubview: presenterView)
    } else {
      parent.addSubview(container)
    }
    return true
  }

  func removeContainer() {
    controller.container?.removeFromSuperview()
    controller.container = nil
  }

  /// Takes the presenting view into the container, where the animator may move it.
  func takePresenterView() {
    guard let container = controller.container, let view = presenter.viewIfLoaded, let place = Place(of: view) else {
      return
    }
    presenterPlace = place
    let frame = place.superview?.convert(view.frame, to: container) ?? container.bounds
    container.insertSubview(view, at: 0)
    view.frame = frame
  }

  /// Takes the presenting view away again, after a dismissal that was cancelled.
  func takeAwayPresenterView() {
    guard let view = presenter.viewIfLoaded else { return }
    if presenterPlace == nil { presenterPlace = Place(of: view) }
    view.removeFromSuperview()
  }

  /// Puts the presenting view back where it was.
  func returnPresenterView() {
    guard let place = presenterPlace else { return }
    presenterPlace = nil
    // The context is not shown: its view comes when that is.
    guard controller.shouldPresentInFullscreen || controller.container?.superview != nil else { return }
    place.putBack()
    guard let superview = place.superview else { return }
    if let outer = (superview as? PresentationContainerView)?.presentationController {
      if outer.presentedView === place.view { place.view.frame = outer.frameOfPresentedViewInContainerView }
    } else if let container = controller.container, container.superview === superview {
      place.view.frame = container.frame
    }
  }

  /// Whether the container lies beside the presenting view, in what is around that.
  private var isBesidePresenter: Bool { !controller.shouldPresentInFullscreen && controller.container != nil }

  /// The container, where it has the place of the presenting view, which is away.
  var containerInPlace: UIView? { isBesidePresenter && presenterPlace != nil ? controller.container : nil }

  /// The presenting view has come or gone: what covers it alone comes and goes with it.
  func presenterViewDidMove() {
    guard state != .over, let (container, view) = cover, container.superview !== view.superview else { return }
    guard let superview = view.superview else { return container.removeFromSuperview() }
    container.frame = view.frame
    superview.insertSubview(container, aboveSubview: view)
  }

  /// What covers the presenting view alone lies where that does.
  func followPresenterView() {
    guard let (container, view) = cover, container.superview === view.superview else { return }
    container.frame = view.frame
  }

  /// The container that covers the presenting view alone, and that view, where it is not away.
  private var cover: (container: PresentationContainerView, view: UIView)? {
    guard isBesidePresenter, presenterPlace == nil, let container = controller.container,
      let view = presenter.viewIfLoaded
    else { return nil }
    return (container, view)
  }

  /// Makes sure that the presented view is where the presentation wants it.
  func settlePresentedView() {
    guard let container = controller.container, let view = controller.presentedView else { return }
    guard !view.isDescendant(of: container) else { return }
    view.frame = controller.frameOfPresentedViewInContainerView
    container.addSubview(view)
  }

  /// The size that the container will have in a window of a size.
  func containerSize(in size: CGSize) -> CGSize {
    guard !controller.shouldPresentInFullscreen, let parent = presenter.storedParent else { return size }
    return parent.size(forChildContentContainer: presenter, withParentContainerSize: size)
  }

  // MARK: The orientation

  /// Turns the interface as the presented controller needs it, where that covers the screen.
  func turnInterface() {
    guard let scene = presenter.viewIfLoaded?.window?.windowScene, scene.controllerForSystemAppearance === presented
    else {
      return
    }
    hasTurnedInterface = scene.adoptOrientation(
      for: presented, preferring: presented.preferredInterfaceOrientationForPresentation)
  }

  /// The presentation has come to nothing: those behind have the interface as they need it, or as the device is held.
  func turnInterfaceBack() {
    guard hasTurnedInterface else { return }
    hasTurnedInterface = false
    presenter.viewIfLoaded?.window?.windowScene?.adoptOrientationOfDevice()
  }

  // MARK: The focus

  /// Remembers who has the keys and the focus; the keys of one that is covered go to the presented controller.
  func leaveFocus() {
    formerFocus = AccessibilityFocus.shared.place
    formerResponder = controller.container?.window?.firstResponder
    if controller.coversWhatIsBehind { formerResponder?.resignFirstResponder() }
  }

  /// Brings the focus in.
  func takeFocus() {
    AccessibilityFocus.shared.receive(.screenChanged, controller.presentedView)
  }

  /// Gives focus and keys back, unless somebody has taken the keys. The container has gone.
  func returnFocus() {
    AccessibilityFocus.shared.restore(formerFocus)
    let former = formerResponder
    formerResponder = nil
    guard let former, let window = former.responderWindow, window.firstResponder == nil else { return }
    former.becomeFirstResponder()
  }

  // MARK: The chain

  /// The presentations above a controller, lowest first.
  static func chain(above controller: UIViewController) -> [ModalPresentation] {
    var chain: [ModalPresentation] = []
    var next = controller.modal?.presented
    while let presented = next, let presentation = presented.modal?.presentation {
      chain.append(presentation)
      next = presented.modal?.presented
    }
    return chain
  }

  func link() {
    presenter.ensuredModal.presented = presented
    presented.ensuredModal.presentation = self
  }

  /// The presenting controller is gone, and is not to be asked for any more.
  func losePresenter() {
    removeContainer()
    forgetPresented()
  }

  /// The controllers know nothing of each other any more.
  func unlink() {
    if presenter.modal?.presented === presented { presenter.modal?.presented = nil }
    forgetPresented()
  }

  private func forgetPresented() {
    state = .over
    presented.modal?.presentation = nil
    presented.modal?.presentationController = nil
    original.modal?.presentationController = nil
  }
}
