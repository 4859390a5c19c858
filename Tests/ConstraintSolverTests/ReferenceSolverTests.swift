import ReferenceSolver
import Testing

/// The reference is itself held against answers worked out by hand.
@Suite struct ReferenceSolverTests {
  private func constraint(
    _ terms: [(variable: Int, coefficient: Double)], _ constant: Double, _ relation: Int, _ priority: Float
  ) -> ReferenceConstraint {
    ReferenceConstraint(terms: terms, constant: constant, relation: relation, priority: priority)
  }

  @Test func `a higher level is never outvoted by many constraints of a lower one`() {
    var constraints = [constraint([(0, 1)], 0, 0, 750)]
    for _ in 0..<20 { constraints.append(constraint([(0, 1)], -100, 0, 749)) }
    let solution = ReferenceSolver.solve(constraints, variableCount: 1)
    #expect(solution.uniqueValues == [0])
    #expect(solution.levels.map(\.violation) == [0, 2000])
  }

  @Test func `a tie leaves the variable ambiguous, and its level has one least sum`() {
    let solution = ReferenceSolver.solve(
      [constraint([(0, 1)], -10, 0, 500), constraint([(0, 1)], -20, 0, 500)], variableCount: 2)
    #expect(solution.uniqueValues == [nil, nil])
    #expect(solution.levels.map(\.violation) == [10])
  }

  @Test func `a conflict is minimal only without what does not take part in it`() {
    let conflict = [
      constraint([(0, 1)], -10, 1, 1000), constraint([(1, 1)], -5, -1, 1000),
      constraint([(1, 1), (0, -1)], 0, 1, 1000),
    ]
    #expect(ReferenceSolver.isMinimalConflict(conflict, variableCount: 3))
    #expect(!ReferenceSolver.isMinimalConflict(conflict + [constraint([(2, 1)], 0, 0, 1000)], variableCount: 3))
    #expect(!ReferenceSolver.isMinimalConflict(Array(conflict.dropLast()), variableCount: 3))
  }

  @Test func `numbers too far apart for 64 bits are still exact`() {
    let solution = ReferenceSolver.solve(
      [constraint([(0, 1)], -1e12, 0, 1000), constraint([(1, 1), (0, -0x1p-90)], 0, 0, 1000)], variableCount: 2)
    #expect(solution.uniqueValues == [1e12, 1e12 * 0x1p-90])
  }

  @Test func `big integers divide without a remainder what they multiplied`() {
    var random = RandomSource(seed: 7)
    for _ in 0..<200 {
      var (left, right) = (BigInteger(1), BigInteger(-1))
      for _ in 0..<random.integer(1...5) { left = left * BigInteger(Int64(truncatingIfNeeded: random.next() >> 1) + 1) }
      for _ in 0..<random.integer(1...5) {
        right = right * BigInteger(Int64(truncatingIfNeeded: random.next() >> 1) + 1)
      }
      let (quotient, remainder) = (left * right).quotientAndRemainder(dividingBy: right)
      #expect(quotient == left)
      #expect(remainder.sign == 0)
      #expect((left + right) - right == left)
      // A remainder of either kind: of one limb, and of as many as the divisor allows.
      let rest = -right - BigInteger(random.integer(0...1) == 0 ? 1 : Int64.max)
      guard rest.sign > 0 else { continue }
      let (again, remainder2) = (left * right - rest).quotientAndRemainder(dividingBy: right)
      #expect(again * right + remainder2 == left * right - rest)
      #expect((remainder2 + -right).sign > 0 && (remainder2 + right).sign < 0)
    }
  }
}
