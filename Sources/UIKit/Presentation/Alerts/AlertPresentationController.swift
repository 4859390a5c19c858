import Foundation

/// Presents an alert in the middle of what the keyboard leaves free, or an action sheet at the bottom edge.
final class AlertPresentationController: UIPresentationController {
  /// What an alert keeps from the edges of the safe area, and an action sheet from those of the screen.
  private static let margin: CGFloat = 8
  private let dimmingView = AlertDimmingView(frame: .zero)
  private var observer: (any NSObjectProtocol)?

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  // MARK: Where it lies

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let alertView = alert?.alertView else { return super.frameOfPresentedViewInContainerView }
    let area = freeArea(in: container)
    let widest = isSheet ? min(container.bounds.width, container.bounds.height) - 2 * Self.margin : AlertView.alertWidth
    let size = alertView.size(in: CGSize(width: min(widest, area.width), height: area.height))
    let scale = max(container.traitCollection.displayScale, 1)
    let x = ((area.midX - size.width / 2) * scale).rounded() / scale
    let y = isSheet ? area.maxY - size.height : ((area.midY - size.height / 2) * scale).rounded() / scale
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  /// What neither the safe area's insets nor the keyboard cover, within margins.
  private func freeArea(in container: UIView) -> CGRect {
    var insets = container.safeAreaInsets
    insets.bottom = max(insets.bottom, container.heightCoveredByKeyboard)
    // The home indicator's inset is margin enough.
    let margin = isSheet && insets.bottom > 0 ? 0 : Self.margin
    let area = container.bounds.inset(by: insets).insetBy(dx: Self.margin, dy: 0)
    return CGRect(
      x: area.minX, y: area.minY + Self.margin, width: max(area.width, 0),
      height: max(area.height - Self.margin - margin, 0))
  }

  private func place() {
    guard let container else { return }
    dimmingView.frame = container.bounds
    placePresentedView()
  }

  override func containerViewWillLayoutSubviews() { place() }
  override func didSettle() { place() }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    // The alert is as large as its content, whatever is around it.
    presentedViewController.viewIfLoaded?.bounds.size ?? parentSize
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container?.setNeedsLayout()
  }

  // MARK: What happens

  override func ownAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isSheet
      ? StyleAnimator(.coverVertical, isPresentation: isPresentation) : AlertAnimator(isPresentation: isPresentation)
  }

  override func presentationTransitionWillBegin() {
    guard let container else { return }
    alert?.alertView?.place = isSheet ? .bottom : .middle
    if isSheet { dimmingView.onTap = { [weak self] in self?.alert?.cancelByPerson() } }
    dimmingView.frame = container.bounds
    container.insertSubview(dimmingView, at: 0)
    fadeDimmingView(from: 0, to: 1)
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let facts = notification.userInfo
      let duration = (facts?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
      let curve = (facts?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? 0
      MainActor.assumeIsolated { self?.keyboardMoves(duration, UIView.AnimationCurve(rawValue: curve) ?? .easeInOut) }
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { putAway() }
  }

  override func dismissalTransitionWillBegin() {
    fadeDimmingView(from: 1, to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { putAway() } else { dimmingView.alpha = 1 }
  }

  private func fadeDimmingView(from start: CGFloat, to end: CGFloat) {
    let coordinator = presentedViewController.transitionCoordinator
    UIView.performWithoutAnimation { dimmingView.alpha = start }
    guard let coordinator else { return dimmingView.alpha = end }
    coordinator.animate { [dimmingView] _ in dimmingView.alpha = end }
  }

  private func putAway() {
    dimmingView.removeFromSuperview()
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
  }

  private func keyboardMoves(_ duration: TimeInterval, _ curve: UIView.AnimationCurve) {
    guard container?.window != nil else { return }
    UIView.animate(withDuration: duration, delay: 0, options: curve.options) { self.place() }
  }

  override func escape() -> Bool {
    alert?.cancelByPerson()
    return true
  }
}
