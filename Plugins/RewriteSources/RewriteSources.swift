import Foundation
import PackagePlugin

/// Rewrites the sources of a target of this package that are written for iOS, as `scrim build` does with a package of somebody
/// else's. Those that the manifest does not exclude are
/// compiled as they are.
@main
struct RewriteSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let compiled = Set(module.sourceFiles(withSuffix: "swift").map(\.url.lastPathComponent))
    let sources = swiftFiles(in: folder(of: module)).filter { !compiled.contains($0.lastPathComponent) }
    // The folders that are written for iOS too, whose selectors and optional methods the target may use.
    let layers = context.package.directoryURL.appending(path: "Sources").path
    let dependencies = module.dependencies.compactMap { dependency -> URL? in
      guard case .target(let target) = dependency, target is any SourceModuleTarget,
        !folder(of: target).path.hasPrefix(layers)
      else { return nil }
      return folder(of: target)
    }
    let system = ["CoreGraphics", "QuartzCore", "UIKit"].map { URL(fileURLWithPath: layers).appending(path: $0) }
    let output = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Rewriting \(module.name)", executable: try context.tool(named: "scrim-swiftc").url,
        arguments: ["--rewrite-module", output.path] + system.flatMap { ["--system", $0.path] }
          + dependencies.flatMap { ["--dependency", $0.path] } + sources.map(\.path),
        inputFiles: sources + (dependencies + system).flatMap(swiftFiles),
        outputFiles: sources.map { output.appending(path: $0.lastPathComponent) })
    ]
  }

  /// The outermost folder of a target's sources: the target's own, as far as those of this package go.
  private func folder(of target: any Target) -> URL {
    let sources = (target as? any SourceModuleTarget)?.sourceFiles(withSuffix: "swift").map(\.url) ?? []
    return sources.map { $0.deletingLastPathComponent() }.min { $0.path.count < $1.path.count }
      ?? URL(fileURLWithPath: "/")
  }

  private func swiftFiles(in folder: URL) -> [URL] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }
}
