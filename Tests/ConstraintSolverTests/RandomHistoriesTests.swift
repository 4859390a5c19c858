import ReferenceSolver
import Testing

/// A short run of what `make fuzz` does at length, and the histories it once failed on.
@Suite struct RandomHistoriesTests {
  @Test func `random histories agree with the exact reference`() {
    for seed: UInt64 in 1...60 {
      let history = HistoryGenerator.history(seed: seed)
      guard let failure = HistoryChecker.failure(of: history) else { continue }
      let smallest = HistoryShrinker.shrink(history) { HistoryChecker.failure(of: $0)?.kind == failure.kind }
      Issue.record(
        """
        seed \(seed): \(failure)
        \(smallest.swiftTest(named: "a history that failed"))
        """)
      return
    }
  }
}
