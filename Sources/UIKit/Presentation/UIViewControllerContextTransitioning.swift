/// A transition between two controllers, as its animator sees it.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which everything happens. The animator adds the view that comes to it.
  var containerView: UIView { get }
  /// Whether anything moves at all.
  var isAnimated: Bool { get }
  /// Whether a hand drives the transition now.
  var isInteractive: Bool { get }
  /// Whether interaction called the transition off.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` where nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Interaction has come to a part, from 0 to 1, of the way.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/updateinteractivetransition(_:)>.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Interaction is over, and the transition goes on to its end.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/finishinteractivetransition()>.
  func finishInteractiveTransition()
  /// Interaction is over, and the transition goes back to its beginning.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/cancelinteractivetransition()>.
  func cancelInteractiveTransition()
  /// A hand takes the running transition over.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/pauseinteractivetransition()>.
  func pauseInteractiveTransition()

  /// The animation is over: with true at its end, with false back at its beginning. Each animator calls this once; a second
  /// call is reported and changes nothing.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/completetransition(_:)>.
  func completeTransition(_ didComplete: Bool)

  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/viewcontroller(forkey:)>.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that the animator may move; nil for one that stays where it is.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/view(forkey:)>.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// What a rotation that happens along with it turns the container by.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view is at the beginning, in the container's coordinates; zero where it is not there.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/initialframe(for:)>.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is at the end, in the container's coordinates; zero where it is not there.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/finalframe(for:)>.
  func finalFrame(for vc: UIViewController) -> CGRect
}
