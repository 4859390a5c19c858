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

  /// What animates a transition that can be stopped, moved and turned round by hand. May be left out; where it is there,
  /// `animateTransition(using:)` starts it. The same one comes back as often as it is asked for in one transition.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning/interruptibleanimator(using:)>.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// The transition is over; true if it ran to its end. May be left out.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning/animationended(_:)>.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// One that does nothing, and stands for none.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { UninterruptibleAnimator.shared }

  public func animationEnded(_ transitionCompleted: Bool) {}
}
