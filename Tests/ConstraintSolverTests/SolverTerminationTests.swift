import ConstraintSolver
import Testing

/// Systems with many ties, on which methods have been seen to cycle, and operations that must stay cheap.
struct SolverTerminationTests {
  @Test func `equal segments of a full line come to rest`() throws {
    let bench = Workbench()
    let edges = bench.variables(25)
    try bench.add([(1, edges[0])], .equal, 0)
    try bench.add([(1, edges[24])], .equal, 72)
    func length(_ index: Int) -> [(Double, Solver.Variable)] { [(1, edges[index + 1]), (-1, edges[index])] }
    for index in 0..<24 { try bench.solver.activate(bench.define(length(index), .greaterThanOrEqual, 3, 999)) }
    for index in 0..<24 { try bench.solver.activate(bench.define(length(index), .equal, 72, 1)) }
    for first in 0..<24 {
      for second in first + 1..<24 {
        let terms = length(first) + length(second).map { (-$0.0, $0.1) }
        try bench.solver.activate(bench.define(terms, .equal, 0, 500))
      }
    }
    try bench.check()
    for index in 0..<24 {
      #expect(isClose(bench.value(edges[index + 1]) - bench.value(edges[index]), 3))
    }
  }

  @Test func `a grid of equal cells with a fixed aspect comes to rest`() throws {
    let bench = Workbench()
    let count = 6
    let widths = bench.variables(count * count)
    let heights = bench.variables(count * count)
    for index in 0..<count * count {
      try bench.solver.activate(bench.define([(1, widths[index]), (-2, heights[index])], .equal, 0, 500))
    }
    for index in 1..<count * count {
      try bench.solver.activate(bench.define([(1, widths[index]), (-1, widths[0])], .equal, 0, 750))
      try bench.solver.activate(bench.define([(1, heights[index]), (-1, heights[0])], .equal, 0, 750))
    }
    for row in 0..<count {
      let line = (0..<count).map { (1.0, widths[row * count + $0]) }
      try bench.solver.activate(bench.define(line, .equal, 600))
    }
    try bench.check()
    for index in 0..<count * count {
      #expect(isClose(bench.value(widths[index]), 100) && isClose(bench.value(heights[index]), 50))
    }
  }

  @Test func `adding and removing the same wish leaves no residue`() throws {
    let bench = Workbench()
    let v = bench.variables(3)
    try bench.add([(1, v[0]), (1, v[1]), (1, v[2])], .equal, 30)
    try bench.add([(1, v[0])], .equal, 4, 400)
    try bench.add([(1, v[1])], .equal, 5, 400)
    let wish = bench.define([(1, v[0])], .equal, 10, 500)
    for _ in 0..<2000 {
      try bench.solver.activate(wish)
      #expect(bench.value(v[0]) == 10)
      bench.solver.deactivate(wish)
      #expect(bench.value(v[0]) == 4)
    }
    let pivots = bench.pivotCount
    try bench.solver.activate(wish)
    bench.solver.deactivate(wish)
    #expect(bench.pivotCount - pivots <= 4)
    try bench.check()
  }

  @Test func `ten thousand nested frames need neither a deep stack nor a pivot`() throws {
    var solver = Solver()
    var previous = solver.addVariable()
    var constraints = [
      solver.define([.init(previous, 1)], constant: 0, relation: .equal, priority: .required)
    ]
    for _ in 0..<10_000 {
      let next = solver.addVariable()
      constraints.append(
        solver.define([.init(next, 1), .init(previous, -1)], constant: -1, relation: .equal, priority: .required))
      previous = next
    }
    let refused = solver.activate(constraints.reversed())
    let value = solver.value(of: previous)
    #expect(refused.isEmpty && value == 10_000)
    try solver.setConstant(-5, of: constraints[0])
    let moved = solver.value(of: previous)
    #expect(moved == 10_005)
  }
}
