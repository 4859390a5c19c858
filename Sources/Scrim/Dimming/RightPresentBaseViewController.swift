import UIKit

/// A dimmed modal whose content slides in from the right, or, where its constraint is a trailing one, from the trailing
/// edge.
open class RightPresentBaseViewController: EdgePresentBaseViewController {
  /// The constraint from the view's right or trailing edge to the content's, in this order, so that a negative constant
  /// moves the content out. Must be overridden.
  open var animatedRightConstraint: NSLayoutConstraint? { nil }
  /// How far the content slides, in points: 0.8 of the screen's width unless overridden.
  open var animatedWidth: CGFloat { UIScreen.main.bounds.width * 0.8 }

  override var slidingConstraint: NSLayoutConstraint? { animatedRightConstraint }
  override var extent: CGFloat { animatedWidth }
  override var edge: CGVector { CGVector(dx: 1, dy: 0) }
}
