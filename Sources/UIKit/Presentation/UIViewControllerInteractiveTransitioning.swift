/// Drives a transition between two controllers by hand.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning/startinteractivetransition(_:)>.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the rest runs when interaction ends: 1, unless implemented.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning/completionspeed>.
  var completionSpeed: CGFloat { get }

  /// The pace of the rest: `easeInOut`, unless implemented.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning/completioncurve>.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the hand has it from the start: true, unless implemented.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning/wantsinteractivestart>.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
