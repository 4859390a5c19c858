import UIKit

/// What presentations over a backdrop have in common: the backdrop, which fades along with the transition, the one way out,
/// and where keys and focus go.
///
/// Use a subclass: `OverlayPresentationController` for a card, `DimmingPresentationController` for what covers the screen.
///
/// To those who have the interface read out only the modal is there. The backdrop comes last in it, as a button that
/// dismisses; its name is `accessibilityLabel`, "Dismiss" unless changed.
open class BackdropPresentationController: UIPresentationController {
  /// Every way out of the modal.
  public let dismissal: DismissalPipeline
  let backdrop = BackdropView()
  private let focus = FocusKeeper()

  /// A presentation controller for a presented and a presenting controller.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    dismissal = DismissalPipeline(for: presentedViewController)
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    backdrop.controller = presentedViewController
    backdrop.mayDismiss = { [weak self] in self?.tapDismisses ?? false }
    backdrop.onUse = { [weak self] in self?.backdropWasUsed() }
    backdrop.onEscape = { [weak self] in self?.dismissal.dismiss(for: .escape) }
    backdrop.onLeavingWindow = { [weak self] in self?.dismissal.didLoseWindow() }
  }

  // MARK: What subclasses of this package say

  /// How much of itself the backdrop shows when the modal is there.
  var backdropAlpha: CGFloat { 1 }
  /// Whether a tap on the backdrop dismisses the modal now.
  var tapDismisses: Bool { true }
  /// The backdrop was tapped, or used as a button.
  func backdropWasUsed() { dismissByTap() }

  /// Dismisses the modal where a tap does that, and reports the attempt where not.
  final func dismissByTap() {
    if tapDismisses { dismissal.dismiss(for: .tap) } else { dismissal.refuse(.tap) }
  }

  // MARK: Presentation

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    focus.remember(in: containerView.window)
    backdrop.frame = containerView.bounds
    backdrop.alpha = 0
    containerView.insertSubview(backdrop, at: 0)
    containerView.accessibilityViewIsModal = true
    containerView.accessibilityElements = [presentedView, backdrop].compactMap { $0 }
    fade(to: backdropAlpha)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed {
      focus.moveIn(to: backdrop, of: presentedView)
      dismissal.presentationWasCompleted()
    } else {
      backdrop.removeFromSuperview()
      focus.moveBack()
      dismissal.presentationWasCancelled()
    }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dismissal.transitionWillBegin()
    fade(to: 0)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed { backdrop.alpha = backdropAlpha }
    dismissal.transitionDidEnd(completed)
    guard completed else { return }
    backdrop.removeFromSuperview()
    focus.moveBack()
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      backdrop.alpha = alpha
      return
    }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.backdrop.alpha = alpha }, completion: nil)
  }

  // MARK: Layout

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    backdrop.frame = containerView.bounds
  }
}
