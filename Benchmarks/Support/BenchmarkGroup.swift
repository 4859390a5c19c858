/// A set of rows that are measured together.
protocol BenchmarkGroup: Sendable {
  static var name: String { get }
  @MainActor
  static func run(_ options: BenchmarkOptions) throws -> BenchmarkReport
}

extension BenchmarkOptions {
  /// Every group, in the order of the tables.
  static let groups: [any BenchmarkGroup.Type] = [
    SolverBenchmark.self, LayoutBenchmark.self, FrameBenchmark.self, TextBenchmark.self, BudgetBenchmark.self,
    PresentationBenchmark.self, MessageBenchmark.self,
  ]
}
