import ConstraintSolver
import ReferenceSolver
import Testing

/// Random histories of changes, each compared with an exact solver after every operation.
struct SolverHistoryTests {
  @Test(arguments: 0..<20)
  func `random histories agree with the exact reference`(part: Int) {
    for seed in 0..<25 {
      let history = HistoryGenerator.history(seed: UInt64(1_000_000 + part * 25 + seed))
      let failure = HistoryChecker.failure(of: history)
      #expect(failure == nil, "\(history.swiftTest(named: "seed \(1_000_000 + part * 25 + seed)"))")
    }
  }
}
