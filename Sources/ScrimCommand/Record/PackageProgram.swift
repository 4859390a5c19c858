import Foundation

/// Builds one executable of a package.
struct PackageProgram {
  private let build: PackageBuild
  private let installation: Installation

  init(_ build: PackageBuild, _ installation: Installation) {
    self.build = build
    self.installation = installation
  }

  /// Builds the executable of a name, or the only one, and returns its path.
  func build(_ product: String?) throws(CommandError) -> String {
    let swift = try Program.swift()
    let products = try executables(swift)
    guard let name = product ?? (products.count == 1 ? products[0] : nil) else {
      throw .usage(
        products.isEmpty
          ? "\(build.path) has no executable product that could be run"
          : "--product: expected one of \(products.joined(separator: ", "))")
    }
    guard products.contains(name) else {
      throw .usage("--product: no executable '\(name)'; the package has \(products.joined(separator: ", "))")
    }
    let arguments = build.arguments("build", installation)
    guard try Program.run(swift, arguments + ["--product", name]) == 0 else {
      throw .failure("\(build.path) could not be built (above)")
    }
    let folder = try output(of: swift, arguments + ["--show-bin-path"])
    return folder.trimmingCharacters(in: .whitespacesAndNewlines) + "/" + name
  }

  private func executables(_ swift: String) throws(CommandError) -> [String] {
    struct Description: Decodable {
      struct Target: Decodable {
        let name: String
        let type: String
      }
      let targets: [Target]
    }
    let text = try output(
      of: swift,
      [
        "package", "--package-path", build.path, "--scratch-path", build.path + "/.build/scrim", "describe", "--type",
        "json",
      ])
    // Warnings may stand before it.
    guard let start = text.firstIndex(of: "{"),
      let description = try? JSONDecoder().decode(Description.self, from: Data(text[start...].utf8))
    else { throw .failure("swift package describe gave no description of \(build.path)") }
    return description.targets.filter { $0.type == "executable" }.map(\.name)
  }

  /// What another program prints; its errors go where this one's go.
  private func output(of program: String, _ arguments: [String]) throws(CommandError) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    do {
      try Interruption.shared.run(process)
    } catch {
      throw .failure("\(program): \(OutputFolder.reason(error))")
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    Interruption.shared.ended()
    guard process.terminationStatus == 0 else { throw .failure("swift \(arguments[0]) failed (above)") }
    return String(decoding: data, as: UTF8.self)
  }
}
