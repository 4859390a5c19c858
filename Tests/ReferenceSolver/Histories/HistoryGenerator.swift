/// Makes a history from a seed, in one of several styles, each meant to be hard for a solver in its own way.
package struct HistoryGenerator {
  private enum Style: CaseIterable {
    /// Leading edges and widths of sibling and nested views, relative to the superview.
    case layout
    case smallIntegers
    /// Coefficients and constants with a few binary places, so that doubles hold them exactly.
    case fractions
    /// Nearly every constraint is tight at one hidden point.
    case degenerate
    /// Many constraints are combinations of others.
    case redundant
  }

  private var random: RandomSource
  private let style: Style
  private let variableCount: Int
  private let priorities: [Float]
  private let requiredOneIn: Int
  private let hiddenPoint: [Double]
  private var definitions: [History.Definition] = []
  private var constants: [Double] = []
  private var active: Set<Int> = []

  /// The history of a seed.
  package static func history(seed: UInt64) -> History {
    var generator = HistoryGenerator(seed: seed)
    return generator.generate()
  }

  private init(seed: UInt64) {
    // Mixed, so that neighbouring seeds share nothing.
    var mixer = RandomSource(seed: seed)
    random = RandomSource(seed: mixer.next())
    style = random.element(of: Style.allCases)
    let isLarge = random.oneIn(25)
    let count = isLarge ? random.integer(9...16) : random.integer(3...8)
    variableCount = style == .layout ? (count + 1) / 2 * 2 : count
    let pool: [Float] = [999.9, 999, 998, 750, 749.5, 500, 251, 250, 50, 1]
    var source = random
    priorities = (0..<source.integer(1...4)).map { _ in source.element(of: pool) }
    requiredOneIn = source.element(of: [2, 3, 4, 8])
    hiddenPoint = (0..<count + 1).map { _ in Double(source.integer(-10...10)) }
    random = source
  }

  private mutating func generate() -> History {
    var operations: [History.Operation] = []
    if style == .layout { operations.append(.activateBatch(screen())) }
    for _ in 0..<random.integer(variableCount > 8 ? 30...60 : 10...30) { operations.append(operation()) }
    return History(variableCount: variableCount, definitions: definitions, operations: operations)
  }

  private mutating func operation() -> History.Operation {
    let inactive = definitions.indices.filter { !active.contains($0) }
    switch random.integer(0...99) {
    case 0..<14 where !active.isEmpty:
      return deactivate(false)
    case 14..<17 where !active.isEmpty:
      return deactivate(true)
    case 17..<30 where !definitions.isEmpty:
      return changeConstant()
    case 30..<40 where !definitions.isEmpty:
      return .setPriority(priority(), of: random.integer(0...(definitions.count - 1)))
    case 40..<46 where !inactive.isEmpty:
      let constraint = random.element(of: inactive)
      active.insert(constraint)
      return .activate(constraint)
    case 46..<56:
      var batch = (0..<random.integer(2...6)).map { _ in define() }
      if let old = inactive.first, random.oneIn(2) { batch.append(old) }
      active.formUnion(batch)
      return .activateBatch(batch)
    case 56..<59:
      return .recycle(variable: random.integer(0...(variableCount - 1)))
    default:
      let constraint = define()
      active.insert(constraint)
      return .activate(constraint)
    }
  }

  private mutating func deactivate(_ forGood: Bool) -> History.Operation {
    let constraint = random.element(of: active.sorted())
    active.remove(constraint)
    return forGood ? .destroy(constraint) : .deactivate(constraint)
  }

  private mutating func changeConstant() -> History.Operation {
    let constraint =
      active.isEmpty || random.oneIn(8)
      ? random.integer(0...(definitions.count - 1)) : random.element(of: active.sorted())
    // Often back to where it was first, or by a step as an animation makes.
    if random.oneIn(3) {
      constants[constraint] = definitions[constraint].constant
    } else {
      constants[constraint] += Double(random.integer(-12...12)) * (style == .fractions ? 0.25 : 1)
    }
    return .setConstant(constants[constraint], of: constraint)
  }

  private mutating func priority() -> Float { random.oneIn(requiredOneIn) ? 1000 : random.element(of: priorities) }

  private mutating func relation() -> History.Relation {
    random.element(of: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  private mutating func define() -> Int {
    let definition: History.Definition
    switch style {
    case .layout: definition = layoutConstraint()
    case .redundant where definitions.count > 1 && !random.oneIn(3): definition = combination()
    case .degenerate where !random.oneIn(5):
      let terms = terms()
      let constant = -terms.reduce(0) { $0 + $1.coefficient * hiddenPoint[$1.variable] }
      definition = History.Definition(terms, constant, relation(), priority())
    default:
      let constant = Double(random.integer(-100...100)) * (style == .fractions ? 0.125 : 1)
      definition = History.Definition(terms(), constant, relation(), priority())
    }
    return append(definition)
  }

  private mutating func append(_ definition: History.Definition) -> Int {
    definitions.append(definition)
    constants.append(definition.constant)
    return definitions.count - 1
  }

  private mutating func terms() -> [History.Term] {
    var terms: [History.Term] = []
    for _ in 0..<random.element(of: [1, 1, 2, 2, 2, 3, 4]) {
      var coefficient = Double(random.element(of: [1, 1, 1, -1, -1, -1, 2, -2, 3, -3]))
      if style == .fractions { coefficient = Double(random.integer(1...24)) / 8 * (random.oneIn(2) ? -1 : 1) }
      // The same variable may come twice, and may cancel out.
      terms.append(History.Term(random.integer(0...(variableCount - 1)), coefficient))
    }
    return terms
  }

  private mutating func combination() -> History.Definition {
    var result = History.Definition([], 0, .equal, priority())
    for _ in 0..<2 {
      let part = random.element(of: definitions)
      let factor = Double(random.element(of: [1, 1, -1, 2]))
      for term in part.terms {
        if let index = result.terms.firstIndex(where: { $0.variable == term.variable }) {
          result.terms[index].coefficient += factor * term.coefficient
        } else {
          result.terms.append(History.Term(term.variable, factor * term.coefficient))
        }
      }
      result.constant += factor * part.constant
    }
    result.terms.removeAll { $0.coefficient == 0 }
    result.relation = relation()
    if random.oneIn(4) { result.constant += Double(random.integer(-2...2)) }
    // Sums of sums grow without end; past this they say nothing about layout.
    return result.terms.contains { abs($0.coefficient) > 16 }
      ? History.Definition(terms(), 0, .equal, result.priority) : result
  }
}

// Views are pairs of variables, leading edge in the superview and width. View 0 is the root; the superview of each
// other one is the root, or the view before it.
extension HistoryGenerator {
  private func superview(of view: Int) -> Int { view % 3 == 2 ? view - 1 : 0 }

  private mutating func screen() -> [Int] {
    var batch = [
      append(History.Definition([.init(0, 1)], 0, .equal, 1000)),
      append(History.Definition([.init(1, 1)], -390, .equal, random.oneIn(3) ? 999 : 1000)),
    ]
    for view in 1..<max(2, variableCount / 2) where 2 * view + 1 < variableCount {
      batch.append(append(History.Definition([.init(2 * view + 1, 1)], 0, .greaterThanOrEqual, 1000)))
    }
    active.formUnion(batch)
    return batch
  }

  /// Adds `factor` times an anchor of `view` in the root's space: its leading edge plus `share` of its width.
  private func add(_ factor: Double, anchorOf view: Int, share: Double, to terms: inout [History.Term]) {
    func add(_ variable: Int, _ coefficient: Double) {
      guard coefficient != 0 else { return }
      if let index = terms.firstIndex(where: { $0.variable == variable }) {
        terms[index].coefficient += coefficient
        if terms[index].coefficient == 0 { terms.remove(at: index) }
      } else {
        terms.append(History.Term(variable, coefficient))
      }
    }
    add(2 * view + 1, factor * share)
    var ancestor = view
    while true {
      add(2 * ancestor, factor)
      if ancestor == 0 { return }
      ancestor = superview(of: ancestor)
    }
  }

  private mutating func layoutConstraint() -> History.Definition {
    let views = variableCount / 2
    let first = random.integer(0...(views - 1))
    let second = random.oneIn(2) ? superview(of: first) : random.integer(0...(views - 1))
    var terms: [History.Term] = []
    switch random.integer(0...9) {
    case 0, 1:
      // An intrinsic size: one of its two inequalities, or both at once as an equality.
      let width = Double(random.integer(0...300)) + (random.oneIn(4) ? 0.5 : 0)
      return History.Definition([.init(2 * first + 1, 1)], -width, relation(), priority())
    case 2 where first != second:
      terms = [.init(2 * first + 1, 1), .init(2 * second + 1, -random.element(of: [1, 1, 0.5, 0.75]))]
      return History.Definition(terms, Double(random.integer(-4...0)) * 8, relation(), priority())
    default:
      let shares: [(Double, Double)] = [(0, 0), (1, 1), (0.5, 0.5), (0, 1), (1, 0)]
      let (one, other) = random.element(of: shares)
      add(1, anchorOf: first, share: one, to: &terms)
      add(-1, anchorOf: second, share: other, to: &terms)
      return History.Definition(terms, Double(random.integer(-3...3)) * 8, relation(), priority())
    }
  }
}
