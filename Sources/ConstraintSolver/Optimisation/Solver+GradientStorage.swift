// What only penalties and combined rows need is made when they first do: a system of equalities that determine its
// variables one by one, as most layouts are, never touches that memory.
extension Solver {
  /// The multiplier of a tight constraint.
  @inline(__always)
  func multiplier(of constraint: Int32) -> LevelVector {
    constraint < multipliers.count ? multipliers[constraint] : LevelVector()
  }

  /// The reduced cost of a free variable.
  @inline(__always)
  func reducedCost(of variable: Int32) -> LevelVector {
    variable < reducedCosts.count ? reducedCosts[variable] : LevelVector()
  }

  @inline(__always)
  mutating func clearMultiplier(of constraint: Int32) {
    if constraint < multipliers.count { levels.clear(multipliers.base + Int(constraint)) }
  }

  @inline(__always)
  mutating func clearReducedCost(of variable: Int32) {
    if variable < reducedCosts.count { levels.clear(reducedCosts.base + Int(variable)) }
  }

  /// Makes place for the weights, the rates, the multipliers and the reduced costs of all variables and constraints.
  @inline(__always)
  mutating func prepareGradient() {
    if weights.count < variables.count || rates.count < constraints.count { extendGradient() }
  }

  @inline(never)
  private mutating func extendGradient() {
    weights.extend(to: variables.count, with: Accumulator())
    reducedCosts.extend(to: variables.count, with: LevelVector())
    rates.extend(to: constraints.count, with: Accumulator())
    multipliers.extend(to: constraints.count, with: LevelVector())
  }

  /// Makes place for a combined row of any variable.
  mutating func prepareCombinations() {
    dependencies.extend(rows: variables.count, columns: variables.count)
    provenance.extend(rows: variables.count, columns: constraints.count)
    offsets.extend(to: variables.count, with: 0)
  }
}
