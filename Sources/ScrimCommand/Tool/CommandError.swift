/// Why the command stops: one line for the person at the console, and the exit code.
struct CommandError: Error, CustomStringConvertible {
  let description: String
  let exitCode: Int32

  /// A wrong argument: exit code 2.
  static func usage(_ description: String) -> CommandError {
    CommandError(description: description, exitCode: ExitCode.usage)
  }

  /// Work that could not be done: exit code 1.
  static func failure(_ description: String) -> CommandError {
    CommandError(description: description, exitCode: ExitCode.failure)
  }
}
