/// Has a say in what a split view controller does where there is room for one controller only, and in what it shows. Each
/// method may be left out.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// The display mode is about to change.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:willchangeto:)-2m2c4>.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Whether the delegate shows a controller as the primary one itself; false by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:show:sender:)>.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool

  /// Whether the delegate shows a controller as the secondary one itself; false by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:showdetail:sender:)>.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool

  /// The controller that is left where there is no longer room for two; nil, the default, for the primary one.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/primaryviewcontroller(forcollapsing:)>.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

  /// The primary controller where there is room for two again; nil, the default, for the one that was left.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/primaryviewcontroller(forexpanding:)>.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

  /// Whether the delegate has done with the secondary controller all that is to be done where there is room for one only.
  /// False, the default, has a primary navigation controller push it.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:collapsesecondary:onto:)>.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// The secondary controller where there is room for two again; nil, the default, for what the primary navigation
  /// controller pushed.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:separatesecondaryfrom:)>.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
}

// See UIScrollViewDelegate for who is asked where the class that says it conforms has no method.
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    _SelectorRuntime.tell("splitViewController:willChangeTo:", self, [svc, displayMode])
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    _SelectorRuntime.optionalAnswer("splitViewController:show:sender:", of: self, [splitViewController, vc, sender])
      ?? false
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    _SelectorRuntime.optionalAnswer(
      "splitViewController:showDetail:sender:", of: self, [splitViewController, vc, sender]) ?? false
  }
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    _SelectorRuntime.optionalAnswer("primaryViewControllerForCollapsing:", of: self, [splitViewController])
  }
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    _SelectorRuntime.optionalAnswer("primaryViewControllerForExpanding:", of: self, [splitViewController])
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    _SelectorRuntime.optionalAnswer(
      "splitViewController:collapseSecondary:onto:", of: self,
      [splitViewController, secondaryViewController, primaryViewController]) ?? false
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    _SelectorRuntime.optionalAnswer(
      "splitViewController:separateSecondaryFrom:", of: self, [splitViewController, primaryViewController])
  }
}
