/// How what follows a path turns with it.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/caanimationrotationmode>.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Turned by the path's direction.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Turned by the path's direction and half a turn.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
