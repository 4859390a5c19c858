extension TestApplication {
  /// An Objective-C exception that UIKit would have raised on Apple's platforms, where it ends the program.
  public struct RaisedException: Sendable, Hashable {
    /// Apple's name for it, such as `NSInvalidArgumentException`.
    public let name: String
    /// Apple's text.
    public let reason: String
  }

  /// The exceptions that were raised since the start.
  public var exceptions: [RaisedException] {
    log.exceptions.map { RaisedException(name: $0.name, reason: $0.reason) }
  }
}
