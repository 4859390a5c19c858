/// A transition that is under way: what is known of it.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether anything moves at all.
  var isAnimated: Bool { get }
  /// Whether the person's finger drove the transition at its start.
  var initiallyInteractive: Bool { get }
  /// Whether it can be taken over while it runs.
  var isInterruptible: Bool { get }
  /// Whether the person's finger drives it now.
  var isInteractive: Bool { get }
  /// Whether it was called off.
  var isCancelled: Bool { get }
  /// In seconds, without what interaction adds.
  var transitionDuration: TimeInterval { get }
  /// From 0 to 1, when interaction ended.
  var percentComplete: CGFloat { get }
  /// The speed at which interaction ended, 1 being its own.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that the transition takes place in.
  var containerView: UIView { get }
  /// What a rotation turns the container by; the identity for others.
  var targetTransform: CGAffineTransform { get }
  /// The style of the presentation; `none` where nothing is presented or dismissed.
  var presentationStyle: UIModalPresentationStyle { get }
  /// One of the two controllers; nil for a rotation, and when the transition is over.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/viewcontroller(forkey:)>.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views, where the transition moves it.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/view(forkey:)>.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
