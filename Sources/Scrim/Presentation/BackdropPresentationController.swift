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
  /// The window that the modal was presented in.
  private weak var window: UIWindow?
  /// Whether the modal is presented in a style that another presentation controller adapts it to.
  private var isReplaced = false

  /// A presentation controller for a presented and a presenting controller.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    dismissal = DismissalPipeline(for: presentedViewController)
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    backdrop.controller = presentedViewController
    backdrop.mayDismiss = { [weak self] in
      guard let self else { return false }
      return self.tapDismisses && !self.presentedViewController.isModalInPresentation
    }
    backdrop.onUse = { [weak self] in self?.backdropWasUsed() }
    backdrop.onEscape = { [weak self] in self?.dismissal.dismiss(for: .escape) }
    backdrop.onLeavingWindow = { [weak self] in self?.backdropDidLeaveWindow() }
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
    window = containerView.window
    if !isReplaced { focus.remember(in: window) }
    isReplaced = false
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
      focus.moveBack(in: window, from: backdrop)
      dismissal.presentationWasCancelled()
    }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    // Where the modal stays, another presentation controller takes over.
    isReplaced = !presentedViewController.isBeingDismissed
    guard !isReplaced else { return }
    dismissal.transitionWillBegin(becauseOf: hasLostParent)
    fade(to: 0)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard !isReplaced else {
      backdrop.removeFromSuperview()
      return
    }
    if !completed { backdrop.alpha = backdropAlpha }
    dismissal.transitionDidEnd(completed)
    guard completed else { return }
    backdrop.removeFromSuperview()
    focus.moveBack(in: window, from: backdrop)
  }

  // MARK: What the modal stands on

  /// The backdrop goes with the modal's end, with another presentation controller's beginning, with what is around a modal
  /// that is away for a while, and where what presents the modal is taken out.
  private func backdropDidLeaveWindow() {
    if !isReplaced, hasLostParent { dismissal.didLoseWindow() }
  }

  /// Whether what presents the modal is leaving its parent or its window, or has left.
  private var hasLostParent: Bool {
    var outermost = presentingViewController
    while let around = outermost.parent ?? outermost.presentingViewController {
      if outermost.isMovingFromParent { return true }
      outermost = around
    }
    return window?.rootViewController !== outermost
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      backdrop.alpha = alpha
      return
    }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.backdrop.alpha = alpha }, completion: nil)
  }

  /// Another `backdropAlpha` counts at once while the modal is there; on its way in or out the next one does.
  final func refreshBackdrop() {
    let presented = presentedViewController
    guard backdrop.superview != nil, !presented.isBeingPresented, !presented.isBeingDismissed else { return }
    backdrop.alpha = backdropAlpha
  }

  // MARK: Layout

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    backdrop.frame = containerView.bounds
  }
}
