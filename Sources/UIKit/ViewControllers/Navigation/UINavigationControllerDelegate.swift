/// Hears what a navigation controller shows, and gives animations. Each method may be left out.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:willshow:animated:)>.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:didshow:animated:)>.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// What animates a push or pop; nil for a slide.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:animationcontrollerfor:from:to:)>.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What drives an animation of the delegate's by hand; nil for time.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:interactioncontrollerfor:)>.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The orientations that the navigation controller supports; by default those that it would without a delegate.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontrollersupportedinterfaceorientations(_:)>.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  /// The orientation that the navigation controller is best presented in; by default the one that it would without a delegate.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontrollerpreferredinterfaceorientationforpresentation(_:)>.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

// A subclass may have a method that the class which says it conforms has not, and a proxy may forward the message: both are
// asked, as Objective-C does.
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    _SelectorRuntime.tell(
      "navigationController:willShow:animated:", self, [navigationController, viewController, animated])
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    _SelectorRuntime.tell(
      "navigationController:didShow:animated:", self, [navigationController, viewController, animated])
  }

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    _SelectorRuntime.optionalAnswer(
      "navigationController:animationControllerFor:from:to:", of: self,
      [navigationController, operation, fromVC, toVC])
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    _SelectorRuntime.optionalAnswer(
      "navigationController:interactionControllerFor:", of: self, [navigationController, animationController])
  }

  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    _SelectorRuntime.optionalAnswer(
      "navigationControllerSupportedInterfaceOrientations:", of: self, [navigationController])
      ?? navigationController.ownSupportedOrientations
  }

  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    _SelectorRuntime.optionalAnswer(
      "navigationControllerPreferredInterfaceOrientationForPresentation:", of: self, [navigationController])
      ?? navigationController.ownPreferredOrientation
  }
}
