/// How Swift's package manager is called for a package whose code says `import UIKit`.
struct PackageBuild {
  let path: String
  let configuration: String?
  let isVerbose: Bool

  /// The options of the commands that build.
  static let options: [ArgumentGrammar.Option] = [
    .init(name: "configuration", placeholder: "debug|release", help: "How to build; debug unless given."),
    .init(name: "verbose", placeholder: nil, help: "Show the commands that are run."),
  ]

  init(path: String, _ arguments: ParsedArguments) throws(CommandError) {
    self.path = path
    configuration = arguments.values["configuration"]
    isVerbose = arguments.switches.contains("verbose")
    if let configuration, !["debug", "release"].contains(configuration) {
      throw .usage("--configuration: expected debug or release, found '\(configuration)'")
    }
  }

  /// The arguments that tell the package manager where everything is. What is built for Linux by others' rules stays as it
  /// was: these builds have a folder of their own.
  func arguments(_ subcommand: String, _ installation: Installation) -> [String] {
    var result = [
      subcommand, "--package-path", path, "--scratch-path", path + "/.build/scrim", "--toolset", installation.toolset,
    ]
    if let configuration { result += ["--configuration", configuration] }
    if isVerbose { result.append("--verbose") }
    return result
  }
}
