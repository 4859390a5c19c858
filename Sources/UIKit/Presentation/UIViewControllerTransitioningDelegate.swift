/// Gives a presented controller the objects that bring it in and take it away. Each method may be left out.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate>.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// What animates the presentation; nil for the transition style's own animation.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate/animationcontroller(forpresented:presenting:source:)>.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What animates the dismissal; nil for the transition style's own animation.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate/animationcontroller(fordismissed:)>.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

  /// What drives the presentation by hand; nil for time.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate/interactioncontrollerforpresentation(using:)>.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// What drives the dismissal by hand; nil for time.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate/interactioncontrollerfordismissal(using:)>.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The presentation controller of a presentation of the style `custom`; nil for a plain one.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate/presentationcontroller(forpresented:presenting:source:)>.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

// A subclass may have a method that the class which says it conforms has not, and a proxy may forward the message: both are
// asked, as Objective-C does.
extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    _SelectorRuntime.optionalAnswer(
      "animationControllerForPresented:presenting:source:", of: self, [presented, presenting, source])
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    _SelectorRuntime.optionalAnswer("animationControllerForDismissed:", of: self, [dismissed])
  }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    _SelectorRuntime.optionalAnswer("interactionControllerForPresentationUsing:", of: self, [animator])
  }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    _SelectorRuntime.optionalAnswer("interactionControllerForDismissalUsing:", of: self, [animator])
  }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    _SelectorRuntime.optionalAnswer(
      "presentationControllerForPresented:presenting:source:", of: self, [presented, presenting, source])
  }
}
