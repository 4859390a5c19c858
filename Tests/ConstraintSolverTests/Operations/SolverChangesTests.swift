import ConstraintSolver
import Testing

/// Changing constants, edits, and the life of identifiers.
struct SolverChangesTests {
  @Test func `an edit before the first read is right`() throws {
    let bench = Workbench()
    let v = bench.variables(2)
    try bench.solver.activate(bench.define([(1, v[1]), (-2, v[0])], .equal, 1))
    let edit = bench.define([(1, v[0])], .equal, 0, 999)
    try bench.solver.activate(edit)
    try bench.solver.setConstant(-21, of: edit)
    #expect(bench.value(v[1]) == 43)
  }

  @Test func `an edited value survives what comes and goes around it`() throws {
    let bench = Workbench()
    let v = bench.variables(3)
    let edit = try bench.add([(1, v[0])], .equal, 0, 999)
    try bench.set(edit, to: 100)
    let related = try bench.add([(1, v[1]), (-1, v[0])], .greaterThanOrEqual, 10)
    let unrelated = try bench.add([(1, v[2])], .equal, 3)
    let weak = try bench.add([(1, v[0])], .equal, 0, 10)
    #expect(bench.value(v[0]) == 100)
    for constraint in [related, unrelated, weak] {
      try bench.deactivate(constraint)
      #expect(bench.value(v[0]) == 100)
    }
  }

  @Test func `a variable without other constraints can be edited, also when the edit is required`() throws {
    for priority in [Float(500), 1000] {
      let bench = Workbench()
      let x = bench.variables(1)[0]
      let edit = try bench.add([(1, x)], .equal, 0, priority)
      for value in [3.0, -7, 0] {
        try bench.set(edit, to: value)
        #expect(bench.value(x) == value)
      }
    }
  }

  @Test func `the constraint that is leaving does not stop the move it allows`() throws {
    let bench = Workbench()
    let v = bench.variables(2)
    let held = try bench.add([(1, v[0])], .equal, 0)
    try bench.add([(1, v[1]), (-1, v[0])], .equal, 5)
    try bench.add([(1, v[0])], .greaterThanOrEqual, 40, 300)
    try bench.add([(1, v[1])], .lessThanOrEqual, 100)
    try bench.deactivate(held)
    #expect(bench.value(v[0]) >= 40 && bench.value(v[1]) <= 100)
    try bench.activate(held)
    #expect(bench.value(v[0]) == 0)
  }

  @Test func `swapping two required constraints leaves no transient conflict behind`() throws {
    let bench = Workbench()
    let v = bench.variables(2)
    try bench.add([(1, v[1])], .equal, 800)
    let shown = try bench.add([(1, v[0])], .equal, 44)
    let hidden = bench.define([(1, v[0]), (-1, v[1])], .equal, 0)
    for _ in 0..<50 {
      try bench.deactivate(shown)
      try bench.activate(hidden)
      #expect(bench.value(v[0]) == 800)
      try bench.deactivate(hidden)
      try bench.activate(shown)
      #expect(bench.value(v[0]) == 44)
    }
  }

  @Test func `identifiers are given out again and start afresh`() throws {
    let bench = Workbench()
    let v = bench.variables(2)
    let first = try bench.add([(1, v[0])], .equal, 9)
    bench.solver.destroy(first)
    bench.solver.removeVariable(v[0])
    let again = bench.solver.addVariable()
    #expect(again == v[0] && bench.value(again) == 0)
    let second = bench.define([(1, again), (-1, v[1])], .equal, 2)
    #expect(second == first && !bench.isActive(second))
    try bench.activate(second)
    #expect(bench.value(again) - bench.value(v[1]) == 2)
  }

  @Test func `repeated variables are summed and terms that cancel dropped`() throws {
    let bench = Workbench()
    let v = bench.variables(2)
    try bench.add([(1, v[0]), (3, v[1]), (1, v[0]), (-3, v[1])], .equal, 10)
    #expect(bench.value(v[0]) == 5 && bench.value(v[1]) == 0)
    bench.solver.removeVariable(v[1])
  }

  @Test func `edits between which the basis changes now and then find what a new solver finds`() throws {
    /// Three columns in a width, each at least so wide, the rest shared in strict order.
    func make() -> (bench: Workbench, constraints: [Solver.Constraint]) {
      let bench = Workbench()
      let v = bench.variables(7)
      let edit = bench.define([(1, v[0])], .equal, 0, 999)
      let batch = [
        edit, bench.define([(1, v[1]), (1, v[2]), (1, v[3]), (-1, v[0])], .equal, 0),
        bench.define([(1, v[1])], .lessThanOrEqual, 40, 300), bench.define([(1, v[2])], .lessThanOrEqual, 70, 200),
        bench.define([(1, v[1])], .greaterThanOrEqual, 20, 800),
        bench.define([(1, v[2])], .greaterThanOrEqual, 30, 700),
        bench.define([(1, v[3])], .greaterThanOrEqual, 10, 900), bench.define([(1, v[3])], .lessThanOrEqual, 10, 100),
        bench.define([(1, v[4]), (-1, v[1])], .equal, 5),
        bench.define([(1, v[5]), (-1, v[4]), (-0.5, v[2])], .equal, 0),
        bench.define([(1, v[6]), (-1, v[5])], .equal, 0), bench.define([(1, v[6])], .lessThanOrEqual, 60, 400),
      ]
      #expect(bench.activate(batch).isEmpty)
      return (bench, batch)
    }
    let (bench, constraints) = make()
    for step in 0..<60 {
      let width = Double(200 - 7 * step % 190)
      try bench.set(constraints[0], to: width)
      let (fresh, others) = make()
      try fresh.set(others[0], to: width)
      // Each level has one constraint, so that by how much it fails is the same in every solution, if not the values.
      for (mine, its) in zip(constraints, others) {
        #expect(isClose(bench.solver.violation(of: mine), fresh.solver.violation(of: its)), "width \(width)")
      }
    }
  }

  @Test func `what changes or goes while changes are drained is told or left out`() throws {
    let bench = Workbench()
    let v = bench.variables(5)
    let edits = try v.map { try bench.add([(1, $0)], .equal, 0, 900) }
    _ = bench.drained()
    for edit in edits { try bench.set(edit, to: 1) }
    #expect(bench.solver.nextChangedVariable() == v[0])
    try bench.set(edits[0], to: 2)
    bench.solver.destroy(edits[3])
    bench.solver.removeVariable(v[3])
    #expect(bench.drained() == [1, 2, 4, 0].map { v[$0].index })
    #expect(bench.drained().isEmpty)
  }

  @Test func `only what changed since the last time is drained, once and in order`() throws {
    let bench = Workbench()
    let v = bench.variables(4)
    let edit = try bench.add([(1, v[3])], .equal, 1)
    try bench.add([(1, v[1]), (-1, v[3])], .equal, 1)
    try bench.add([(1, v[2])], .greaterThanOrEqual, -5)
    #expect(bench.drained() == [1, 3])
    #expect(bench.drained().isEmpty)
    try bench.set(edit, to: 2)
    try bench.set(edit, to: 1)
    #expect(bench.drained().isEmpty)
    try bench.set(edit, to: 4)
    #expect(bench.drained() == [1, 3])
  }

  @Test func `after each edit of a width that squeezes labels the solution is still the best one`() throws {
    let bench = Workbench()
    let root = bench.variables(1)[0]
    let edit = try bench.add([(1, root)], .equal, 400, 999)
    var labels: [Solver.Variable] = []
    for row in 0..<8 {
      let v = bench.variables(2)
      try bench.add([(1, v[0]), (1, v[1]), (-1, root)], .lessThanOrEqual, -24)
      for (index, width) in [Double(90 + row * 13), Double(60 + row * 7)].enumerated() {
        try bench.add([(1, v[index])], .greaterThanOrEqual, 0)
        try bench.add([(1, v[index])], .lessThanOrEqual, width, 250)
        try bench.add([(1, v[index])], .greaterThanOrEqual, width, index == 0 ? 750 : 749)
      }
      labels += v
    }
    for width in [400.0, 200, 100, 30, 150, 310, 60, 400] {
      try bench.set(edit, to: width)
      for row in 0..<8 {
        let first = Double(90 + row * 13)
        let second = Double(60 + row * 7)
        let available = width - 24
        #expect(isClose(bench.value(labels[2 * row]), min(first, available)))
        #expect(isClose(bench.value(labels[2 * row + 1]), min(second, max(0, available - first))))
      }
    }
  }
}
