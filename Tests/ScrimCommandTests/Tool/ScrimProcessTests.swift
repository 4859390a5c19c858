import Foundation
import Testing

/// The command as a process of its own: what its streams, signals and the file system do to it.
///
/// On the main thread, since a process begins with the blocked signals of the thread that starts it.
@MainActor @Suite(.serialized) struct ScrimProcessTests {
  private let folder = NSTemporaryDirectory() + "scrim-process-\(UUID().uuidString)"

  /// The command lies beside the tests.
  private static var command: String {
    get throws {
      try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        .split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/scrim"
    }
  }

  private struct Ending {
    let code: Int32
    let isSignal: Bool
    let error: String

    var isOneLine: Bool {
      error.hasPrefix("scrim: ") && error.hasSuffix("\n") && error.filter { $0 == "\n" }.count == 1
    }
  }

  /// Runs a line of the shell in which `"$@"` is the command with its arguments.
  private func shell(_ line: String, _ arguments: String...) throws -> Ending {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line, "sh", try Self.command] + arguments
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ending(
      code: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
      error: String(decoding: text, as: UTF8.self))
  }

  @Test(.timeLimit(.minutes(1)))
  func `output that nobody can take ends with a line and exit code 1`() throws {
    for line in [#"exec "$@" >/dev/full"#, #"exec "$@" >&-"#, #"exec "$@" >&- <&-"#] {
      let ending = try shell(line, "demo", "--list")
      #expect(ending.code == 1 && !ending.isSignal, "\(line)")
      #expect(ending.isOneLine && ending.error.contains("cannot write the output"), "\(line): \(ending.error)")
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a reader that has seen enough is no error`() throws {
    defer { unlink(folder) }
    #expect(mkfifo(folder, 0o600) == 0)
    // The pipe's only reader is gone before anything is written.
    let ending = try shell(
      #"pipe=$5; exec 3<>"$pipe" 4>"$pipe" 3<&-; exec "$1" "$2" "$3" "$4" >&4"#, "demo", "--list", "--", folder)
    #expect(ending.code == 0 && !ending.isSignal)
    #expect(ending.error == "")
  }

  @Test(.timeLimit(.minutes(1)))
  func `messages that nobody can take change nothing`() throws {
    for line in [#"exec "$@" 2>/dev/full"#, #"exec "$@" 2>&-"#, #"exec "$@" <&- >&- 2>&-"#] {
      let ending = try shell(line, "demo", "--wrong")
      #expect(ending.code == 2 && !ending.isSignal, "\(line)")
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a file that grows too large is a failure that leaves nothing behind`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // The thread sanitizer's own file, which it would otherwise write before the command begins, counts as well.
    let ending = try shell(
      #"ulimit -f 1; TMPDIR=/nowhere exec "$@""#, "demo", "constraint-swap", "--device", "300x400@1", "--seconds",
      "0.2", "--out",
      folder)
    #expect(ending.code == 1 && !ending.isSignal)
    #expect(ending.isOneLine && ending.error.contains("File too large"), "\(ending.error)")
    #expect(try leftovers() == [])
  }

  @Test(.timeLimit(.minutes(2)), arguments: [SIGINT, SIGTERM, SIGHUP])
  func `an interrupted run ends at once and leaves no partial file`(signal: Int32) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let process = try interrupt(#"exec "$@""#, by: signal, seconds: "60")
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    #expect(try leftovers() == [])
  }

  @Test(.timeLimit(.minutes(2)))
  func `a signal that is ignored stays ignored`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let process = try interrupt(#"trap '' HUP; exec "$@""#, by: SIGHUP, seconds: "0.3")
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(try leftovers() == [])
    #expect(FileManager.default.fileExists(atPath: folder + "/constraint-swap/animation.apng"))
  }

  /// Waits until the folder has a file that is not whole, asks the command to end in the middle of its work, and waits
  /// until it has.
  private func interrupt(_ line: String, by signal: Int32, seconds: String) throws -> Process {
    let demo = folder + "/constraint-swap"
    try FileManager.default.createDirectory(atPath: demo, withIntermediateDirectories: true)
    let watch = inotify_init1(O_CLOEXEC)
    defer { close(watch) }
    #expect(inotify_add_watch(watch, demo, UInt32(IN_CREATE)) >= 0)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", line, "sh", try Self.command, "demo", "constraint-swap"]
      + ["--device", "400x600@2", "--seconds", seconds, "--out", folder]
    process.standardError = FileHandle.nullDevice
    try process.run()
    var created = pollfd(fd: watch, events: Int16(POLLIN), revents: 0)
    #expect(poll(&created, 1, 60_000) == 1)
    #expect(try leftovers() != [])
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process
  }

  private func leftovers() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.contains(".partial-") }
  }
}
