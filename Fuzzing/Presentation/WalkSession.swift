import Foundation
import FuzzSupport
import PresentationWalk

/// One run of the fuzzer.
@MainActor
struct WalkSession {
  private let options: WalkOptions

  init(_ options: WalkOptions) { self.options = options }

  /// Whether all walks are as they must be.
  func run() -> Bool {
    Watchdog.install("presentation-fuzz", advice: "shrink it with --isolated --sequences 1 --seed ")
    if let steps = options.steps { return runOne(steps) }
    var state = WalkState(seed: options.seed, sequences: options.sequences)
    if let file = options.stateFile, let former = WalkState(file: file), former.continues(state) {
      state = former
      print("going on after \(state.done) of \(state.sequences) sequences")
    }
    let isFresh = state.done
    let start = clock()
    while state.done < state.sequences, state.failures < options.failureLimit {
      let seed = state.seed + UInt64(state.done)
      if !tryWalk(seed, &state) { state.failures += 1 }
      state.done += 1
      if state.done % 50 == 0, let file = options.stateFile { state.write(to: file) }
      if state.done % max(1, state.sequences / 20) == 0 {
        print("\(state.done) of \(state.sequences) sequences, \(state.failures) failures")
        fflush(nil)
      }
    }
    if let file = options.stateFile { state.write(to: file) }
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    let rate = seconds > 0 ? Double(state.done - isFresh) / seconds : 0
    print(
      """
      \(state.done) sequences (seeds from \(state.seed)): \(state.steps) steps, \(state.checks) times all compared at \
      rest; \(state.failures) failures; \(String(format: "%.0f", rate)) sequences a second of the processor
      digest \(String(state.digest, radix: 16))
      """)
    return state.failures == 0
  }

  private func tryWalk(_ seed: UInt64, _ state: inout WalkState) -> Bool {
    let steps = WalkGenerator.steps(seed: seed)
    state.steps += steps.count
    if options.isIsolated {
      guard fails(seed, Array(steps.indices)) else { return true }
      report(seed, steps, "ends badly in a process of its own") { self.fails(seed, $0) }
      return false
    }
    let outcome = watch(seed, steps)
    state.checks += outcome.checks
    // A sum, so that processes that share the work add up to what one gives.
    state.digest &+= outcome.digest
    guard let failure = outcome.failure else { return true }
    let kind = Self.kind(of: failure.text)
    report(seed, steps, failure.text) { kept in
      self.watch(seed, kept.map { steps[$0] }).failure.map { Self.kind(of: $0.text) } == kind
    }
    return false
  }

  /// What two failures have in common: the words with which the first contradiction begins.
  private static func kind(of text: String) -> String {
    String(text.prefix { $0 != "\n" && $0 != ":" && $0 != "<" }.filter { !$0.isNumber }.prefix(30))
  }

  private func watch(_ seed: UInt64, _ steps: [WalkStep]) -> Walk.Outcome {
    Watchdog.begin(seed)
    defer { Watchdog.end() }
    return Walk.run(steps)
  }

  private func report(_ seed: UInt64, _ steps: [WalkStep], _ text: String, while fails: ([Int]) -> Bool) {
    print("FAILED at seed \(seed): \(text)\nshrinking…")
    fflush(nil)
    let kept = WalkShrinker.shrink(count: steps.count, while: fails)
    if !options.isIsolated, let last = watch(seed, kept.map { steps[$0] }).failure { print(last.text) }
    for index in kept { print("  \(steps[index].text)") }
    print("again: --seed \(seed) --steps \(kept.map(String.init).joined(separator: ","))")
    fflush(nil)
  }

  private func runOne(_ kept: [Int]) -> Bool {
    let steps = WalkGenerator.steps(seed: options.seed)
    let walk = kept.filter(steps.indices.contains).map { steps[$0] }
    for step in walk { print("  \(step.text)") }
    fflush(nil)
    let failure = watch(options.seed, walk).failure
    if let failure { print("step \(failure.step): \(failure.text)") }
    return failure == nil
  }

  /// Whether another process fails on the steps, or crashes, or does not end.
  private func fails(_ seed: UInt64, _ kept: [Int]) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--seed", "\(seed)", "--steps", kept.map(String.init).joined(separator: ",")]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch {
      FileHandle.standardError.write(Data("presentation-fuzz: cannot run in a process of its own: \(error)\n".utf8))
      exit(2)
    }
    process.waitUntilExit()
    return process.terminationReason != .exit || process.terminationStatus != 0
  }
}
