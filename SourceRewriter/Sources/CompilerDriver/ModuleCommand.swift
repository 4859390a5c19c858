import Foundation
import SourceRewriter

/// `--rewrite-module FOLDER [--system FOLDER]… [--dependency FOLDER]… SOURCES…`: writes each source as it is to be compiled,
/// rewritten or not, for a build system that compiles what it is given.
enum ModuleCommand {
  struct UsageError: Error {}

  static func run(_ arguments: [String]) throws {
    guard var folder = arguments.first, !folder.hasPrefix("-") else { throw UsageError() }
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    var dependencies = ModuleIndex()
    var system: [String] = []
    var modules: [String] = []
    var sources: [String] = []
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      switch argument {
      case "--system":
        guard let folder = rest.popFirst() else { throw UsageError() }
        system += swiftFiles(in: folder)
      case "--dependency":
        guard let folder = rest.popFirst() else { throw UsageError() }
        modules.append(folder)
      default: sources.append(argument)
      }
    }
    if !system.isEmpty { dependencies.merge(ModuleRewriter.systemIndex(paths: system)) }
    for module in modules {
      dependencies.merge(ModuleRewriter(paths: swiftFiles(in: module), dependencies: dependencies).index)
    }
    let rewriter = ModuleRewriter(paths: sources, dependencies: dependencies)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for path in sources {
      let result = rewriter.results[path]
      let text = try result?.text ?? String(contentsOfFile: path, encoding: .utf8)
      let name = URL(fileURLWithPath: path).lastPathComponent
      let copy = Data(text.utf8)
      let target = folder + "/" + name
      if FileManager.default.contents(atPath: target) != copy {
        try copy.write(to: URL(fileURLWithPath: target), options: .atomic)
      }
      for warning in result?.warnings ?? [] {
        let line = "\(path):\(warning.line):\(warning.column): warning: \(warning.message)\n"
        FileHandle.standardError.write(Data(line.utf8))
      }
    }
  }

  private static func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
  }
}
