import UIKit

/// The transitioning delegate of a dimmed modal, whose animations are its own delegate's.
///
/// A controller does not hold its transitioning delegate: hold this one, in the controller itself for one.
open class DimmingTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  private weak var delegate: (any DimmingTransitioningDelegate)?

  /// Transitions whose animations a delegate runs; it is not held.
  public init(delegate: any DimmingTransitioningDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DimmingPresentationAnimatedTransitioning(delegate: delegate)
  }

  open func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DimmingDismissalAnimatedTransitioning(delegate: delegate)
  }

  open func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentationController(
      presentedViewController: presented, presenting: presenting, delegate: delegate)
  }
}
