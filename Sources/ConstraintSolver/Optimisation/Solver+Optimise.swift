// The simplex method on the piecewise linear penalties: as long as moving a free variable, or a tight constraint off
// zero, makes the penalties smaller, move it as far as that lasts; the constraint that stops the move becomes tight.
extension Solver {
  /// Makes the solution the best one again.
  /// - Returns: whether all required constraints hold.
  mutating func settle() -> Bool {
    var rounds = 0
    while true {
      rounds += 1
      refreshSides()
      if gradientChanges.count > 0 { applyGradientChanges() }
      optimise()
      if checkList.count > 0, rounds < 50 { continue }
      if requiredViolations.count > 0 {
        // Required constraints that are on the wrong side of zero by nothing are satisfied.
        var isFeasible = true
        for ordinal in 0..<requiredViolations.count {
          let index = requiredViolations[ordinal]
          guard constraints[index].isWatched, constraints[index].side != 0, constraints[index].isRequired else {
            continue
          }
          if violation(at: index) > 0 {
            isFeasible = false
          } else {
            setSide(of: index, to: 0)
          }
        }
        if !isFeasible { return false }
        requiredViolations.removeAll()
        if gradientChanges.count > 0 { continue }
      }
      return true
    }
  }

  mutating func optimise() {
    var stalledSteps = 0
    var steps = 0
    var repairs = 0
    let limit = 200 + 4 * (variables.count + constraints.count)
    if updateCount > 4096 + 64 * constraints.count { recomputeMultipliers() }
    while true {
      if needsRepair {
        needsRepair = false
        repairs += 1
        if repairs > 3 { return }
        repair()
      }
      guard let entering = nextEntering() else { return }
      steps += 1
      if steps > limit {
        steps = 0
        needsRepair = true
        stalledSteps = 1000
      }
      guard let distance = step(entering, avoidsCycles: stalledSteps > 24) else { continue }
      stalledSteps = distance > 0 ? 0 : stalledSteps + 1
    }
  }

  /// What moves, and which way.
  struct Entering {
    var variable: Int32
    var constraint: Int32
    var direction: Double
  }

  /// The first free variable, or else the first tight constraint, that had better move.
  @inline(__always)
  private mutating func nextEntering() -> Entering? {
    while true {
      let index = candidateVariables.first()
      if index < 0 { break }
      if variables[index].owner < 0, variables[index].isAlive {
        let sign = levels.sign(of: reducedCost(of: index), scaledBy: 1, plusOneAt: LevelVector.none)
        if sign != 0 { return Entering(variable: index, constraint: -1, direction: Double(-sign)) }
      }
      candidateVariables.remove(index)
    }
    while true {
      let index = candidateConstraints.first()
      if index < 0 { return nil }
      let state = constraints[index]
      if state.isTight {
        let multiplier = multiplier(of: index)
        if !(state.limitsAbove && state.isRequired) {
          let extra = state.limitsAbove ? state.priority : LevelVector.none
          if levels.sign(of: multiplier, scaledBy: 1, plusOneAt: extra) < 0 {
            return Entering(variable: -1, constraint: index, direction: 1)
          }
        }
        if !(state.limitsBelow && state.isRequired) {
          let extra = state.limitsBelow ? state.priority : LevelVector.none
          if levels.sign(of: multiplier, scaledBy: -1, plusOneAt: extra) < 0 {
            return Entering(variable: -1, constraint: index, direction: -1)
          }
        }
      }
      candidateConstraints.remove(index)
    }
  }
}
