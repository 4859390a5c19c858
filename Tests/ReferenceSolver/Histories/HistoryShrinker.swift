/// Makes a failing history as small and as plain as it can be while it still fails.
package enum HistoryShrinker {
  /// The smallest history found for which `fails` is still true. It must be true for `history` itself.
  package static func shrink(_ history: History, while fails: @escaping (History) -> Bool) -> History {
    let session = ShrinkingSession(history, fails)
    session.run()
    return session.best
  }
}

private final class ShrinkingSession {
  private(set) var best: History
  private let fails: (History) -> Bool
  private var isSmaller = true

  init(_ history: History, _ fails: @escaping (History) -> Bool) {
    best = history
    self.fails = fails
  }

  func run() {
    while isSmaller {
      isSmaller = false
      removeOperations()
      splitBatches()
      simplifyTerms()
      simplifyNumbers()
      mergeVariables()
      _ = attempt(ShrinkingSession.compact(best, keepsVariables: true))
      _ = attempt(ShrinkingSession.compact(best, keepsVariables: false))
    }
  }

  private func attempt(_ candidate: History) -> Bool {
    guard candidate != best, fails(candidate) else { return false }
    best = candidate
    isSmaller = true
    return true
  }

  private func removeOperations() {
    var length = max(1, best.operations.count / 2)
    while true {
      var start = 0
      while start < best.operations.count {
        var candidate = best
        candidate.operations.removeSubrange(start..<min(start + length, candidate.operations.count))
        if !attempt(candidate) { start += length }
      }
      if length == 1 { return }
      length /= 2
    }
  }

  private func splitBatches() {
    var index = 0
    while index < best.operations.count {
      if case .activateBatch(let batch) = best.operations[index] {
        var candidate = best
        candidate.operations.replaceSubrange(index...index, with: batch.map { .activate($0) })
        if attempt(candidate) { continue }
        for position in batch.indices.reversed() {
          guard case .activateBatch(var smaller) = best.operations[index] else { break }
          smaller.remove(at: position)
          candidate = best
          candidate.operations[index] = .activateBatch(smaller)
          _ = attempt(candidate)
        }
      }
      index += 1
    }
  }

  private func simplifyTerms() {
    for index in best.definitions.indices {
      for term in best.definitions[index].terms.indices.reversed() {
        var candidate = best
        candidate.definitions[index].terms.remove(at: term)
        _ = attempt(candidate)
      }
      for relation in [History.Relation.equal, .lessThanOrEqual] where best.definitions[index].relation != .equal {
        var candidate = best
        candidate.definitions[index].relation = relation
        if attempt(candidate) { break }
      }
    }
  }

  private func simplifyNumbers() {
    for index in best.definitions.indices {
      for plain in [0, 1, -1, 10, best.definitions[index].constant.rounded()] {
        guard !ShrinkingSession.isPlainer(best.definitions[index].constant, plain) else { break }
        var candidate = best
        candidate.definitions[index].constant = plain
        if attempt(candidate) { break }
      }
      for term in best.definitions[index].terms.indices {
        for plain in [1, -1, 2, best.definitions[index].terms[term].coefficient.rounded()] {
          guard !ShrinkingSession.isPlainer(best.definitions[index].terms[term].coefficient, plain) else { break }
          var candidate = best
          candidate.definitions[index].terms[term].coefficient = plain
          if attempt(candidate) { break }
        }
      }
      for plain: Float in [1000, 750, 500, 250] where best.definitions[index].priority != plain {
        guard ![1000, 750, 500, 250].prefix(while: { $0 != plain }).contains(best.definitions[index].priority) else {
          break
        }
        var candidate = best
        candidate.definitions[index].priority = plain
        if attempt(candidate) { break }
      }
    }
    for index in best.operations.indices {
      guard case .setConstant(let constant, of: let constraint) = best.operations[index] else { continue }
      for plain in [0, 1, -1, 10, constant.rounded()] {
        guard !ShrinkingSession.isPlainer(constant, plain) else { break }
        var candidate = best
        candidate.operations[index] = .setConstant(plain, of: constraint)
        if attempt(candidate) { break }
      }
    }
  }

  /// Whether `number` is at least as plain as `other`, so that trying `other` leads nowhere.
  private static func isPlainer(_ number: Double, _ other: Double) -> Bool {
    func rank(_ number: Double) -> Int {
      [0, 1, -1, 2, 10].firstIndex(of: number) ?? (number == number.rounded() ? 5 : 6)
    }
    return rank(number) <= rank(other)
  }

  private func mergeVariables() {
    for from in (1..<max(1, best.variableCount)).reversed() {
      for into in 0..<from {
        var candidate = best
        candidate.definitions = best.definitions.map { definition in
          var definition = definition
          for term in definition.terms.indices where definition.terms[term].variable == from {
            definition.terms[term].variable = into
          }
          return definition
        }
        if attempt(candidate) { break }
      }
    }
  }

  /// Without the definitions and variables that nothing refers to any more.
  private static func compact(_ history: History, keepsVariables: Bool) -> History {
    var used: Set<Int> = []
    for operation in history.operations {
      switch operation {
      case .activate(let constraint), .deactivate(let constraint), .destroy(let constraint),
        .setConstant(_, of: let constraint), .setPriority(_, of: let constraint):
        used.insert(constraint)
      case .activateBatch(let batch): used.formUnion(batch)
      case .recycle: break
      }
    }
    let kept = used.sorted()
    let number = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    var variables: Set<Int> = Set(kept.flatMap { history.definitions[$0].terms.map(\.variable) })
    for case .recycle(let variable) in history.operations { variables.insert(variable) }
    if keepsVariables { variables = Set(0..<history.variableCount) }
    let place = Dictionary(uniqueKeysWithValues: variables.sorted().enumerated().map { ($1, $0) })
    return History(
      variableCount: variables.count,
      definitions: kept.map { index in
        var definition = history.definitions[index]
        for term in definition.terms.indices {
          definition.terms[term].variable = place[definition.terms[term].variable]!
        }
        return definition
      },
      operations: history.operations.map { operation in
        switch operation {
        case .activate(let constraint): .activate(number[constraint]!)
        case .activateBatch(let batch): .activateBatch(batch.map { number[$0]! })
        case .deactivate(let constraint): .deactivate(number[constraint]!)
        case .destroy(let constraint): .destroy(number[constraint]!)
        case .setConstant(let constant, of: let constraint): .setConstant(constant, of: number[constraint]!)
        case .setPriority(let priority, of: let constraint): .setPriority(priority, of: number[constraint]!)
        case .recycle(let variable): .recycle(variable: place[variable]!)
        }
      })
  }
}
