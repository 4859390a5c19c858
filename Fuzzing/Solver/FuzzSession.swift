import Foundation
import FuzzSupport
import ReferenceSolver

/// One run of the fuzzer.
struct FuzzSession {
  private let options: FuzzOptions

  init(_ options: FuzzOptions) { self.options = options }

  /// Whether all histories agree with the reference.
  func run() -> Bool {
    var output: FileHandle?
    if let file = options.exportFile {
      guard FileManager.default.createFile(atPath: file, contents: nil), let handle = FileHandle(forWritingAtPath: file)
      else {
        FileHandle.standardError.write(Data("solver-fuzz: cannot write \(file)\n".utf8))
        return false
      }
      output = handle
    }
    Watchdog.install("solver-fuzz", advice: "shrink it with --isolated --histories 1 --seed ")
    var statistics = HistoryChecker.Statistics()
    var failures = 0
    let progressInterval = max(1, options.histories / 20)
    for index in 0..<options.histories {
      let seed = options.seed + UInt64(index)
      let history = HistoryGenerator.history(seed: seed)
      var one = HistoryChecker.Statistics()
      Watchdog.begin(seed)
      let failure =
        options.isIsolated ? isolatedFailure(of: history) : HistoryChecker.failure(of: history, statistics: &one)
      Watchdog.end()
      statistics.add(one)
      if let failure {
        report(seed, history, failure)
        failures += 1
        if failures >= options.failureLimit { break }
      } else if let output {
        output.write(Data((HighsProblem(history).jsonLine + "\n").utf8))
      }
      if (index + 1) % progressInterval == 0 {
        print("\(index + 1) of \(options.histories) histories, \(failures) failures")
        fflush(nil)
      }
    }
    print(
      """
      \(statistics.histories) histories (seeds from \(options.seed)): \(statistics.operations) operations checked, \
      \(statistics.levels) level sums, \(statistics.uniqueValues) unique values, \(statistics.refusals) conflicts; \
      \(failures) failures; digest \(String(statistics.digest, radix: 16))
      """)
    return failures == 0
  }

  /// Tries the history of a file; says what is wrong with it.
  static func check(_ file: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: file),
      let history = try? JSONDecoder().decode(History.self, from: data)
    else {
      FileHandle.standardError.write(Data("solver-fuzz: \(file) holds no history\n".utf8))
      exit(2)
    }
    Watchdog.install("solver-fuzz", advice: "shrink it with --isolated --histories 1 --seed ")
    Watchdog.begin(0)
    let failure = HistoryChecker.failure(of: history)
    if let failure { print(failure) }
    return failure == nil
  }

  private func report(_ seed: UInt64, _ history: History, _ failure: HistoryFailure) {
    print("FAILED at seed \(seed): \(failure)\nshrinking…")
    let smallest = HistoryShrinker.shrink(history) { candidate in
      if options.isIsolated { return isolatedFailure(of: candidate) != nil }
      Watchdog.begin(seed)
      defer { Watchdog.end() }
      return HistoryChecker.failure(of: candidate)?.kind == failure.kind
    }
    if !options.isIsolated, let last = HistoryChecker.failure(of: smallest) { print(last) }
    print(smallest.swiftTest(named: "seed \(seed) agrees with the reference"))
    fflush(nil)
  }

  /// Whether another process fails on the history, or crashes, or does not end.
  private func isolatedFailure(of history: History) -> HistoryFailure? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("solver-fuzz-\(getpid()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--check", file.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try JSONEncoder().encode(history).write(to: file)
      try process.run()
    } catch {
      FileHandle.standardError.write(Data("solver-fuzz: cannot run in a process of its own: \(error)\n".utf8))
      exit(2)
    }
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == 0 { return nil }
    return HistoryFailure(
      kind: .refusal, step: history.operations.count, detail: "ends with status \(process.terminationStatus)")
  }
}
