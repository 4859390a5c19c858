/// Solves a set of constraints from nothing with an exact rational lexicographic simplex: required constraints first,
/// then each level of priority, highest first, with the least sum of violations.
///
/// Doubles are taken at their exact values. Everything runs in 64-bit integers with overflow detection, and again in
/// `BigInteger` where they overflow.
package enum ReferenceSolver {
  /// The whole solution.
  package static func solve(_ constraints: [ReferenceConstraint], variableCount: Int) -> ReferenceSolution {
    run(System(constraints, variableCount: variableCount))
  }

  /// Whether the required ones among `constraints` hold together.
  package static func isFeasible(_ constraints: [ReferenceConstraint], variableCount: Int) -> Bool {
    var system = System(constraints.filter(\.isRequired), variableCount: variableCount)
    system.wantsValues = false
    return run(system).isFeasible
  }

  /// Whether `constraints`, all taken as they are, cannot hold together although they can without any one of them.
  package static func isMinimalConflict(_ constraints: [ReferenceConstraint], variableCount: Int) -> Bool {
    guard !isFeasible(constraints, variableCount: variableCount) else { return false }
    return constraints.indices.allSatisfy { index in
      var others = constraints
      others.remove(at: index)
      return isFeasible(others, variableCount: variableCount)
    }
  }

  private static func run(_ system: System) -> ReferenceSolution {
    if let rows = system.smallRows(), let solution = try? system.solve(rows) { return solution }
    do { return try system.solve(system.bigRows()) } catch { preconditionFailure("big integers do not overflow") }
  }
}

/// The constraints as integer rows: row i is the constraint times 2^shift, its weight 2^(common - shift).
private struct System {
  struct Row<Scalar> {
    var coefficients: [Scalar]
    var weight: Scalar
  }

  let constraints: [ReferenceConstraint]
  let variableCount: Int
  let levels: [Float]
  var wantsValues = true
  private let shifts: [Int]
  private let commonShift: Int

  init(_ constraints: [ReferenceConstraint], variableCount: Int) {
    self.constraints = constraints
    self.variableCount = variableCount
    levels = Set(constraints.lazy.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    shifts = constraints.map { constraint in
      // The least significant bit of any number of the row becomes 1.
      -(constraint.terms.map(\.coefficient) + [constraint.constant]).reduce(Int.max) { least, number in
        number == 0 ? least : min(least, Int(number.exponent) - number.significandWidth)
      }
    }.map { $0 == -Int.max ? 0 : $0 }
    commonShift = shifts.max() ?? 0
  }

  func smallRows() -> [Row<Int64>]? {
    var rows: [Row<Int64>] = []
    for (constraint, shift) in zip(constraints, shifts) {
      var coefficients = [Int64](repeating: 0, count: variableCount + 1)
      func add(_ number: Double, at index: Int) -> Bool {
        let scaled = Double(sign: .plus, exponent: shift, significand: number)
        guard abs(scaled) < 0x1p62, let sum = coefficients[index].plus(Int64(scaled)) else { return false }
        coefficients[index] = sum
        return true
      }
      for term in constraint.terms { guard add(term.coefficient, at: term.variable) else { return nil } }
      guard add(constraint.constant, at: variableCount), commonShift - shift < 62 else { return nil }
      rows.append(Row(coefficients: coefficients, weight: 1 << (commonShift - shift)))
    }
    return rows
  }

  func bigRows() -> [Row<BigInteger>] {
    zip(constraints, shifts).map { constraint, shift in
      var coefficients = [BigInteger](repeating: BigInteger(0), count: variableCount + 1)
      func scaled(_ number: Double) -> BigInteger {
        guard number != 0 else { return BigInteger(0) }
        let width = number.significandWidth
        let odd = Int64(Double(sign: number.sign, exponent: width, significand: number.significand))
        return BigInteger(odd).shiftedLeft(by: Int(number.exponent) - width + shift)
      }
      for term in constraint.terms {
        coefficients[term.variable] = coefficients[term.variable] + scaled(term.coefficient)
      }
      coefficients[variableCount] = scaled(constraint.constant)
      return Row(coefficients: coefficients, weight: BigInteger(1).shiftedLeft(by: commonShift - shift))
    }
  }

  func solve<Scalar>(
    _ rows: [Row<Scalar>]
  ) throws(LexicographicTableau<Scalar>.Overflow) -> ReferenceSolution {
    var tableau = LexicographicTableau<Scalar>(
      variableCount: variableCount, levelCount: levels.count + 1,
      residuals: zip(constraints, rows).map { constraint, row in
        .init(
          level: constraint.isRequired ? 0 : 1 + levels.firstIndex(of: constraint.priority)!, weight: row.weight,
          costsAbove: constraint.relation <= 0, costsBelow: constraint.relation >= 0)
      },
      entries: rows.flatMap(\.coefficients))
    try tableau.minimize()
    guard try tableau.violation(at: 0).numerator.sign == 0 else {
      return ReferenceSolution(isFeasible: false, levels: [], uniqueValues: [])
    }
    var solution = ReferenceSolution(isFeasible: true, levels: [], uniqueValues: [])
    guard wantsValues else { return solution }
    for (index, priority) in levels.enumerated() {
      let (numerator, denominator) = try tableau.violation(at: index + 1)
      solution.levels.append(
        .init(priority: priority, violation: Scalar.quotient(numerator, denominator, exponent: -commonShift)))
    }
    for variable in 0..<variableCount {
      solution.uniqueValues.append(try tableau.isUnique(variable) ? tableau.value(of: variable) : nil)
    }
    return solution
  }
}
