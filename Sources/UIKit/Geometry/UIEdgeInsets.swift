/// Distances from the edges of a rectangle towards its inside, in points; negative ones lie outside.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiedgeinsets>.
public struct UIEdgeInsets: Equatable, Hashable, Sendable, Codable {
  /// From the top edge down.
  public var top: CGFloat
  /// From the left edge to the right.
  public var left: CGFloat
  /// From the bottom edge up.
  public var bottom: CGFloat
  /// From the right edge to the left.
  public var right: CGFloat

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()

  /// No distance at any edge.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// The rectangle moved in by the insets, not standardized first; its size may become negative.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiedgeinsetsinsetrect(_:_:)>.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}

extension UIEdgeInsets {
  static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
  }

  /// The insets of a subview's rectangle, in the coordinates of bounds that have these insets: what reaches into it.
  ///
  /// Along an axis on which the rectangle is outside the bounds nothing reaches into it; a panel that waits beside the
  /// screen has the insets at its top and bottom that it will have.
  func reaching(into frame: CGRect, of bounds: CGRect) -> UIEdgeInsets {
    guard self != .zero else { return .zero }
    var insets = UIEdgeInsets.zero
    if frame.minX < bounds.maxX, bounds.minX < frame.maxX {
      insets.left = max(0, bounds.minX + left - frame.minX)
      insets.right = max(0, frame.maxX - (bounds.maxX - right))
    }
    if frame.minY < bounds.maxY, bounds.minY < frame.maxY {
      insets.top = max(0, bounds.minY + top - frame.minY)
      insets.bottom = max(0, frame.maxY - (bounds.maxY - bottom))
    }
    return insets
  }
}
