/// Says how a presentation adapts to its surroundings, and is told when a person dismisses it. Each method may be left out.
///
/// The four methods about dismissal are for what a person does to the presentation itself, such as dragging a sheet down:
/// `dismiss(animated:completion:)` calls none of them.
/// Specified by <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style for an environment of compact width; `none` for no other.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/adaptivepresentationstyle(for:)>.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// The style for an environment of certain traits; `none` for no other.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/adaptivepresentationstyle(for:traitcollection:)>.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Who is presented in a style that the presentation adapts to, or, for `none`, in its own again; nil, unless
  /// implemented, for the controller that was to be presented.
  ///
  /// What is answered may be another controller around that one, such as a navigation controller.
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontroller(_:viewcontrollerforadaptivepresentationstyle:)>.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// The presentation controller of the style that is adapted to is made, and may be set up: a sheet's detents, say.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontroller(_:prepare:)>.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  )

  /// The presentation is about to begin, with another style or, for `none`, its own.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontroller(_:willpresentwithadaptivestyle:transitioncoordinator:)>.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Whether the person may dismiss the presentation: true, unless implemented. Not asked where the presented controller
  /// is modal in its presentation.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollershoulddismiss(_:)>.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// The person dismisses the presentation; it may yet come back.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerwilldismiss(_:)>.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// The person has dismissed the presentation.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdiddismiss(_:)>.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// The person tried to dismiss a presentation that does not let them.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdidattempttodismiss(_:)>.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

// A subclass may have a method that the class which says it conforms has not, and a proxy may forward the message: both are
// asked, as Objective-C does.
extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    _SelectorRuntime.optionalAnswer("adaptivePresentationStyleFor:", of: self, [controller])
      ?? controller.defaultAdaptiveStyle(for: controller.traitCollection)
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    _SelectorRuntime.optionalAnswer(
      "adaptivePresentationStyleFor:traitCollection:", of: self, [controller, traitCollection])
      ?? (traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none)
  }

  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    _SelectorRuntime.optionalAnswer(
      "presentationController:viewControllerForAdaptivePresentationStyle:", of: self, [controller, style])
  }

  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    _SelectorRuntime.tell(
      "presentationController:prepare:", self, [presentationController, adaptivePresentationController])
  }

  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    _SelectorRuntime.tell(
      "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:", self,
      [presentationController, style, transitionCoordinator])
  }

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    _SelectorRuntime.optionalAnswer("presentationControllerShouldDismiss:", of: self, [presentationController]) ?? true
  }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    _SelectorRuntime.tell("presentationControllerWillDismiss:", self, [presentationController])
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    _SelectorRuntime.tell("presentationControllerDidDismiss:", self, [presentationController])
  }

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    _SelectorRuntime.tell("presentationControllerDidAttemptToDismiss:", self, [presentationController])
  }
}
