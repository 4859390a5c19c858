import Foundation

/// Builds the app of a folder, beside nothing of the person's: in the cache.
struct AppBuild {
  private let folder: AppFolder
  private let isRelease: Bool
  private let isVerbose: Bool

  init(_ folder: AppFolder, _ arguments: ParsedArguments) throws(CommandError) {
    self.folder = folder
    let build = try PackageBuild(path: folder.path, arguments)
    isRelease = build.configuration == "release"
    isVerbose = build.isVerbose
  }

  /// Builds what changed, and returns the program's path. Its resources lie beside it.
  func run(_ installation: Installation) throws(CommandError) -> String {
    let output = try OutputFolder(creating: Self.cache + "/" + key)
    let lock = open(output.path(of: ".lock"), O_CREAT | O_RDWR | O_CLOEXEC, 0o666)
    defer { close(lock) }
    // Two builds of one folder take turns.
    if lock >= 0 { flock(lock, LOCK_EX) }
    let program = output.path(of: folder.moduleName)
    try writeFileMap(to: output)
    var arguments = [
      // The debugger's module has a place of its own: one that the driver makes up is gone when nothing is compiled again.
      "-module-name", folder.moduleName, "-emit-executable", "-o", program, "-emit-module", "-emit-module-path",
      output.path(of: folder.moduleName + ".swiftmodule"), "-output-file-map", output.path(of: "files.json"),
      "-incremental", "-enable-batch-mode", "-j",
      "\(ProcessInfo.processInfo.processorCount)",
      "-swift-version", "5", "-g", isRelease ? "-O" : "-Onone",
    ]
    if !folder.sources.contains(where: { $0.hasSuffix("/main.swift") }) { arguments.append("-parse-as-library") }
    if folder.hasUIKitHeader { arguments += ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"] }
    if isVerbose { arguments.append("-v") }
    let status = try Program.run(installation.compiler, arguments + folder.sources)
    guard status == 0 else { throw .failure("\(folder.path) could not be built (above)") }
    try copyResources(to: output)
    return program
  }

  private static var cache: String {
    let environment = ProcessInfo.processInfo.environment
    let base = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "/tmp") + "/.cache"
    return base + "/scrim/apps"
  }

  /// A name for the build's folder that no other app has.
  private var key: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in (folder.path + (isRelease ? "+release" : "")).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "\(folder.moduleName)-\(String(hash, radix: 36))"
  }

  private func writeFileMap(to output: OutputFolder) throws(CommandError) {
    var map: [String: [String: String]] = ["": ["swift-dependencies": output.path(of: "module.swiftdeps")]]
    for (index, source) in folder.sources.enumerated() {
      let stem = output.path(of: "\(index)-\(URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent)")
      map[source] = ["object": stem + ".o", "swift-dependencies": stem + ".swiftdeps", "dependencies": stem + ".d"]
    }
    do {
      try output.write(JSONSerialization.data(withJSONObject: map, options: [.sortedKeys]), to: "files.json")
    } catch {
      throw .failure("\(output.path): \(OutputFolder.reason(error))")
    }
  }

  private func copyResources(to output: OutputFolder) throws(CommandError) {
    var items = folder.resources.map { ($0, URL(fileURLWithPath: $0).lastPathComponent) }
    if let list = folder.informationList { items.append((list, "Info.plist")) }
    for (source, name) in items {
      let target = output.path(of: name)
      do {
        if FileManager.default.fileExists(atPath: target) { try FileManager.default.removeItem(atPath: target) }
        try FileManager.default.copyItem(atPath: source, toPath: target)
      } catch {
        throw .failure("\(source): \(OutputFolder.reason(error))")
      }
    }
  }
}
