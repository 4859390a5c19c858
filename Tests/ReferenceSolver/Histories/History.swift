/// A sequence of changes to a solver, self-contained, so that it can be replayed, shrunk and printed.
///
/// Any subsequence of its operations is a history too: an operation that makes no sense where it stands (activating
/// what is active, say) is passed over.
package struct History: Codable, Equatable, Sendable {
  /// A coefficient of a variable, which is numbered from 0.
  package struct Term: Codable, Equatable, Sendable {
    package var variable: Int
    package var coefficient: Double

    package init(_ variable: Int, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  package enum Relation: Int, Codable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// Σ coefficient·variable + constant (relation) 0, as it is first defined.
  package struct Definition: Codable, Equatable, Sendable {
    package var terms: [Term]
    package var constant: Double
    package var relation: Relation
    package var priority: Float

    package init(_ terms: [Term], _ constant: Double, _ relation: Relation, _ priority: Float) {
      self.terms = terms
      self.constant = constant
      self.relation = relation
      self.priority = priority
    }
  }

  /// One change. Constraints are numbered as the definitions are.
  package enum Operation: Codable, Equatable, Sendable {
    case activate(Int)
    case activateBatch([Int])
    case deactivate(Int)
    /// Deactivates and forgets; a later activation defines it again, as it was first.
    case destroy(Int)
    case setConstant(Double, of: Int)
    case setPriority(Float, of: Int)
    /// Removes a variable that is in no constraint and adds one in its place.
    case recycle(variable: Int)
  }

  package var variableCount: Int
  package var definitions: [Definition]
  package var operations: [Operation]

  package init(variableCount: Int, definitions: [Definition], operations: [Operation]) {
    self.variableCount = variableCount
    self.definitions = definitions
    self.operations = operations
  }
}
