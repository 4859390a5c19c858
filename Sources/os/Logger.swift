/// Writes messages of one part of a program.
///
/// Specified by <https://developer.apple.com/documentation/os/logger>.
public struct Logger: Sendable {
  private let log: OSLog

  /// Specified by <https://developer.apple.com/documentation/os/logger/init(subsystem:category:)>.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Specified by <https://developer.apple.com/documentation/os/logger/init()>.
  public init() {
    log = .default
  }

  /// Specified by <https://developer.apple.com/documentation/os/logger/init(_:)>.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Specified by <https://developer.apple.com/documentation/os/logger/log(level:_:)>.
  public func log(level: OSLogType = .default, _ message: @autoclosure () -> OSLogMessage) {
    log.write(level) { message().text }
  }
  /// Specified by <https://developer.apple.com/documentation/os/logger/debug(_:)>.
  public func debug(_ message: @autoclosure () -> OSLogMessage) { log.write(.debug) { message().text } }
  /// Specified by <https://developer.apple.com/documentation/os/logger/info(_:)>.
  public func info(_ message: @autoclosure () -> OSLogMessage) { log.write(.info) { message().text } }
  /// Specified by <https://developer.apple.com/documentation/os/logger/notice(_:)>.
  public func notice(_ message: @autoclosure () -> OSLogMessage) { log.write(.default) { message().text } }
  /// Specified by <https://developer.apple.com/documentation/os/logger/warning(_:)>.
  public func warning(_ message: @autoclosure () -> OSLogMessage) { log.write(.error) { message().text } }
  /// Specified by <https://developer.apple.com/documentation/os/logger/error(_:)>.
  public func error(_ message: @autoclosure () -> OSLogMessage) { log.write(.error) { message().text } }
  /// Specified by <https://developer.apple.com/documentation/os/logger/fault(_:)>.
  public func fault(_ message: @autoclosure () -> OSLogMessage) { log.write(.fault) { message().text } }
}

/// A message of a `Logger`: a string with values in it.
///
/// Specified by <https://developer.apple.com/documentation/os/oslogmessage>.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// Puts values into a message.
///
/// Specified by <https://developer.apple.com/documentation/os/osloginterpolation>.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Nobody is kept from a value here, whatever its privacy.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) {
    text += "\(value())"
  }
}

/// Who may read a value.
///
/// Specified by <https://developer.apple.com/documentation/os/oslogprivacy>.
public struct OSLogPrivacy: Sendable {
  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
}
