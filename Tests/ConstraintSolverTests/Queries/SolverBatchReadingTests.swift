import Testing

@testable import ConstraintSolver

struct SolverBatchReadingTests {
  @Test func `four values at once are those of the variables`() throws {
    var solver = Solver()
    let variables = (0..<4).map { _ in solver.addVariable() }
    for (index, variable) in variables.enumerated() {
      try solver.activate(
        solver.define([.init(variable, 1)], constant: -Double(index * 10), relation: .equal, priority: .required))
    }
    let values = solver.values(variables[0], variables[1], variables[2], variables[3])
    #expect(values == SIMD4(0, 10, 20, 30))
  }

  @Test func `each changed variable is taken once, and one that changed back is left out`() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let first = solver.define([.init(x, 1)], constant: -1, relation: .equal, priority: .required)
    let second = solver.define([.init(y, 1)], constant: -2, relation: .equal, priority: .required)
    try solver.activate(first)
    try solver.activate(second)
    let both = [solver.nextChangedVariable(), solver.nextChangedVariable(), solver.nextChangedVariable()]
    #expect(both == [x, y, nil])
    try solver.setConstant(-5, of: first)
    try solver.setConstant(-1, of: first)
    try solver.setConstant(-7, of: second)
    let one = [solver.nextChangedVariable(), solver.nextChangedVariable()]
    #expect(one == [y, nil])
  }

  @Test func `making place changes no value and no identifier`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let row = solver.define([.init(x, 1)], constant: -3, relation: .equal, priority: .required)
    try solver.activate(row)
    solver.reserve(variables: 10_000, constraints: 20_000)
    let before = solver.value(of: x)
    let next = solver.addVariable()
    try solver.setConstant(-4, of: row)
    let after = solver.value(of: x)
    #expect(before == 3 && after == 4)
    #expect(next.index == x.index + 1)
  }
}
