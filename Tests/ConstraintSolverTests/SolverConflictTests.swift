import ConstraintSolver
import Testing

/// Refusals: what is reported, and that nothing has changed.
struct SolverConflictTests {
  @Test func `a refused constraint leaves no trace and may be added later`() throws {
    let bench = Workbench()
    let x = bench.variables(1)[0]
    let atLeast = try bench.add([(1, x)], .greaterThanOrEqual, 2)
    let atMost = bench.define([(1, x)], .lessThanOrEqual, 1)
    #expect(bench.refusal { solver throws(Solver.Conflict) in try solver.activate(atMost) } == [atLeast, atMost])
    #expect(!bench.isActive(atMost))
    #expect(bench.value(x) == 2)
    try bench.deactivate(atLeast)
    try bench.activate(atLeast)
    #expect(bench.value(x) >= 2)
  }

  @Test func `a conflict through an inequality names all three and spoils nothing`() throws {
    let bench = Workbench()
    let variables = bench.variables(2)
    let (a, b) = (variables[0], variables[1])
    let first = try bench.add([(1, a)], .greaterThanOrEqual, 10)
    let second = try bench.add([(1, b)], .lessThanOrEqual, 5)
    let third = bench.define([(1, b), (-1, a)], .greaterThanOrEqual, 0)
    let conflict = bench.refusal { solver throws(Solver.Conflict) in try solver.activate(third) }
    #expect(conflict == [first, second, third])
    #expect(bench.value(a) >= 10)
    try bench.add([(1, b)], .equal, 3)
    try bench.add([(1, a)], .equal, 12)
    #expect(bench.value(b) == 3 && bench.value(a) == 12)
  }

  @Test func `a failed addition changes no value, drains nothing and reports the least set`() throws {
    let bench = Workbench()
    let v = bench.variables(6)
    let root = try bench.add([(1, v[0])], .equal, 100)
    let links = try (1..<5).map { try bench.add([(1, v[$0]), (-1, v[$0 - 1])], .equal, 10) }
    try bench.add([(1, v[5])], .greaterThanOrEqual, 7, 500)
    bench.solver.drainChangedVariables { _ in }
    let before = v.map { bench.value($0) }
    let impossible = bench.define([(1, v[2])], .equal, 121)
    let conflict = bench.refusal { solver throws(Solver.Conflict) in try solver.activate(impossible) }
    #expect(conflict == [root, links[0], links[1], impossible])
    #expect(v.map { bench.value($0) } == before)
    var drained: [Solver.Variable] = []
    bench.solver.drainChangedVariables { drained.append($0) }
    #expect(drained.isEmpty)
    try bench.check()
  }

  @Test func `a constraint that contradicts itself is a conflict of one`() throws {
    let bench = Workbench()
    let x = bench.variables(1)[0]
    let nothing = bench.define([(1, x), (-1, x)], .equal, 1)
    #expect(bench.refusal { solver throws(Solver.Conflict) in try solver.activate(nothing) } == [nothing])
    #expect(bench.activate([nothing]).map(\.constraint) == [nothing])
  }

  @Test func `a refused constant or priority leaves both the constraint and the solution as they were`() throws {
    let bench = Workbench()
    let v = bench.variables(2)
    let width = try bench.add([(1, v[0])], .equal, 50)
    let inside = try bench.add([(1, v[1]), (-1, v[0])], .lessThanOrEqual, 0)
    let least = try bench.add([(1, v[1])], .greaterThanOrEqual, 20)
    let wish = try bench.add([(1, v[1])], .equal, 60, 700)
    #expect(bench.value(v[1]) == 50)
    let narrow = bench.refusal { solver throws(Solver.Conflict) in try solver.setConstant(-10, of: width) }
    #expect(narrow == [width, inside, least])
    #expect(bench.constant(of: width) == -50 && bench.value(v[0]) == 50 && bench.value(v[1]) == 50)
    let required = bench.refusal { solver throws(Solver.Conflict) in try solver.setPriority(.required, of: wish) }
    #expect(required == [width, inside, wish])
    #expect(bench.priority(of: wish) == 700 && bench.value(v[1]) == 50)
    try bench.check()
    try bench.set(width, to: 40)
    #expect(bench.value(v[1]) == 40)
  }

  @Test func `a required constraint on the wrong side of zero by nothing is no conflict`() throws {
    let bench = Workbench()
    let v = bench.variables(2)
    try bench.add([(1, v[0])], .lessThanOrEqual, 0)
    try bench.add([(1, v[0]), (1, v[1])], .equal, 0)
    try bench.add([(1, v[1])], .lessThanOrEqual, 0)
    try bench.add([(1, v[0]), (-1, v[1])], .greaterThanOrEqual, 0)
    try bench.add([(2, v[0]), (1, v[1])], .equal, 0)
    #expect(bench.value(v[0]) == 0 && bench.value(v[1]) == 0)
  }
}
