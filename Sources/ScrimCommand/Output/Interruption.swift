import Foundation

/// What has to happen before a signal may end the command: files that are not whole go, and so does the program that
/// writes one.
public final class Interruption: @unchecked Sendable {
  static let shared = Interruption()

  private let lock = NSLock()
  private var partialFiles: Set<String> = []
  private var child: pid_t?
  private var sources: [any DispatchSourceSignal] = []

  /// From here on, a signal that asks the process to end (hang-up, interrupt, terminate) first clears away what is half
  /// written. A reader that went away, or a file that grows too large, is an error of the write instead of the end.
  public static func handleSignals() {
    shared.listen()
  }

  private func listen() {
    for ignored in [SIGPIPE, SIGXFSZ] { signal(ignored, SIG_IGN) }
    let queue = DispatchQueue(label: "scrim.interruption")
    for number in [SIGHUP, SIGINT, SIGTERM] {
      // A signal that is ignored already, as under nohup, stays ignored.
      let former = unsafeBitCast(signal(number, SIG_IGN), to: Int.self)
      guard former != unsafeBitCast(SIG_IGN, to: Int.self) else { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { self.end(by: number) }
      source.resume()
      sources.append(source)
    }
  }

  private func end(by number: Int32) {
    // Never unlocked: nothing is to be begun any more.
    lock.lock()
    if let child { kill(child, SIGKILL) }
    for path in partialFiles { unlink(path) }
    // Dispatch blocks the signals that it watches; the end is that of a process that never watched for them.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    signal(number, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    _exit(128 + number)
  }

  /// A file that is about to be written, and is worth nothing until it is whole.
  func begin(_ path: String) {
    lock.withLock { _ = partialFiles.insert(path) }
  }

  /// The file is whole and has been moved to its place, or is gone.
  func end(_ path: String) {
    lock.withLock { _ = partialFiles.remove(path) }
  }

  /// Starts a program, which ends when this process is interrupted; `ended()` tells that it ended by itself.
  func run(_ process: Process) throws {
    try lock.withLock {
      try process.run()
      child = process.processIdentifier
    }
  }

  /// A program was started, which ends when this process is interrupted.
  func began(_ process: pid_t) {
    lock.withLock { child = process }
  }

  /// The program has ended.
  func ended() {
    lock.withLock { child = nil }
  }
}
