import UIKit

/// A dimmed modal whose content slides up from the bottom.
///
/// Subclasses override `animatedBottomConstraint`; the rest has defaults.
///
/// ```swift
/// final class MoreActions: BottomPresentBaseViewController {
///   private lazy var bottom = view.bottomAnchor.constraint(equalTo: content.bottomAnchor)
///   override var animatedBottomConstraint: NSLayoutConstraint? { bottom }
/// }
/// ```
open class BottomPresentBaseViewController: EdgePresentBaseViewController {
  /// The constraint from the view's bottom to the content's, in this order, so that a negative constant moves the content
  /// down. Must be overridden.
  open var animatedBottomConstraint: NSLayoutConstraint? { nil }
  /// How far the content slides, in points: 0.8 of the screen's height unless overridden.
  open var animatedHeight: CGFloat { UIScreen.main.bounds.height * 0.8 }

  override var slidingConstraint: NSLayoutConstraint? { animatedBottomConstraint }
  override var extent: CGFloat { animatedHeight }
}
