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

  /// The process's standard output and error. Where the output cannot be written, the process ends with the reason and
  /// the exit code 1; a reader that has seen enough is no error. Messages that cannot be written are lost.
  public static var standard: Console {
    Console(
      output: { text in
        guard let code = write(text, to: STDOUT_FILENO) else { return }
        if code != EPIPE {
          _ = write("scrim: cannot write the output: \(String(cString: strerror(code)))\n", to: STDERR_FILENO)
        }
        exit(code == EPIPE ? ExitCode.success : ExitCode.failure)
      },
      error: { _ = write($0, to: STDERR_FILENO) },
      isInteractive: isatty(STDERR_FILENO) == 1)
  }

  /// Makes sure that the standard streams are open, so that no file that is opened later takes the place of one.
  public static func openStandardStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is the one that was closed.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// The error's code, or nil if everything was written.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody made the terminal or the pipe impatient: wait until it takes more.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Writes a line to standard output.
  func print(_ line: String) { output(line + "\n") }

  /// Writes a line to standard error.
  func printError(_ line: String) { error(line + "\n") }
}
