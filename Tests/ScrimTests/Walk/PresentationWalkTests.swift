import PresentationWalk
import Testing

/// A short run of what `make fuzz` does at length.
@MainActor
@Suite struct PresentationWalkTests {
  @Test func `random walks over a live app are what the model says`() {
    for seed: UInt64 in 1...60 {
      let steps = WalkGenerator.steps(seed: seed)
      guard let failure = Walk.run(steps).failure else { continue }
      let kept = WalkShrinker.shrink(count: steps.count) { Walk.run($0.map { steps[$0] }).failure != nil }
      Issue.record("seed \(seed): \(failure.text)\n\(kept.map { steps[$0].text }.joined(separator: "\n"))")
      return
    }
  }

  @Test func `walks in one process do not influence each other`() {
    let seeds: [UInt64] = [3, 1, 2]
    let first = seeds.map { Walk.run(WalkGenerator.steps(seed: $0)).digest }
    let second = seeds.reversed().map { Walk.run(WalkGenerator.steps(seed: $0)).digest }
    #expect(first == second.reversed())
    #expect(Set(first).count == seeds.count)
  }

  @Test func `shrinking keeps only the steps that are needed`() {
    #expect(WalkShrinker.shrink(count: 40) { Set($0).isSuperset(of: [3, 17, 18]) } == [3, 17, 18])
  }
}
