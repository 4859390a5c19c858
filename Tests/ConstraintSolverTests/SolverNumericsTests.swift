import ConstraintSolver
import Testing

/// Large, small and many numbers.
struct SolverNumericsTests {
  @Test func `a tiny coefficient counts`() throws {
    let bench = Workbench()
    let v = bench.variables(2)
    try bench.add([(1, v[1])], .equal, 1e12)
    try bench.add([(1, v[0]), (-1e-9, v[1])], .equal, 0)
    #expect(isClose(bench.value(v[0]), 1000))
  }

  @Test func `a long chain of thirds stays exact through many edits`() throws {
    let bench = Workbench()
    let v = bench.variables(51)
    for index in 1...50 { try bench.add([(1, v[index]), (-1.0 / 3, v[index - 1])], .equal, 1) }
    let edit = try bench.add([(1, v[0])], .equal, 0, 999)
    for step in 0..<20_000 { try bench.solver.setConstant(-Double(step % 977), of: edit) }
    try bench.set(edit, to: 300)
    var expected = 300.0
    for _ in 1...50 { expected = expected / 3 + 1 }
    #expect(isClose(bench.value(v[50]), expected, within: 1e-12))
  }

  @Test func `small pivots between large coefficients do not blow up`() throws {
    let bench = Workbench()
    let v = bench.variables(3)
    try bench.add([(1, v[0]), (1, v[1])], .equal, 10)
    try bench.add([(1, v[0]), (1.0000001, v[1])], .equal, 10.0000005)
    let sum = try bench.add([(1, v[0]), (2, v[1]), (1, v[2])], .equal, 30)
    #expect(isClose(bench.value(v[1]), 5, within: 1e-6))
    try bench.deactivate(sum)
    try bench.add([(1, v[2]), (-1, v[0])], .equal, 0, 500)
    #expect(isClose(bench.value(v[2]), bench.value(v[0]), within: 1e-9))
  }

  @Test func `coefficients of many sizes do not spoil the multipliers`() throws {
    let bench = Workbench()
    let v = bench.variables(8)
    for index in 1..<8 {
      try bench.add([(1, v[index]), (-Double(1 << index), v[index - 1])], .equal, 0, Float(900 - index))
    }
    let edit = try bench.add([(1, v[7])], .equal, 1, 999)
    for step in 0..<500 { try bench.solver.setConstant(-Double(step % 7), of: edit) }
    try bench.check()
    try bench.deactivate(edit)
    for index in 1..<8 { #expect(isClose(bench.value(v[index]), bench.value(v[index - 1]) * Double(1 << index))) }
  }
}
