import Foundation

/// Where messages of one part of a program go.
///
/// Specified by <https://developer.apple.com/documentation/os/oslog>.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String
  let isEnabled: Bool

  /// A log of a part of a program, named as in the name of a domain turned round.
  ///
  /// Specified by <https://developer.apple.com/documentation/os/oslog/init(subsystem:category:)>.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category, isEnabled: true)
  }

  private init(_ subsystem: String, _ category: String, isEnabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isEnabled = isEnabled
  }

  /// The log of what belongs to no part.
  ///
  /// Specified by <https://developer.apple.com/documentation/os/oslog/default>.
  public static let `default` = OSLog("", "", isEnabled: true)
  /// A log that keeps nothing.
  ///
  /// Specified by <https://developer.apple.com/documentation/os/oslog/disabled>.
  public static let disabled = OSLog("", "", isEnabled: false)

  /// Whether a message of a type would be written.
  ///
  /// Specified by <https://developer.apple.com/documentation/os/oslog/isenabled(type:)>.
  public func isEnabled(type: OSLogType) -> Bool {
    guard isEnabled else { return false }
    return type.rawValue != OSLogType.debug.rawValue && type.rawValue != OSLogType.info.rawValue
      || ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "debug"
  }

  func write(_ type: OSLogType, _ message: () -> String) {
    guard isEnabled(type: type) else { return }
    let place = subsystem.isEmpty ? "" : "[\(subsystem):\(category)] "
    FileHandle.standardError.write(Data((place + message() + "\n").utf8))
  }
}

/// How much a message matters.
///
/// Specified by <https://developer.apple.com/documentation/os/oslogtype>.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// An ordinary message.
  public static let `default` = OSLogType(rawValue: 0)
  /// Written only where the environment's `OS_ACTIVITY_MODE` is `debug`.
  public static let info = OSLogType(rawValue: 1)
  /// Written only where the environment's `OS_ACTIVITY_MODE` is `debug`.
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

/// Writes a message, with the arguments in the places that `%@`, `%d` and their like mark; to standard error here.
///
/// Specified by <https://developer.apple.com/documentation/os/os_log(_:dso:log:type:_:)>.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  log.write(type) { LogFormat.text(message.description, arguments) }
}

/// Writes a message of a type.
///
/// Specified by <https://developer.apple.com/documentation/os/os_log(_:log:type:)>.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(type) { LogFormat.text(message.description, arguments) }
}

/// The formats of log messages: those of `printf`, with marks of privacy, which nobody is kept from here.
enum LogFormat {
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var plain = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      plain += rest[...percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "{", let end = rest.firstIndex(of: "}") { rest = rest[rest.index(after: end)...] }
    }
    return String(format: plain + rest, arguments: arguments)
  }
}
