extension UIWindow {
  /// How far in front of others a window is.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/level>.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// Greater is further in front.
    public let rawValue: CGFloat

    /// The level of a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Of an app's own windows.
    public static let normal = Level(0)
    /// Of a status bar: in front of the normal ones.
    public static let statusBar = Level(1000)
    /// Of an alert: in front of a status bar.
    public static let alert = Level(2000)

    /// Whether the left level lies behind the right one.
    public static func < (lhs: Level, rhs: Level) -> Bool {
      lhs.rawValue < rhs.rawValue
    }
  }
}
