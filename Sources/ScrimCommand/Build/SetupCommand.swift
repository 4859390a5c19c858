import Foundation

/// `scrim setup`: writes what plain `swift build` needs.
struct SetupCommand: Subcommand {
  static let name = "setup"
  static let summary = "Write a toolset, so that plain swift build and swift test find UIKit."
  static let grammar = ArgumentGrammar(
    command: "scrim setup",
    summary: "Writes a toolset file: with it, swift build and swift test themselves build code that imports UIKit.",
    operands: nil,
    options: [
      .init(name: "out", placeholder: "FILE", help: "Where to write; scrim-toolset.json unless given.")
    ],
    discussion: """
      Then: swift build --toolset FILE, swift test --toolset FILE. The file names the folder of this installation; write it
      again when that moves.
      """)

  let path: String

  init(_ arguments: ParsedArguments) throws(CommandError) {
    path = arguments.values["out"] ?? "scrim-toolset.json"
  }

  func run(_ console: Console) throws(CommandError) {
    let installation = try Installation.current()
    guard let toolset = FileManager.default.contents(atPath: installation.toolset) else {
      throw .failure("cannot read \(installation.toolset)")
    }
    let url = URL(fileURLWithPath: path)
    try OutputFolder(creating: url.deletingLastPathComponent().path).write(toolset, to: url.lastPathComponent)
    console.print("swift build --toolset \(path)")
    console.print("swift test --toolset \(path)")
  }
}
