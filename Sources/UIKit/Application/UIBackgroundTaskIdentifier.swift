/// Names a task that the application wants to bring to its end in the background.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier>.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Names no task.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier/invalid>.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
