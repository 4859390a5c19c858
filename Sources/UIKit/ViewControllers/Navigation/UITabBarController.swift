/// Shows one of several controllers at a time. There is no tab bar: code selects.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitabbarcontroller>.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private var selection = 0

  /// A tab bar controller without content.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeNib(coder, as: UITabBarController.self)
  }

  /// The controllers, in order. The selected one stays selected where it is still there.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers>.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Gives other controllers. There is nothing to animate without a bar.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitabbarcontroller/setviewcontrollers(_:animated:)>.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let former = tabs
    let selected = selectedViewController
    tabs = viewControllers ?? []
    for controller in former where !tabs.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.leavePlace()
      controller.removeFromParent()
    }
    for controller in tabs where controller.storedParent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    selection = tabs.firstIndex { $0 === selected } ?? 0
    showSelected()
  }

  /// The controller that is shown. One that is not among the controllers raises `NSInvalidArgumentException`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedviewcontroller>.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set {
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else {
        raise(
          "NSInvalidArgumentException",
          "-[UITabBarController setSelectedViewController:] only a view controller in the "
            + "tab bar controller's list of view controllers can be selected.")
        return
      }
      selectedIndex = index
    }
  }

  /// Which of the controllers is shown; one that does not exist changes nothing.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedindex>.
  open var selectedIndex: Int {
    get { selection }
    set {
      guard newValue != selection, tabs.indices.contains(newValue) else { return }
      selection = newValue
      showSelected()
    }
  }

  open override func loadView() {
    super.loadView()
    showSelected()
  }

  private func showSelected() {
    guard isViewLoaded else { return }
    let selected = selectedViewController
    for controller in tabs where controller !== selected {
      controller.leavePlace()
    }
    guard let content = selected?.viewInPlace, content.superview !== view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
  }

  /// Selects the child.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/unwind(for:towards:)>.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if tabs.contains(where: { $0 === subsequentVC }) { selectedViewController = subsequentVC }
  }
}

extension UIViewController {
  /// The tab bar controller around this one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbarcontroller>.
  public final var tabBarController: UITabBarController? {
    storedParent?.nearest { $0 is UITabBarController } as? UITabBarController
  }
}
