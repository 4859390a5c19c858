import ConstraintSolver
import ReferenceSolver
import Testing

/// What the solver makes only when it first needs it, while the system grows and shrinks before and after.
struct SolverGradientStorageTests {
  @Test(arguments: 1...24)
  func `a system that grows and shrinks between changes stays at its optimum`(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let bench = Workbench()
    var variables = bench.variables(2)
    var constraints: [(constraint: Solver.Constraint, variables: [Solver.Variable])] = []
    for _ in 0..<70 {
      if random.oneIn(2) { variables.append(bench.solver.addVariable()) }
      if random.oneIn(4), !constraints.isEmpty {
        let index = random.integer(0...(constraints.count - 1))
        bench.solver.destroy(constraints.remove(at: index).constraint)
        try bench.check()
      }
      if random.oneIn(8),
        let unused = variables.firstIndex(where: { v in !constraints.contains { $0.variables.contains(v) } })
      {
        bench.solver.removeVariable(variables.remove(at: unused))
      }
      guard variables.count > 1 else { continue }
      // Mostly the latest variables, and often with cycles, so that rows are combined.
      let terms = (0..<random.integer(1...3)).map { _ in
        (
          Double(random.integer(1...3) * (random.oneIn(2) ? 1 : -1)),
          variables[max(0, variables.count - random.integer(1...6))]
        )
      }
      let relation = random.element(of: [Solver.Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
      let priority = random.element(of: [Float(1000), 750, 500, 250])
      let constraint = bench.define(terms, relation, Double(random.integer(-20...20)), priority)
      do {
        try bench.solver.activate(constraint)
      } catch {
        bench.solver.destroy(constraint)
        try bench.check()
        continue
      }
      constraints.append((constraint, terms.map(\.1)))
      try bench.check()
      if random.oneIn(6) { _ = bench.ambiguousVariables() }
    }
    for (constraint, _) in constraints {
      #expect(bench.violation(of: constraint) == 0 || bench.priority(of: constraint) < 1000)
    }
  }

  @Test func `memory of columns is found again whatever order they grow and go in`() throws {
    let bench = Workbench()
    let v = bench.variables(40)
    var all: [Solver.Constraint] = []
    for round in 0..<3 {
      for index in 1..<40 {
        for other in 0..<min(index, 4 + round) {
          all.append(try bench.add([(1, v[index]), (-1, v[other])], .greaterThanOrEqual, Double(index - other), 500))
        }
      }
      for constraint in all.enumerated().filter({ $0.offset % 3 == round }).map(\.element) {
        try bench.deactivate(constraint)
      }
      for index in 1..<40 { #expect(bench.value(v[index]).isFinite) }
    }
    for constraint in all { bench.solver.destroy(constraint) }
    try bench.check()
    for variable in v { bench.solver.removeVariable(variable) }
    let again = bench.variables(40)
    for index in 1..<40 { try bench.add([(1, again[index]), (-1, again[index - 1])], .equal, 1) }
    let first = try bench.add([(1, again[0])], .equal, 5)
    #expect(bench.value(again[39]) == 44)
    try bench.deactivate(first)
  }
}
