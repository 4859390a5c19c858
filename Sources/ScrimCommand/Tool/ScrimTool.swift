/// The `scrim` command.
public enum ScrimTool {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  private static var subcommands: [any Subcommand.Type] {
    [BuildCommand.self, TestCommand.self, RunCommand.self, RecordCommand.self, SetupCommand.self, DemoCommand.self]
  }

  /// Runs the command with the arguments that follow its name, and returns the exit code: 0, 1 when the work could not
  /// be done, 2 when an argument is wrong. Failures are reported in one line on the console's standard error.
  @MainActor
  public static func run(_ arguments: [String], console: Console = .standard) -> Int32 {
    do throws(CommandError) {
      try dispatch(arguments, console)
      return ExitCode.success
    } catch {
      console.printError("scrim: \(singleLine(error.description))")
      return error.exitCode
    }
  }

  @MainActor
  private static func dispatch(_ arguments: [String], _ console: Console) throws(CommandError) {
    guard let first = arguments.first else {
      throw .usage("expected a subcommand: \(names) (see scrim --help)")
    }
    // A question for help is answered whatever else is on the line.
    if arguments.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      let word = arguments.first { !$0.hasPrefix("-") && $0 != "help" }
      return console.output(try word.map { word throws(CommandError) in try subcommand(word).grammar.help } ?? help)
    }
    switch first {
    case "--version":
      try expectNothing(after: arguments)
      console.print("scrim \(version)")
    case "help":
      guard arguments.count > 1 else { return console.output(help) }
      guard arguments.count == 2 else { throw .usage("unexpected argument '\(arguments[2])' after help") }
      console.output(try subcommand(arguments[1]).grammar.help)
    default:
      let type = try subcommand(first)
      let rest = Array(arguments.dropFirst())
      try type.init(type.grammar.parse(rest)).run(console)
    }
  }

  private static func subcommand(_ name: String) throws(CommandError) -> any Subcommand.Type {
    guard let type = subcommands.first(where: { $0.name == name }) else {
      let what = name.hasPrefix("-") ? "option" : "subcommand"
      throw .usage("unknown \(what) '\(name)'; expected \(names) (see scrim --help)")
    }
    return type
  }

  private static func expectNothing(after arguments: [String]) throws(CommandError) {
    guard arguments.count == 1 else {
      throw .usage("unexpected argument '\(arguments[1])' after \(arguments[0])")
    }
  }

  private static var names: String { subcommands.map { $0.name }.joined(separator: ", ") }

  private static var help: String {
    let list = subcommands.map { "  " + padded($0.name, to: 12) + $0.summary }.joined(separator: "\n")
    return """
      Builds, tests, drives and renders UIKit code without a Mac and without a display.

      Usage: scrim SUBCOMMAND [ARGUMENTS]

      Subcommands:
      \(list)

      Options:
        --version   Print the version.
        -h, --help  Print this help; scrim SUBCOMMAND --help tells about the subcommand.

      """
  }
}

/// Text filled with spaces to a width; longer text stays as it is.
func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

/// Text on one line: line breaks and other control characters, which arguments and file names may have, are shown as
/// the replacement character.
func singleLine(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
        default: scalar
        }
      }))
}
