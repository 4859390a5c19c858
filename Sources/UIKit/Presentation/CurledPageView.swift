import QuartzCore

/// What is left of the presenting view while `partialCurl` presents: a page of which a corner is rolled up.
///
/// The page is a picture that the container's layer shows over what it has; this view, which shows nothing, takes the
/// touches of the page and renews the picture in another size. How far the page is rolled up is ours.
final class CurledPageView: UIView {
  /// How much of the way the page is rolled up: 0 is a flat page, 1 none.
  private static let extent = 0.45
  private var pictureSize: CGSize

  override init(frame: CGRect) {
    pictureSize = frame.size
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Begins to roll up what the container shows, and puts the page over what comes.
  static func rollUp(in container: PresentationContainerView, duration: TimeInterval) {
    let transition = CATransition()
    transition.effect = .curlUp
    transition.startProgress = duration > 0 ? 0 : Float(extent)
    transition.endProgress = Float(extent)
    transition.fillMode = .forwards
    transition.isRemovedOnCompletion = false
    add(transition, to: container, duration)
  }

  /// Takes the page away.
  static func take(outOf container: PresentationContainerView) {
    for case let page as CurledPageView in container.subviews { page.removeFromSuperview() }
  }

  /// Begins to roll down what then is in front in the container.
  static func rollDown(in container: PresentationContainerView, duration: TimeInterval) {
    // The rolled up page is no part of what is below it.
    container.layer.removeAnimation(forKey: kCATransition)
    let transition = CATransition()
    transition.effect = .curlDown
    transition.startProgress = Float(1 - extent)
    add(transition, to: container, duration)
  }

  private static func add(
    _ transition: CATransition, to container: PresentationContainerView, _ duration: TimeInterval
  ) {
    transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    // Core Animation takes no duration for that of the transaction.
    transition.duration = max(duration, 1e-6)
    container.layer.add(transition, forKey: kCATransition)
  }

  private var container: PresentationContainerView? { superview as? PresentationContainerView }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != pictureSize, let container, let page = container.presenterView else { return }
    pictureSize = bounds.size
    let presenter = page.owningController
    let wasManaged = presenter?.isAppearanceManaged ?? false
    presenter?.isAppearanceManaged = true
    container.layer.removeAnimation(forKey: kCATransition)
    UIView.performWithoutAnimation {
      page.frame = container.bounds
      container.addSubview(page)
      page.layoutIfNeeded()
    }
    Self.rollUp(in: container, duration: 0)
    page.removeFromSuperview()
    presenter?.isAppearanceManaged = wasManaged
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && PageCurl(bounds: bounds, progress: Self.extent).covers(point)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, self.point(inside: touch.location(in: self), with: event) else { return }
    guard let presented = container?.presentationController?.presentedViewController,
      !presented.isModalInPresentation
    else { return }
    presented.dismiss(animated: true)
  }
}
