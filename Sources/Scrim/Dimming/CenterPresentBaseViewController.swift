import UIKit

/// A dimmed modal whose content grows and fades in where it is, and can be dragged down.
open class CenterPresentBaseViewController: DimmingBaseViewController {
  /// The view that grows and fades. Must be overridden.
  open var animatedContentView: UIView? { nil }
  /// The content's scale when it is away; 0.8 unless overridden.
  open var animatedScale: CGFloat { 0.8 }

  open override func executePresentationAnimation() {
    guard let content = animatedContentView else { return }
    view.layoutIfNeeded()
    let scale = fadesInstead ? 1 : animatedScale
    content.alpha = 0
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    animate(presentationAnimationDuration) {
      content.alpha = 1
      content.transform = .identity
    }
  }

  open override func executeDismissalAnimation() {
    guard let content = animatedContentView else { return }
    let scale = fadesInstead ? 1 : animatedScale
    animate(dismissalAnimationDuration) {
      content.alpha = 0
      content.transform = content.transform.scaledBy(x: scale, y: scale)
    }
  }

  override var panelView: UIView? { animatedContentView }
  override var extent: CGFloat { view.bounds.height / 2 }

  override func setOffset(_ offset: CGFloat) {
    animatedContentView?.transform = CGAffineTransform(translationX: 0, y: offset)
  }

  override var offset: CGFloat { animatedContentView?.transform.ty ?? 0 }
}
