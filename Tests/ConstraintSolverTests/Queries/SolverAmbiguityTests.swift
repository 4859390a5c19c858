import ConstraintSolver
import Testing

/// Which values are one choice among several.
struct SolverAmbiguityTests {
  @Test func `what no constraint decides is ambiguous, and stays where it is`() throws {
    let bench = Workbench()
    let v = bench.variables(3)
    try bench.add([(1, v[0]), (1, v[1])], .equal, 10)
    try bench.add([(1, v[2])], .equal, 4)
    let before = v.map { bench.value($0) }
    #expect(bench.ambiguousVariables() == [v[0], v[1]])
    #expect(bench.isAmbiguous(v[0]) && bench.isAmbiguous(v[1]) && !bench.isAmbiguous(v[2]))
    #expect(v.map { bench.value($0) } == before)
    try bench.add([(1, v[0])], .equal, 3, 1)
    #expect(bench.ambiguousVariables().isEmpty)
  }

  @Test func `a tie between equal wishes is ambiguous and lies between them`() throws {
    let bench = Workbench()
    let x = bench.variables(1)[0]
    try bench.add([(1, x)], .equal, 10, 500)
    try bench.add([(1, x)], .equal, 20, 500)
    #expect(bench.value(x) >= 10 && bench.value(x) <= 20)
    #expect(bench.isAmbiguous(x))
    try bench.add([(1, x)], .equal, 12, 1)
    #expect(bench.value(x) == 12 && !bench.isAmbiguous(x))
  }

  @Test func `a free variable that inequalities hold on both sides is not ambiguous`() throws {
    let bench = Workbench()
    let v = bench.variables(2)
    try bench.add([(1, v[0])], .lessThanOrEqual, 0)
    try bench.add([(1, v[0])], .greaterThanOrEqual, 0)
    try bench.add([(1, v[1]), (-1, v[0])], .greaterThanOrEqual, 0)
    #expect(!bench.isAmbiguous(v[0]))
    #expect(bench.isAmbiguous(v[1]))
  }
}
