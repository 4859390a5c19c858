import UIKit

/// Presents a controller over all of the screen, with a dimming view below it in the container.
///
/// The presented view is as large as the container: where its own background is clear, the dimming shows through, and a tap
/// counts as one on the dimming.
open class DimmingPresentationController: BackdropPresentationController {
  /// What covers the presenting view: the container's lowest view, black at 0.5 unless changed.
  public final var dimmingView: UIView { backdrop }
  private weak var dimmingDelegate: (any DimmingTransitioningDelegate)?
  private lazy var gestures = DimmingGestures(for: self)

  /// A presentation controller whose delegate decides about taps; it is not held.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?,
    delegate: (any DimmingTransitioningDelegate)?
  ) {
    dimmingDelegate = delegate
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    backdrop.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    dismissal.delegate = presentedViewController as? any DismissalDelegate
  }

  /// The dimmed background was tapped: tells the delegate, and dismisses the modal where that is allowed.
  open func dimmingViewDidTouch() {
    dimmingDelegate?.dimmingViewTapped()
    dismissByTap()
  }

  override var tapDismisses: Bool { dimmingDelegate?.allowTapDimmingViewToDismiss ?? true }
  override func backdropWasUsed() { dimmingViewDidTouch() }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView.map(gestures.attach(to:))
  }

  open override var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
