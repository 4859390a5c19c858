/// `scrim build`: compiles a package or a folder that was written for iOS.
struct BuildCommand: Subcommand {
  static let name = "build"
  static let summary = "Build a Swift package, or a folder of an app's files, that imports UIKit."
  static let grammar = ArgumentGrammar(
    command: "scrim build",
    summary:
      "Builds a Swift package, or a folder of an app's files, as it is: its code says import UIKit, @objc, #selector…",
    operands: "[PATH]",
    options: PackageBuild.options,
    discussion: """
      PATH is a folder with a Package.swift, or one with Swift files, xibs and storyboards, and is only read; the folder
      here unless given. What follows -- is passed to swift build.
      """,
    remainder: "SWIFT-OPTIONS")

  let project: Project
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(CommandError) {
    project = try Project(operands: arguments.operands)
    self.arguments = arguments
    _ = try PackageBuild(path: ".", arguments)
  }

  func run(_ console: Console) throws(CommandError) {
    let installation = try Installation.current()
    switch project {
    case .package(let path):
      let build = try PackageBuild(path: path, arguments)
      try Program.become(Program.swift(), build.arguments("build", installation) + arguments.remainder)
    case .folder(let folder):
      console.print(try AppBuild(folder, arguments).run(installation))
    }
  }
}
