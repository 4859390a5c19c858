import Foundation

/// Where the command writes text: answers to one place, progress and errors to another.
public struct Console {
  /// Takes text for standard output.
  public var output: (String) -> Void
  /// Takes text for standard error.
  public var error: (String) -> Void
  /// Whether a person watches standard error, so that a line of progress may be rewritten in place.
  public var isInteractive: Bool

  /// A console of the given sinks.
  public init(output: @escaping (String) -> Void, error: @escaping (String) -> Void, isInteractive: Bool = false) {
    self.output = output
    self.error = error
    self.isInteractive = isInteractive
  }

  /// The process's standard output and error.
  public static var standard: Console {
    Console(
      output: { FileHandle.standardOutput.write(Data($0.utf8)) },
      error: { FileHandle.standardError.write(Data($0.utf8)) },
      isInteractive: isatty(2) == 1)
  }

  /// Writes a line to standard output.
  func print(_ line: String) { output(line + "\n") }

  /// Writes a line to standard error.
  func printError(_ line: String) { error(line + "\n") }
}
