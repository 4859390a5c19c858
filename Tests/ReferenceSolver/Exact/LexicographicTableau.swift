/// A simplex tableau over free variables x and residuals r = A·x + k, that minimises a vector of costs
/// lexicographically. The cost of a residual is its weight times its violation, counted at one level; a residual costs
/// when positive, when negative, or both, after its relation.
///
/// Entries are integers over one common denominator (the last pivot): each pivot divides by the one before, which
/// leaves no remainder, so the tableau is an exact rational one without fractions to reduce. Bland's rule chooses, so
/// it ends whatever the degeneracy.
struct LexicographicTableau<Scalar: ExactInteger> {
  struct Overflow: Error {}

  /// One residual: what it costs to be on either side of zero.
  struct Residual {
    var level: Int
    var weight: Scalar
    var costsAbove: Bool
    var costsBelow: Bool

    @inline(__always) func costs(on side: Int) -> Bool { side > 0 ? costsAbove : costsBelow }
  }

  private let variableCount: Int
  private let levelCount: Int
  private let residuals: [Residual]
  private let stride: Int
  /// Row-major; a row's last entry is the value of its basic variable.
  private var entries: [Scalar]
  private var denominator: Scalar
  /// Ids: variables first, then residuals.
  private var rowOwner: [Int]
  private var columnOwner: [Int]
  /// Which side of zero a basic residual is on (or may move to, when it is zero).
  private var side: [Int]
  private var scratch: [Scalar]

  /// `entries` holds one row per residual: the coefficients of the variables, then the constant.
  init(variableCount: Int, levelCount: Int, residuals: [Residual], entries: [Scalar]) {
    self.variableCount = variableCount
    self.levelCount = levelCount
    self.residuals = residuals
    self.entries = entries
    stride = variableCount + 1
    denominator = Scalar(1)
    rowOwner = residuals.indices.map { variableCount + $0 }
    columnOwner = Array(0..<variableCount)
    side = residuals.indices.map { entries[$0 * (variableCount + 1) + variableCount].sign < 0 ? -1 : 1 }
    scratch = [Scalar](repeating: Scalar(0), count: levelCount)
  }

  /// Finds the optimum.
  mutating func minimize() throws(Overflow) {
    while let step = try descent(objective: nil) { _ = try take(step) }
  }

  /// The sum of weighted violations at `level`, as `numerator` / `denominator`.
  func violation(at level: Int) throws(Overflow) -> (numerator: Scalar, denominator: Scalar) {
    var sum = Scalar(0)
    for row in rowOwner.indices {
      let value = entries[row * stride + variableCount]
      guard let residual = residual(rowOwner[row]), residual.level == level, residual.costs(on: value.sign) else {
        continue
      }
      sum = try check(sum.plus(check(check(value.sign < 0 ? value.negated : value).times(residual.weight))))
    }
    return (sum, denominator)
  }

  /// The value of a variable at this vertex.
  func value(of variable: Int) -> Double {
    guard let row = rowOwner.firstIndex(of: variable) else { return 0 }
    return Scalar.quotient(entries[row * stride + variableCount], denominator, exponent: 0)
  }

  /// Whether every optimum gives the variable this vertex's value. Call after `minimize()`; leaves the vertex.
  mutating func isUnique(_ variable: Int) throws(Overflow) -> Bool {
    for sign in [1, -1] {
      while let step = try descent(objective: (variable, sign)) {
        guard let row = step.row, entries[row * stride + variableCount].sign == 0 else { return false }
        _ = try take(step)
      }
    }
    return true
  }

  private struct Step {
    var column: Int
    var direction: Int
    var row: Int?
  }

  @inline(__always) private func residual(_ owner: Int) -> Residual? {
    owner < variableCount ? nil : residuals[owner - variableCount]
  }

  @inline(__always) private func check(_ value: Scalar?) throws(Overflow) -> Scalar {
    guard let value else { throw Overflow() }
    return value
  }

  /// The first column, in Bland's order, along which the costs (and then `sign` times the objective's variable)
  /// decrease, with the row that blocks it.
  private mutating func descent(objective: (variable: Int, sign: Int)?) throws(Overflow) -> Step? {
    var best: Step?
    var bestIndex = Int.max
    for column in 0..<variableCount {
      let owner = columnOwner[column]
      guard 2 * owner < bestIndex else { continue }
      try accumulateSlopes(column)
      for direction in [1, -1] where 2 * owner + (direction < 0 ? 1 : 0) < bestIndex {
        if try isDescent(column, direction, objective) {
          best = Step(column: column, direction: direction, row: nil)
          bestIndex = 2 * owner + (direction < 0 ? 1 : 0)
          break
        }
      }
    }
    guard var step = best else { return nil }
    step.row = blockingRow(step)
    return step
  }

  /// Leaves in `scratch` each level's rate of change when the column's variable grows, its own cost left out.
  private mutating func accumulateSlopes(_ column: Int) throws(Overflow) {
    for level in 0..<levelCount { scratch[level] = Scalar(0) }
    for row in rowOwner.indices {
      guard let residual = residual(rowOwner[row]) else { continue }
      let side = side[rowOwner[row] - variableCount]
      guard residual.costs(on: side) else { continue }
      let entry = entries[row * stride + column]
      guard entry.sign != 0 else { continue }
      let rate = try check((side < 0 ? check(entry.negated) : entry).times(residual.weight))
      scratch[residual.level] = try check(scratch[residual.level].plus(rate))
    }
  }

  private func isDescent(
    _ column: Int, _ direction: Int, _ objective: (variable: Int, sign: Int)?
  ) throws(Overflow) -> Bool {
    let owner = columnOwner[column]
    let own = residual(owner)
    for level in 0..<levelCount {
      var slope = direction > 0 ? scratch[level] : try check(scratch[level].negated)
      if let own, own.level == level, own.costs(on: direction) {
        slope = try check(slope.plus(check(denominator.times(own.weight))))
      }
      if slope.sign != 0 { return slope.sign < 0 }
    }
    guard let objective else { return false }
    if owner == objective.variable { return direction * objective.sign < 0 }
    guard let row = rowOwner.firstIndex(of: objective.variable) else { return false }
    return entries[row * stride + column].sign * direction * objective.sign < 0
  }

  /// The basic residual that reaches zero first; among equals the first in Bland's order.
  private func blockingRow(_ step: Step) -> Int? {
    var best: Int?
    var bestIndex = Int.max
    for row in rowOwner.indices where rowOwner[row] >= variableCount {
      let owner = rowOwner[row]
      let side = side[owner - variableCount]
      let entry = entries[row * stride + step.column]
      guard entry.sign * step.direction * side < 0 else { continue }
      let index = 2 * owner + (side < 0 ? 1 : 0)
      if let current = best {
        // |b| / |t| against the best so far; within a row b and t·direction have opposite signs.
        let ordering = Scalar.compareProducts(
          entries[row * stride + variableCount], entries[current * stride + step.column],
          entries[current * stride + variableCount], entry)
        let sign = ordering * entry.sign * entries[current * stride + step.column].sign
        // Both ratios b / (t·direction) are at most 0: the larger one is the nearer.
        let nearer = sign * step.direction
        if nearer < 0 || (nearer == 0 && index > bestIndex) { continue }
      }
      best = row
      bestIndex = index
    }
    return best
  }

  private mutating func take(_ step: Step) throws(Overflow) -> Bool {
    guard let row = step.row else { preconditionFailure("costs are bounded below, yet a descent is unbounded") }
    try pivot(row, step.column)
    let entering = rowOwner[row]
    if entering >= variableCount { side[entering - variableCount] = step.direction }
    return true
  }

  private mutating func pivot(_ pivotRow: Int, _ pivotColumn: Int) throws(Overflow) {
    let base = pivotRow * stride
    let pivot = entries[base + pivotColumn]
    for row in rowOwner.indices where row != pivotRow {
      let start = row * stride
      let factor = entries[start + pivotColumn]
      for column in 0..<stride where column != pivotColumn {
        entries[start + column] = try check(
          Scalar.eliminate(
            entries[start + column], pivot, factor, entries[base + column], dividedBy: denominator))
      }
    }
    for column in 0..<stride where column != pivotColumn {
      entries[base + column] = try check(entries[base + column].negated)
    }
    entries[base + pivotColumn] = denominator
    denominator = pivot
    if pivot.sign < 0 {
      denominator = try check(pivot.negated)
      for index in entries.indices { entries[index] = try check(entries[index].negated) }
    }
    let leaving = rowOwner[pivotRow]
    rowOwner[pivotRow] = columnOwner[pivotColumn]
    columnOwner[pivotColumn] = leaving
  }
}
