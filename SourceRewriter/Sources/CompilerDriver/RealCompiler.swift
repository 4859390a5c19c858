import Foundation

/// The toolchain's compiler.
struct RealCompiler {
  let path: String

  /// Where this program lies.
  static var ownPath: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }

  /// The compiler of `SCRIM_SWIFTC`, or the first on the PATH that is not this program.
  static func find() -> RealCompiler? {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["SCRIM_SWIFTC"] { return RealCompiler(path: path) }
    let own = ownPath
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let candidate = "\(folder)/swiftc"
      guard access(candidate, X_OK) == 0,
        URL(fileURLWithPath: candidate).resolvingSymlinksInPath().path != own
      else { continue }
      return RealCompiler(path: candidate)
    }
    return nil
  }

  /// Becomes the compiler.
  func replaceProcess(_ arguments: [String]) -> Int32 {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, &words)
    perror("scrim-swiftc: error: \(path)")
    return 1
  }

  /// Runs the compiler and lets its messages through a filter.
  func run(_ arguments: [String], _ filter: DiagnosticsFilter) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipes = [(Pipe(), FileHandle.standardOutput), (Pipe(), FileHandle.standardError)]
    process.standardOutput = pipes[0].0
    process.standardError = pipes[1].0
    do { try process.run() } catch {
      FileHandle.standardError.write(Data("scrim-swiftc: error: \(path): \(error.localizedDescription)\n".utf8))
      return 1
    }
    let child = process.processIdentifier
    var sources: [any DispatchSourceSignal] = []
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { kill(child, number) }
      source.resume()
      sources.append(source)
    }
    let group = DispatchGroup()
    for (pipe, output) in pipes {
      let stream = filter.stream()
      let input = pipe.fileHandleForReading
      DispatchQueue.global().async(group: group) {
        while true {
          let data = input.availableData
          if data.isEmpty { break }
          output.write(stream.take(data))
        }
        output.write(stream.finish())
      }
    }
    group.wait()
    process.waitUntilExit()
    FileHandle.standardError.write(Data(filter.takeAnnouncements().utf8))
    withExtendedLifetime(sources) {}
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }
}
