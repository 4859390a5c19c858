/// Shows the topmost of a stack of controllers, and moves between them. There is no navigation bar.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uinavigationcontroller>.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Which way a transition goes.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uinavigationcontroller/operation>.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  final var stack: [UIViewController] = []
  final var transition: NavigationTransition?
  /// Whether the delegate has heard of what is shown first.
  private final var hasAppeared = false

  /// Who hears of what is shown, and gives animations; not held.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uinavigationcontroller/delegate>.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// A navigation controller without content.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A navigation controller with a controller at the bottom of its stack.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uinavigationcontroller/init(rootviewcontroller:)>.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeNib(coder, as: UINavigationController.self)
  }

  /// The stack, lowest first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uinavigationcontroller/viewcontrollers>.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uinavigationcontroller/topviewcontroller>.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is seen: the topmost, or what is presented over it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uinavigationcontroller/visibleviewcontroller>.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Puts a controller on the stack and shows it. One that is on the stack raises `NSInvalidArgumentException`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)>.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      raise(
        "NSInvalidArgumentException",
        "Pushing the same view controller instance more than once is not supported (\(viewController))"
      )
      return
    }
    show(stack + [viewController], animated: animated)
  }

  /// Pushes a controller.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uinavigationcontroller/show(_:sender:)>.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Pops to the child.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/unwind(for:towards:)>.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard stack.contains(where: { $0 === subsequentVC }) else { return }
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  /// Takes the topmost controller from the stack; nil where it is the only one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)>.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    show(Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes what is above a controller from the stack. A controller that is not on it raises `NSInvalidArgumentException`.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/poptoviewcontroller(_:animated:)>.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      raise("NSInvalidArgumentException", "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    show(Array(stack[...index]), animated: animated)
    return popped
  }

  /// Takes all but the lowest controller from the stack.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/poptorootviewcontroller(animated:)>.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Gives another stack. The animation is a push where the new top was not on the stack, else a pop.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)>.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    show(viewControllers, animated: animated)
  }

  open override func loadView() {
    super.loadView()
    if let top = stack.last { install(top) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasAppeared, transition == nil, let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    guard transition == nil, let top = stack.last else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  final var ownSupportedOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
  final var ownPreferredOrientation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }

  /// Those of the delegate, where it says which.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations>.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? ownSupportedOrientations
  }

  /// That of the delegate, where it says which.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredinterfaceorientationforpresentation>.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? ownPreferredOrientation
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard transition == nil, let top = stack.last?.viewIfLoaded, top.superview === viewIfLoaded
    else { return }
    top.frame = view.bounds
  }
}

extension UIViewController {
  /// The navigation controller around this one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller>.
  public final var navigationController: UINavigationController? {
    storedParent?.nearest { $0 is UINavigationController } as? UINavigationController
  }
}
