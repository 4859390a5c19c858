/// A command line that fits its grammar.
struct ParsedArguments {
  /// The values of the options that were given, by name.
  var values: [String: String] = [:]
  /// The names of the switches that were given.
  var switches: Set<String> = []
  /// What is no option, in order.
  var operands: [String] = []
  /// What follows `--`, where the grammar keeps it apart.
  var remainder: [String] = []
}
