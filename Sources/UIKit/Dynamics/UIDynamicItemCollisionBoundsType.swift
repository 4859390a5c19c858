/// The outline with which an item collides.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitemcollisionboundstype>.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle = 0
  /// The ellipse within the item's bounds.
  case ellipse = 1
  /// The item's `collisionBoundingPath`.
  case path = 2
}
