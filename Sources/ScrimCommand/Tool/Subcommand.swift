/// One of the things that the command can do.
protocol Subcommand {
  /// The word that selects it.
  static var name: String { get }
  /// What it does, in one line of the list of subcommands.
  static var summary: String { get }
  /// The arguments that it takes.
  static var grammar: ArgumentGrammar { get }

  /// Creates it from arguments that fit the grammar; throws a usage error for values that make no sense.
  init(_ arguments: ParsedArguments) throws(CommandError)

  /// Does the work.
  @MainActor func run(_ console: Console) throws(CommandError)
}
