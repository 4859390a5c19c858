import ConstraintSolver
import Testing

/// What priorities mean.
struct SolverPriorityTests {
  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `constraints that can all hold do hold, in whatever order they come`(order: [Int]) throws {
    let bench = Workbench()
    let v = bench.variables(2)
    let constraints = [
      bench.define([(1, v[0])], .lessThanOrEqual, 1),
      bench.define([(1, v[1])], .greaterThanOrEqual, 0, 999),
      bench.define([(3, v[0]), (1, v[1])], .lessThanOrEqual, 0, 250),
    ]
    for index in order { try bench.activate(constraints[index]) }
    for constraint in constraints { #expect(bench.isSatisfied(constraint)) }
  }

  @Test func `a thousand weak constraints do not outvote one that is a level stronger`() throws {
    let bench = Workbench()
    let x = bench.variables(1)[0]
    let many = (0..<1001).map { _ in bench.define([(1, x)], .equal, 100, 749) }
    try bench.add([(1, x)], .equal, 0, 750)
    _ = bench.activate(many)
    try bench.check()
    #expect(bench.value(x) == 0)
  }

  @Test func `priorities between whole numbers are levels of their own`() throws {
    let bench = Workbench()
    let x = bench.variables(1)[0]
    try bench.add([(1, x)], .equal, 1, 999.8)
    try bench.add([(1, x)], .equal, 2, 999.9)
    try bench.add([(1, x)], .equal, 3, 999.8)
    #expect(bench.value(x) == 2)
  }

  @Test func `within a level the sum of the violations is least`() throws {
    let bench = Workbench()
    let x = bench.variables(1)[0]
    for value in [0.0, 10, 11, 12, 100] { try bench.add([(1, x)], .equal, value, 500) }
    #expect(bench.value(x) == 11)
  }

  @Test func `a broken wish is reported as broken`() throws {
    let bench = Workbench()
    let a = bench.variables(1)[0]
    let one = try bench.add([(1, a)], .equal, 1)
    let two = try bench.add([(1, a)], .equal, 2, 1)
    #expect(bench.value(a) == 1)
    #expect(bench.isSatisfied(one))
    #expect(!bench.isSatisfied(two) && bench.violation(of: two) == 1)
  }

  @Test func `changing a priority turns the balance, and turns it back`() throws {
    let bench = Workbench()
    let x = bench.variables(1)[0]
    let low = try bench.add([(1, x)], .lessThanOrEqual, 100, 250)
    try bench.add([(1, x)], .greaterThanOrEqual, 120, 750)
    #expect(bench.value(x) == 120)
    try bench.solver.setPriority(.init(999), of: low)
    try bench.check()
    #expect(bench.value(x) == 100)
    try bench.solver.setPriority(.init(250), of: low)
    try bench.check()
    #expect(bench.value(x) == 120)
  }
}
