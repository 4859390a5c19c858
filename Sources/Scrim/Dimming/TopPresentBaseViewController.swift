import UIKit

/// A dimmed modal whose content slides down from the top.
open class TopPresentBaseViewController: EdgePresentBaseViewController {
  /// The constraint from the content's top to the view's, in this order, so that a negative constant moves the content up.
  /// Must be overridden.
  open var animatedTopConstraint: NSLayoutConstraint? { nil }
  /// How far the content slides, in points: 0.8 of the screen's height unless overridden.
  open var animatedHeight: CGFloat { UIScreen.main.bounds.height * 0.8 }

  override var slidingConstraint: NSLayoutConstraint? { animatedTopConstraint }
  override var extent: CGFloat { animatedHeight }
  override var edge: CGVector { CGVector(dx: 0, dy: -1) }
}
