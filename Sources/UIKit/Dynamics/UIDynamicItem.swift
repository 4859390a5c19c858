/// Something that a dynamic animator moves and turns, such as a view.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitem>.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre in points of the animator's reference view.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitem/center>.
  var center: CGPoint { get set }

  /// The size is that of the body; it is read when a behavior takes the item, and by
  /// `UIDynamicAnimator.updateItem(usingCurrentState:)`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitem/bounds>.
  var bounds: CGRect { get }

  /// The animator turns it about the centre; scale and translation remain.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitem/transform>.
  var transform: CGAffineTransform { get set }

  /// The outline with which the item collides, its bounds by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitem/collisionboundstype>.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The outline of an item whose `collisionBoundsType` is `path`, in points from its centre. Of a path that is not convex
  /// the convex hull counts.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitem/collisionboundingpath>.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The item's bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The item's bounds.
  public var collisionBoundingPath: UIBezierPath { boundsAboutCenter }

  /// The item's bounds in points from its centre.
  var boundsAboutCenter: UIBezierPath {
    let size = bounds.size
    return UIBezierPath(
      rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}

extension UIView: UIDynamicItem {}
