// Expanding: writing a combination of constraints in terms of the tight constraints and the free variables.
extension Solver {
  /// Adds a multiple of a constraint's coefficients to the weights that `runExpansion()` will work off.
  @inline(__always)
  mutating func seedWeights(with constraint: Int32, times scale: Double) {
    let list = system.rows[constraint]
    let terms = system.rowPool.base + Int(list.start)
    let weights = weights.base
    let variables = variables.base
    for ordinal in 0..<Int(list.count) {
      let term = terms[ordinal]
      weights[Int(term.index)].add(scale * term.coefficient)
      queue.insert(variables[Int(term.index)].position)
    }
  }

  /// Replaces `weight` times a variable by `weight` times its row.
  @inline(__always)
  mutating func substituteRow(of variable: Int32, weight: Double) {
    let weights = weights.base
    let variables = variables.base
    let owner = variables[Int(variable)].owner
    if !variables[Int(variable)].isCombined {
      let factor = weight * constraints[owner].inverse
      addToMultiplier(of: owner, factor)
      let list = system.rows[owner]
      let terms = system.rowPool.base + Int(list.start)
      for ordinal in 0..<Int(list.count) {
        let term = terms[ordinal]
        if term.index == variable { continue }
        weights[Int(term.index)].add(-factor * term.coefficient)
        queue.insert(variables[Int(term.index)].position)
      }
    } else {
      let origins = provenance.rows[variable]
      for ordinal in 0..<origins.count {
        let origin = provenance.rowPool.base[Int(origins.start + ordinal)]
        addToMultiplier(of: origin.index, weight * origin.coefficient)
      }
      let list = dependencies.rows[variable]
      let terms = dependencies.rowPool.base + Int(list.start)
      for ordinal in 0..<Int(list.count) {
        let term = terms[ordinal]
        weights[Int(term.index)].add(weight * term.coefficient)
        queue.insert(variables[Int(term.index)].position)
      }
    }
  }

  @inline(__always)
  private mutating func addToMultiplier(of constraint: Int32, _ amount: Double) {
    let sum = rates.base + Int(constraint)
    if sum.pointee.magnitude == 0 { multiplierOutput.append(Entry(index: constraint, value: 0)) }
    sum.pointee.add(amount)
  }

  /// Collects the sums of `substituteRow` into `multiplierOutput`, without those that cancelled.
  @inline(__always)
  mutating func finishMultiplierOutput() {
    let output = multiplierOutput.base
    let sums = rates.base
    var kept = 0
    for ordinal in 0..<multiplierOutput.count {
      let index = output[ordinal].index
      let sum = sums[Int(index)]
      sums[Int(index)] = Accumulator()
      if sum.isNoise { continue }
      output[kept] = Entry(index: index, value: sum.value)
      kept &+= 1
    }
    multiplierOutput.count = kept
  }

  /// Works off the seeded weights: `multiplierOutput` and `freeOutput` get the coefficients of the tight constraints
  /// and of the free variables.
  mutating func runExpansion() {
    freeOutput.removeAll()
    multiplierOutput.removeAll()
    while true {
      let position = queue.popLast()
      if position < 0 { break }
      let variable = variableAt[position]
      let weight = weights[variable]
      weights[variable] = Accumulator()
      if weight.isNoise { continue }
      if variables[variable].owner < 0 {
        freeOutput.append(Entry(index: variable, value: weight.value))
      } else {
        substituteRow(of: variable, weight: weight.value)
      }
    }
    finishMultiplierOutput()
  }

  /// Expands one constraint.
  mutating func expand(_ constraint: Int32) {
    prepareGradient()
    seedWeights(with: constraint, times: 1)
    runExpansion()
  }
}
