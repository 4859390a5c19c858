/// `scrim test`: runs the tests of a package that was written for iOS.
struct TestCommand: Subcommand {
  static let name = "test"
  static let summary = "Build a Swift package that imports UIKit, and run its tests."
  static let grammar = ArgumentGrammar(
    command: "scrim test",
    summary: "Builds a Swift package as it is, and runs its tests, those of XCTest and those of Swift Testing.",
    operands: "[PATH]",
    options: [
      .init(name: "filter", placeholder: "PATTERN", help: "Run only tests whose names match the regular expression."),
      .init(name: "parallel", placeholder: nil, help: "Run tests at the same time; they share one UIApplication."),
    ] + PackageBuild.options,
    discussion: "What follows -- is passed to swift test.",
    remainder: "SWIFT-OPTIONS")

  let path: String
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(CommandError) {
    guard case .package(let path) = try Project(operands: arguments.operands) else {
      throw .usage(
        "\(arguments.operands.first ?? "."): a folder without a Package.swift has no tests (see scrim build)")
    }
    self.path = path
    self.arguments = arguments
    _ = try PackageBuild(path: path, arguments)
  }

  func run(_ console: Console) throws(CommandError) {
    let build = try PackageBuild(path: path, arguments)
    var words = try build.arguments("test", Installation.current())
    if let filter = arguments.values["filter"] { words += ["--filter", filter] }
    words.append(arguments.switches.contains("parallel") ? "--parallel" : "--no-parallel")
    try Program.become(Program.swift(), words + arguments.remainder)
  }
}
