import Foundation
import ReferenceSolver

/// The final state of a history as a linear problem for HiGHS, with what the solver and the reference make of it.
struct HighsProblem: Encodable {
  struct Row: Encodable {
    var terms: [[Double]]
    var constant: Double
    var relation: Int
    var priority: Float
  }

  struct Level: Encodable {
    var priority: Float
    /// The least sum of violations by the exact reference.
    var least: Double
    /// The sum of violations in the solver's solution.
    var solver: Double
  }

  var variables: Int
  var rows: [Row]
  var levels: [Level]

  init(_ history: History) {
    var player = HistoryPlayer(history)
    for operation in history.operations where player.isApplicable(operation) { _ = player.perform(operation) }
    let constraints = player.active.map { player.reference($0) }
    let values = player.values
    variables = history.variableCount
    rows = constraints.map { constraint in
      Row(
        terms: constraint.terms.map { [Double($0.variable), $0.coefficient] }, constant: constraint.constant,
        relation: constraint.relation, priority: constraint.priority)
    }
    let solution = ReferenceSolver.solve(constraints, variableCount: history.variableCount)
    levels = solution.levels.map { level in
      let sum = constraints.lazy.filter { $0.priority == level.priority }.reduce(0) { $0 + $1.violation(values) }
      return Level(priority: level.priority, least: level.violation, solver: sum)
    }
  }

  /// The problem as one line.
  var jsonLine: String {
    guard let data = try? JSONEncoder().encode(self) else { preconditionFailure("finite numbers can be encoded") }
    return String(decoding: data, as: UTF8.self)
  }
}
