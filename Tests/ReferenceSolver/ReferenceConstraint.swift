/// Σ coefficient·variable + constant (relation) 0, as the reference sees it.
package struct ReferenceConstraint: Sendable {
  /// Variables are numbered from 0; one may be repeated.
  package var terms: [(variable: Int, coefficient: Double)]
  package var constant: Double
  /// -1: at most 0, 0: equal, 1: at least 0.
  package var relation: Int
  /// 1000 and above: required.
  package var priority: Float

  package init(
    terms: [(variable: Int, coefficient: Double)], constant: Double, relation: Int, priority: Float
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  package var isRequired: Bool { priority >= 1000 }

  /// How far `values` are from satisfying it, rounded as doubles are.
  package func violation(_ values: [Double]) -> Double {
    let residual = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
    switch relation {
    case 0: return abs(residual)
    case ..<0: return max(0, residual)
    default: return max(0, -residual)
    }
  }
}
