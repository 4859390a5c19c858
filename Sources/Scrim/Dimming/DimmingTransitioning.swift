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
    (delegate as? DimmingBaseViewController).map { PanelTransition(.presentation, of: $0) }
      ?? DimmingPresentationAnimatedTransitioning(delegate: delegate)
  }

  open func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (delegate as? DimmingBaseViewController).map { PanelTransition(.dismissal, of: $0) }
      ?? DimmingDismissalAnimatedTransitioning(delegate: delegate)
  }

  open func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    hand(for: animator)
  }

  open func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    hand(for: animator)
  }

  /// What a finger takes a panel's transition over with, where it may.
  private func hand(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let panel = delegate as? DimmingBaseViewController, panel.allowDragToDismiss else { return nil }
    return (animator as? PanelTransition)?.makeHand()
  }

  open func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentationController(
      presentedViewController: presented, presenting: presenting, delegate: delegate)
  }
}
