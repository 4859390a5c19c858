extension History {
  /// The history as a test, ready to be pasted beside the random histories.
  package func swiftTest(named name: String) -> String {
    let definitions = definitions.map { definition in
      let terms = definition.terms.map { ".init(\($0.variable), \($0.coefficient))" }.joined(separator: ", ")
      return "        .init([\(terms)], \(definition.constant), .\(definition.relation), \(definition.priority)),"
    }
    let operations = operations.map { "        .\($0)," }
    return """
        @Test func `\(name)`() {
          let history = History(
            variableCount: \(variableCount),
            definitions: [
      \(definitions.joined(separator: "\n"))
            ],
            operations: [
      \(operations.joined(separator: "\n"))
            ])
          #expect(HistoryChecker.failure(of: history) == nil)
        }
      """
  }
}
