import Foundation

/// Another program of the system.
enum Program {
  /// The first program of a name on the PATH.
  static func find(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// Swift's own command; throws if there is none.
  static func swift() throws(CommandError) -> String {
    guard let path = find("swift") else {
      throw .failure(
        "no 'swift' on the PATH: install a Swift 6.2 or newer toolchain (https://www.swift.org/install/linux/)")
    }
    return path
  }

  /// Becomes another program, which then owns the terminal, the signals and the exit code.
  static func become(_ path: String, _ arguments: [String]) throws(CommandError) -> Never {
    // What this process ignores or blocks, the next would too.
    for number in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, &words)
    throw .failure("\(path): \(String(cString: strerror(errno)))")
  }

  /// Runs another program to its end, with this one's terminal.
  static func run(_ path: String, _ arguments: [String], in folder: String? = nil) throws(CommandError) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    do {
      try Interruption.shared.run(process)
    } catch {
      throw .failure("\(path): \(OutputFolder.reason(error))")
    }
    process.waitUntilExit()
    Interruption.shared.ended()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }
}
