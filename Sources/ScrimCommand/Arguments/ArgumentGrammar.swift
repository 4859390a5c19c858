/// The arguments that a subcommand takes, for reading a command line and for its help.
struct ArgumentGrammar {
  /// An option that begins with two hyphens.
  struct Option {
    /// Its name without the hyphens.
    let name: String
    /// What stands for its value in the help; nil for a switch without a value.
    let placeholder: String?
    /// What it does.
    let help: String
  }

  /// The command's name as it is called.
  let command: String
  /// What it does, in a sentence or two.
  let summary: String
  /// What stands for the operands in the usage line; nil if it takes none.
  let operands: String?
  /// Its options, without `--help`, which every subcommand has.
  let options: [Option]
  /// What else there is to know; may be empty.
  let discussion: String
  /// What stands for the arguments after `--` in the usage line, where they are kept apart from the operands.
  var remainder: String?

  /// Reads a command line. `--name value` and `--name=value` are the same; after `--` everything is an operand.
  func parse(_ arguments: [String]) throws(CommandError) -> ParsedArguments {
    var result = ParsedArguments()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        if remainder == nil { result.operands += rest } else { result.remainder += rest }
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        result.operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let written = String(parts[0])
      guard let option = options.first(where: { "--" + $0.name == written }) else {
        throw .usage("unknown option '\(written)' (see \(command) --help)")
      }
      guard result.values[option.name] == nil, !result.switches.contains(option.name) else {
        throw .usage("\(written) is given twice")
      }
      guard let placeholder = option.placeholder else {
        guard parts.count == 1 else { throw .usage("\(written) takes no value") }
        result.switches.insert(option.name)
        continue
      }
      let value: String? =
        if parts.count == 2 { String(parts[1]) } else { rest.popFirst() }
      guard let value, !value.isEmpty, parts.count == 2 || !value.hasPrefix("--") else {
        throw .usage("\(written) needs a value: \(written) \(placeholder)")
      }
      result.values[option.name] = value
    }
    if operands == nil, let first = result.operands.first {
      throw .usage("unexpected argument '\(first)' (see \(command) --help)")
    }
    return result
  }

  /// The text of `--help`.
  var help: String {
    var usage = options.map { "[--\($0.name)\($0.placeholder.map { " " + $0 } ?? "")]" }
    if let operands { usage.append(operands) }
    if let remainder { usage.append("[-- \(remainder)]") }
    let rows =
      options.map { ("--\($0.name)\($0.placeholder.map { " " + $0 } ?? "")", $0.help) } + [
        ("-h, --help", "Print this help.")
      ]
    let width = rows.reduce(0) { max($0, $1.0.count) } + 2
    let list = rows.map { "  " + padded($0.0, to: width) + $0.1 }.joined(separator: "\n")
    var text = "\(summary)\n\nUsage: \(command) \(usage.joined(separator: " "))\n\nOptions:\n\(list)\n"
    if !discussion.isEmpty { text += "\n\(discussion)\n" }
    return text
  }
}
