/// How the solver under test went wrong on a history.
package struct HistoryFailure: Error, CustomStringConvertible, Equatable, Sendable {
  package enum Kind: String, Sendable {
    case refusal = "refused what is possible, or took what is not"
    case conflict = "a conflict set is not a minimal infeasible one with the refused constraint in it"
    case refusalHasEffect = "a refused operation changed something"
    case level = "a level's sum of violations is not the least"
    case value = "a unique value is wrong"
    case ambiguity = "ambiguity is wrong"
    case query = "a query is wrong"
    case changes = "changed variables are not reported right"
    case questionHasEffect = "having asked for ambiguity changes later values"
    case determinism = "a replay gives other values"
  }

  package var kind: Kind
  /// The index of the operation after which it showed.
  package var step: Int
  package var detail: String

  package init(kind: Kind, step: Int, detail: String) {
    self.kind = kind
    self.step = step
    self.detail = detail
  }

  package var description: String { "operation \(step): \(kind.rawValue): \(detail)" }
}
