/// A displacement in points.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uioffset>.
public struct UIOffset: Equatable, Hashable, Sendable, Codable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
