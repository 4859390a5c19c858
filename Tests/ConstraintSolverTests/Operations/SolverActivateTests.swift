import ConstraintSolver
import Testing

/// Activating, alone and in batches.
struct SolverActivateTests {
  @Test func `a batch finds what one after the other finds`() throws {
    let bench = Workbench()
    let other = Workbench()
    for _ in 0..<2 { _ = bench.variables(6) + other.variables(6) }
    let v = (0..<12).map { Solver.Variable(index: Int32($0)) }
    func define(_ bench: Workbench) -> [Solver.Constraint] {
      var result = [bench.define([(1, v[0])], .equal, 2, 900)]
      for index in 1..<12 {
        let step = Double(index)
        let priority: Float = index % 3 == 0 ? 600 : 1000
        let limit: Float = index % 2 == 0 ? 1000 : 300
        result.append(bench.define([(1, v[index]), (-1, v[index - 1])], .equal, step, priority))
        result.append(bench.define([(1, v[index])], .lessThanOrEqual, 40 - step, limit))
        result.append(bench.define([(1, v[index])], .greaterThanOrEqual, 3 * step, 750))
      }
      return result
    }
    let batch = define(bench)
    #expect(bench.activate(batch).isEmpty)
    try bench.check()
    for constraint in define(other) { try other.activate(constraint) }
    for constraint in batch {
      #expect(isClose(bench.violation(of: constraint), other.violation(of: constraint)))
    }
  }

  /// A column of lengths, each of which hugs and resists compression at a length of its own, with a total.
  private func column(of count: Int, total: Double) -> (bench: Workbench, lengths: [Solver.Variable], steps: Int) {
    let bench = Workbench()
    let lengths = bench.variables(count)
    let starts = bench.variables(count)
    var batch = [bench.define([(1, starts[0])], .equal, 0)]
    for index in 0..<count {
      let wanted = Double(10 + index % 7)
      batch.append(bench.define([(1, lengths[index])], .greaterThanOrEqual, 0))
      batch.append(bench.define([(1, lengths[index])], .lessThanOrEqual, wanted, 250))
      batch.append(bench.define([(1, lengths[index])], .greaterThanOrEqual, wanted, 750))
      if index > 0 {
        batch.append(
          bench.define([(1, starts[index]), (-1, lengths[index - 1]), (-1, starts[index - 1])], .equal, 0))
      }
    }
    batch.append(bench.define([(1, lengths[count - 1]), (1, starts[count - 1])], .equal, total))
    #expect(bench.activate(batch).isEmpty)
    return (bench, lengths, bench.solver.pivotCount)
  }

  @Test func `a batch begins with free variables at the bounds that hold them`() throws {
    let wanted = (0..<70).reduce(0.0) { $0 + Double(10 + $1 % 7) }
    let (exact, lengths, steps) = column(of: 70, total: wanted)
    try exact.check()
    #expect(steps == 0)
    #expect(lengths.enumerated().allSatisfy { isClose(exact.value($1), Double(10 + $0 % 7)) })
    for surplus in [200.0, -200] {
      let (bench, lengths, _) = column(of: 70, total: wanted + surplus)
      try bench.check()
      // All of the difference is on one side: none grows where others shrink.
      let differences = lengths.enumerated().map { bench.value($1) - Double(10 + $0 % 7) }
      #expect(differences.allSatisfy { surplus > 0 ? $0 > -1e-9 : $0 < 1e-9 })
      #expect(isClose(differences.reduce(0, +), surplus))
    }
  }

  @Test func `a batch of shares of one unknown needs no step for each of them`() throws {
    let bench = Workbench()
    let lengths = bench.variables(60)
    let unit = bench.variables(1)[0]
    var batch = [bench.define(lengths.map { (1, $0) }, .equal, 1830)]
    for (index, length) in lengths.enumerated() {
      batch.append(bench.define([(1, length), (-Double(index + 1), unit)], .equal, 0, 999))
      batch.append(bench.define([(1, length)], .greaterThanOrEqual, 20, 750))
    }
    #expect(bench.activate(batch).isEmpty)
    try bench.check()
    #expect(bench.solver.pivotCount < 10)
    #expect(lengths.enumerated().allSatisfy { isClose(bench.value($1), Double($0 + 1)) })
  }

  @Test func `a batch refuses what would be refused one after the other, in its order`() throws {
    let bench = Workbench()
    let v = bench.variables(2)
    let batch = [
      bench.define([(1, v[0])], .equal, 1), bench.define([(1, v[0])], .equal, 2),
      bench.define([(1, v[1])], .greaterThanOrEqual, 5), bench.define([(1, v[1])], .lessThanOrEqual, 4),
      bench.define([(1, v[1])], .equal, 7),
    ]
    let refused = bench.activate(batch)
    #expect(refused.map(\.constraint) == [batch[1], batch[3]])
    #expect(refused.map(\.conflict.constraints) == [[batch[0], batch[1]], [batch[2], batch[3]]])
    #expect(bench.value(v[0]) == 1 && bench.value(v[1]) == 7)
    try bench.check()
  }

  @Test func `activating twice and deactivating twice change nothing`() throws {
    let bench = Workbench()
    let x = bench.variables(1)[0]
    let constraint = try bench.add([(1, x)], .equal, 3)
    try bench.activate(constraint)
    #expect(bench.activate([constraint, constraint]).isEmpty)
    try bench.deactivate(constraint)
    try bench.deactivate(constraint)
    #expect(!bench.isActive(constraint) && bench.value(x) == 3)
  }

  @Test func `the same calls give the same bits, whatever the addresses`() throws {
    var solutions: [[UInt64]] = []
    var ballast: [[Int]] = []
    for round in 0..<8 {
      ballast.append([Int](repeating: round, count: 1 + round * 977))
      let bench = Workbench()
      let v = bench.variables(3)
      try bench.add([(1, v[0]), (1, v[1]), (1, v[2])], .equal, 90)
      for variable in v { try bench.add([(1, variable)], .greaterThanOrEqual, 0) }
      try bench.add([(1, v[0]), (-1, v[2])], .lessThanOrEqual, -0.1, 20)
      solutions.append(v.map { bench.value($0).bitPattern })
    }
    #expect(Set(solutions).count == 1)
  }
}
