/// Animates a transition between two controllers.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// In seconds.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning/transitionduration(using:)>.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Begins the animation, which calls `completeTransition(_:)` of the context at its end.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning/animatetransition(using:)>.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The transition is over; true if it ran to its end. May be left out.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning/animationended(_:)>.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}
