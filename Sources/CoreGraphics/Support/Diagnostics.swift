/// Messages for the person at the console, such as the report of constraints that cannot all hold.
package enum Diagnostics {
  /// Takes each message. By default it goes to standard error; a test harness collects messages here.
  package nonisolated(unsafe) static var sink: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Takes messages about the machine, such as a font that is not installed, which come once in a process whatever the
  /// app does; nil where they go the way of all messages.
  package nonisolated(unsafe) static var machineSink: ((String) -> Void)?

  /// Reports something about the machine.
  package static func logMachine(_ message: String) {
    (machineSink ?? sink)(message)
  }

  /// Reports a message, whole lines without a trailing newline.
  package static func log(_ message: String) {
    sink(message)
  }
}
