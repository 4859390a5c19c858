/// `scrim run`: runs a program that was written for iOS.
struct RunCommand: Subcommand {
  static let name = "run"
  static let summary = "Build and run a package's executable, or a folder's app, without a display."
  static let grammar = ArgumentGrammar(
    command: "scrim run",
    summary: "Builds a package's executable, or a folder's app, and runs it without a display until it ends.",
    operands: "[PATH]",
    options: [
      .init(name: "product", placeholder: "NAME", help: "Which of a package's executables; the only one unless given.")
    ] + PackageBuild.options,
    discussion: "What follows -- is passed to the program.",
    remainder: "ARGUMENTS")

  let project: Project
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(CommandError) {
    project = try Project(operands: arguments.operands)
    self.arguments = arguments
    _ = try PackageBuild(path: ".", arguments)
    if case .folder = project, arguments.values["product"] != nil {
      throw .usage("--product: a folder without a Package.swift has one program")
    }
  }

  func run(_ console: Console) throws(CommandError) {
    let installation = try Installation.current()
    switch project {
    case .package(let path):
      var words = try PackageBuild(path: path, arguments).arguments("run", installation)
      if let product = arguments.values["product"] { words.append(product) }
      // The package manager takes the first word that is no option for the product's name.
      if arguments.values["product"] == nil, !arguments.remainder.isEmpty {
        throw .usage("--product is needed where arguments follow")
      }
      try Program.become(Program.swift(), words + arguments.remainder)
    case .folder(let folder):
      try Program.become(AppBuild(folder, arguments).run(installation), arguments.remainder)
    }
  }
}
