import ConstraintSolver
import Testing

/// Equalities that repeat one another, close cycles or come late.
struct SolverEqualityTests {
  @Test func `a cycle of equal variables follows an edit`() throws {
    let bench = Workbench()
    let v = bench.variables(4)
    for index in 0..<4 { try bench.add([(1, v[index]), (-1, v[(index + 1) % 4])], .equal, 0) }
    try bench.add([(1, v[0])], .equal, 7, 900)
    #expect(v.map { bench.value($0) } == [7, 7, 7, 7])
  }

  @Test func `an equality that repeats others takes over when one of them leaves`() throws {
    let bench = Workbench()
    let v = bench.variables(3)
    let first = try bench.add([(1, v[0]), (-1, v[1])], .equal, 0)
    try bench.add([(1, v[1]), (-1, v[2])], .equal, 0)
    try bench.add([(1, v[2]), (-1, v[0])], .equal, 0)
    try bench.deactivate(first)
    try bench.add([(1, v[0])], .equal, 4)
    #expect(bench.value(v[1]) == 4 && bench.value(v[2]) == 4)
  }

  @Test func `of two equal required constraints either may leave`() throws {
    for leaver in 0..<2 {
      let bench = Workbench()
      let x = bench.variables(1)[0]
      let twins = [try bench.add([(1, x)], .equal, 5), try bench.add([(1, x)], .equal, 5)]
      try bench.deactivate(twins[leaver])
      try bench.add([(1, x)], .equal, 9, 750)
      #expect(bench.value(x) == 5)
    }
  }

  @Test func `sizes of zero are no trouble`() throws {
    let bench = Workbench()
    let v = bench.variables(5)
    let (w, x1, x2, w1, w2) = (v[0], v[1], v[2], v[3], v[4])
    for variable in v { try bench.add([(1, variable)], .greaterThanOrEqual, 0) }
    try bench.add([(1, x1)], .equal, 0)
    try bench.add([(1, w1)], .equal, 0)
    try bench.add([(1, x1), (1, w1), (-1, x2)], .equal, 0)
    try bench.add([(1, x2), (1, w2), (-1, w)], .equal, 0)
    try bench.add([(1, w)], .equal, 20, 999)
    #expect([x1, w1, x2, w2].map { bench.value($0) } == [0, 0, 0, 20])
  }

  @Test func `the middle of a range can be edited as far as the range goes`() throws {
    let bench = Workbench()
    let v = bench.variables(3)
    let (left, middle, right) = (v[0], v[1], v[2])
    try bench.add([(2, middle), (-1, left), (-1, right)], .equal, 0)
    try bench.add([(1, left), (-1, right)], .lessThanOrEqual, -10)
    try bench.add([(1, right)], .lessThanOrEqual, 100)
    try bench.add([(1, left)], .greaterThanOrEqual, 0)
    let edit = try bench.add([(1, middle)], .equal, 70, 999)
    for (wanted, expected) in [(70.0, 70.0), (0, 5), (100, 95)] {
      try bench.set(edit, to: wanted)
      #expect(isClose(bench.value(middle), expected))
      #expect(bench.value(left) >= -1e-9 && bench.value(right) <= 100 + 1e-9)
    }
  }

  @Test func `rows that cancel up to rounding are redundant and no conflict`() throws {
    let bench = Workbench()
    let v = bench.variables(4)
    let (a, b, c, w) = (v[0], v[1], v[2], v[3])
    try bench.add([(1, a), (-0.1, w)], .equal, 0)
    try bench.add([(1, b), (-0.2, w)], .equal, 0)
    try bench.add([(1, c), (-0.3, w)], .equal, 0)
    try bench.add([(1, a), (1, b), (-1, c)], .equal, 0)
    try bench.add([(1, c), (-1, a), (-1, b)], .equal, 0)
    let edit = try bench.add([(1, w)], .equal, 0, 999)
    for step in 1...1000 { try bench.solver.setConstant(-0.1 * Double(step), of: edit) }
    try bench.check()
    #expect(isClose(bench.value(w), 100) && isClose(bench.value(c), 30))
  }

  @Test func `a constraint that closes a cycle keeps the others true when they leave in any order`() throws {
    for first in 0..<4 {
      let bench = Workbench()
      let v = bench.variables(3)
      let constraints = [
        try bench.add([(1, v[0]), (-1, v[1])], .equal, 1),
        try bench.add([(1, v[1]), (-1, v[2])], .equal, 2),
        try bench.add([(1, v[2]), (1, v[0])], .equal, 3),
        try bench.add([(1, v[0]), (1, v[1]), (1, v[2])], .equal, 10, 500),
      ]
      try bench.deactivate(constraints[first])
      for constraint in constraints where constraint != constraints[first] {
        #expect(bench.isSatisfied(constraint))
      }
    }
  }
}
