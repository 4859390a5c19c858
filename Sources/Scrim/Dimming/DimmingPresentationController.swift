import UIKit

/// Presents a controller over all of the screen, with a dimming view below it in the container.
///
/// The presented view is as large as the container: where its own background is clear, the dimming shows through, and a tap
/// counts as one on the dimming.
open class DimmingPresentationController: UIPresentationController {
  /// What covers the presenting view: the container's lowest view, black at 0.5 unless changed.
  public let dimmingView: UIView
  /// Every way out of the modal.
  public let dismissal: DismissalPipeline
  private weak var dimmingDelegate: (any DimmingTransitioningDelegate)?
  private let focus = FocusKeeper()
  private lazy var gestures = DimmingGestures(for: self)

  /// A presentation controller whose delegate decides about taps; it is not held.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?,
    delegate: (any DimmingTransitioningDelegate)?
  ) {
    let backdrop = BackdropView()
    dimmingView = backdrop
    dismissal = DismissalPipeline(for: presentedViewController)
    dimmingDelegate = delegate
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    backdrop.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    backdrop.controller = presentedViewController
    backdrop.onEscape = { [weak self] in self?.dismissal.dismiss(for: .escape) }
    backdrop.onLeavingWindow = { [weak self] in self?.dismissal.didLoseWindow() }
    dismissal.delegate = presentedViewController as? any DismissalDelegate
  }

  /// The dimmed background was tapped: tells the delegate, and dismisses the modal where that is allowed.
  open func dimmingViewDidTouch() {
    dimmingDelegate?.dimmingViewTapped()
    if dimmingDelegate?.allowTapDimmingViewToDismiss ?? true {
      dismissal.dismiss(for: .tap)
    } else {
      dismissal.refuse(.tap)
    }
  }

  // MARK: Presentation

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    focus.remember(in: containerView.window)
    dimmingView.frame = containerView.bounds
    dimmingView.alpha = 0
    containerView.insertSubview(dimmingView, at: 0)
    gestures.attach(to: containerView)
    fade(to: 1)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed {
      focus.moveIn(to: dimmingView, of: presentedView)
    } else {
      dimmingView.removeFromSuperview()
      focus.moveBack()
    }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dismissal.transitionWillBegin()
    fade(to: 0)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed { dimmingView.alpha = 1 }
    dismissal.transitionDidEnd(completed)
    guard completed else { return }
    dimmingView.removeFromSuperview()
    focus.moveBack()
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = alpha
      return
    }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.dimmingView.alpha = alpha }, completion: nil)
  }

  // MARK: Layout

  open override var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
