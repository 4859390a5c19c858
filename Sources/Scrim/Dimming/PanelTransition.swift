import UIKit

/// The transition of one of this package's panels: an animator that a finger may take over, on the way in and out.
@MainActor
final class PanelTransition: NSObject, UIViewControllerAnimatedTransitioning {
  let way: DimmingWay
  private weak var panel: DimmingBaseViewController?
  /// Where on its way out the panel was when the transition began, in points.
  private(set) var startOffset: CGFloat = 0
  private var animator: UIViewPropertyAnimator?
  private weak var marker: UIView?
  private weak var hand: UIPercentDrivenInteractiveTransition?

  init(_ way: DimmingWay, of panel: DimmingBaseViewController) {
    self.way = way
    self.panel = panel
    super.init()
  }

  /// What a finger moves the transition with; it begins by itself.
  func makeHand() -> UIPercentDrivenInteractiveTransition {
    let made = UIPercentDrivenInteractiveTransition()
    made.wantsInteractiveStart = false
    hand = made
    return made
  }

  // MARK: The animation

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    panel.map(way.duration) ?? 0.25
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let duration = transitionDuration(using: transitionContext)
    let made = UIViewPropertyAnimator(duration: duration, curve: .easeInOut)
    animator = made
    way.install(transitionContext)
    startOffset = panel?.offset ?? 0
    var isOwn = false
    DelegateAnimation.run(in: transitionContext.containerView, atLeast: duration) {
      guard let panel else { return true }
      isOwn = panel.collect(into: made) { way.execute(panel) }
      return !isOwn
    } completion: {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    if isOwn {
      panel?.transition = self
      made.addCompletion { [weak panel, way, startOffset] position in
        let isTurnedBack = position != .end && way == .dismissal
        if isTurnedBack { panel?.isTurnedBack(to: startOffset) }
        transitionContext.completeTransition(position == .end)
        if isTurnedBack { panel?.wasTurnedBack() }
      }
    } else {
      // A subclass animates in a way of its own. What goes along needs an animator that takes as long.
      hold(made, in: transitionContext.containerView)
    }
    return made
  }

  private func hold(_ animator: UIViewPropertyAnimator, in container: UIView) {
    let marker = UIView()
    marker.isUserInteractionEnabled = false
    container.addSubview(marker)
    self.marker = marker
    animator.addAnimations { marker.alpha = 0 }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    // An end from outside comes in the middle of the animation.
    if animator?.state == .active { animator?.stopAnimation(true) }
    animator = nil
    marker?.removeFromSuperview()
    if panel?.transition === self { panel?.transition = nil }
  }

  // MARK: The hand

  /// Whether a finger may take it over.
  var canBeGrabbed: Bool { hand != nil && animator?.state == .active }

  /// How much of the way is done, from 0 to 1.
  var fraction: CGFloat { animator?.fractionComplete ?? 0 }

  func grab() { hand?.pause() }
  func move(to fraction: CGFloat) { hand?.update(min(max(fraction, 0), 1)) }
  func finish() { hand?.finish() }
  func turnBack() { hand?.cancel() }
}
