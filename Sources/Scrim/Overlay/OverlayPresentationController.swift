import UIKit

/// Presents a controller as a card in the middle of the screen, over a dark overlay that a tap dismisses.
///
/// Present with the style `custom`, and give one from the transitioning delegate:
///
/// ```swift
/// func presentationController(
///   forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
/// ) -> UIPresentationController? {
///   OverlayPresentationController(presentedViewController: presented, presenting: presenting)
/// }
/// ```
///
/// The overlay fades along with whatever animates the presentation. The card keeps its margins where there is room, and its
/// least size where there is not; it follows rotation and resizing. Keys go to the card and, at the end, back. Where motion is
/// to be reduced, a card that would slide in fades in.
open class OverlayPresentationController: BackdropPresentationController {
  /// What covers the presenting view: the container's lowest view.
  public final var overlayView: UIView { backdrop }

  /// Black unless changed.
  open var overlayColor: UIColor? {
    get { overlayView.backgroundColor }
    set { overlayView.backgroundColor = newValue }
  }

  /// How much of its colour the overlay has when it is there; 0.7 unless changed.
  open var overlayAlpha: CGFloat = 0.7 {
    didSet { refreshBackdrop() }
  }

  /// How much narrower and lower than the container the card is, both sides together, in points; 30 and 220 unless changed.
  open var margin: (x: CGFloat, y: CGFloat) = (x: 30, y: 220) {
    didSet { containerView?.setNeedsLayout() }
  }

  /// What the margins leave to the card where the container has it, in points; 240 each way unless changed.
  open var minimumContentSize = CGSize(width: 240, height: 240) {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The radius of the card's corners, in points; 10 unless changed.
  open var cornerRadius: CGFloat = 10 {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Whether a tap on the overlay dismisses the card; true unless changed. `dismissal`'s delegate may refuse a single one.
  open var dismissesOnTap = true

  /// How the card's view was before the presentation changed it.
  private var formerShape: (view: UIView, cornerRadius: CGFloat, clipsToBounds: Bool)?

  /// Whether the card fades only because motion is to be reduced.
  private var fadesInsteadOfSliding = false

  private lazy var tapAction = GestureAction { [weak self] recognizer in
    if recognizer.state == .ended { self?.overlayViewDidTouch() }
  }

  /// A presentation controller for a presented and a presenting controller.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    backdrop.backgroundColor = .black
    if UIAccessibility.isReduceMotionEnabled, presentedViewController.modalTransitionStyle == .coverVertical {
      presentedViewController.modalTransitionStyle = .crossDissolve
      fadesInsteadOfSliding = true
    }
    backdrop.addGestureRecognizer(
      UITapGestureRecognizer(target: tapAction, action: GestureAction.selector))
  }

  /// The overlay was tapped. Dismisses the card, where a tap does that.
  open func overlayViewDidTouch() {
    dismissByTap()
  }

  override var backdropAlpha: CGFloat { overlayAlpha }
  override var tapDismisses: Bool { dismissesOnTap }
  override func backdropWasUsed() { overlayViewDidTouch() }

  // MARK: Layout

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    func side(_ whole: CGFloat, _ margin: CGFloat, _ least: CGFloat) -> CGFloat {
      min(max(whole - margin, least, 0), whole)
    }
    return CGSize(
      width: side(parentSize.width, margin.x, minimumContentSize.width),
      height: side(parentSize.height, margin.y, minimumContentSize.height))
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) / 2,
      y: bounds.minY + (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    shapeCard()
    // A card on its way out is the animator's.
    guard !presentedViewController.isBeingDismissed else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  // MARK: The card's shape

  private func shapeCard() {
    guard let presentedView else { return }
    if formerShape == nil {
      formerShape = (presentedView, presentedView.layer.cornerRadius, presentedView.clipsToBounds)
    }
    presentedView.layer.cornerRadius = cornerRadius
    presentedView.clipsToBounds = true
  }

  /// The view is the client's again, and may be presented in another way.
  private func restoreCard() {
    if fadesInsteadOfSliding {
      fadesInsteadOfSliding = false
      presentedViewController.modalTransitionStyle = .coverVertical
    }
    guard let formerShape else { return }
    formerShape.view.layer.cornerRadius = formerShape.cornerRadius
    formerShape.view.clipsToBounds = formerShape.clipsToBounds
    self.formerShape = nil
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { restoreCard() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { restoreCard() }
  }
}
