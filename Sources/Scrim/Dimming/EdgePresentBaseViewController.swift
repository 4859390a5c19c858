import UIKit

/// What slides in from an edge of the screen, by the constant of one constraint.
open class EdgePresentBaseViewController: DimmingBaseViewController {
  /// The constraint whose constant is 0 when the panel is there, and minus the distance when it is away.
  var slidingConstraint: NSLayoutConstraint? { nil }
  /// The edge that the panel comes from, where the constraint does not say.
  var edge: CGVector { CGVector(dx: 0, dy: 1) }

  override var panelView: UIView? {
    guard let constraint = slidingConstraint else { return nil }
    let views = [constraint.firstItem as? UIView, constraint.secondItem as? UIView].compactMap {
      $0
    }
    return views.first { $0 !== view && $0.isDescendant(of: view) }
  }

  /// Leading and trailing edges lie where the language puts them.
  override var wayOut: CGVector {
    let attribute = slidingConstraint?.firstAttribute
    guard attribute == .leading || attribute == .trailing else { return edge }
    let isRight =
      (attribute == .trailing) == (view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    return CGVector(dx: isRight ? 1 : -1, dy: 0)
  }

  override func setOffset(_ offset: CGFloat) {
    slidingConstraint?.constant = -offset
  }

  override var offset: CGFloat { -(slidingConstraint?.constant ?? 0) }
}
