import UIKit

/// A dimmed modal whose content slides in from the left, or, where its constraint is a leading one, from the leading edge.
open class LeftPresentBaseViewController: EdgePresentBaseViewController {
  /// The constraint from the content's left or leading edge to the view's, in this order, so that a negative constant moves
  /// the content out. Must be overridden.
  open var animatedLeftConstraint: NSLayoutConstraint? { nil }
  /// How far the content slides, in points: 0.8 of the screen's width unless overridden.
  open var animatedWidth: CGFloat { UIScreen.main.bounds.width * 0.8 }

  override var slidingConstraint: NSLayoutConstraint? { animatedLeftConstraint }
  override var extent: CGFloat { animatedWidth }
  override var edge: CGVector { CGVector(dx: -1, dy: 0) }
}
