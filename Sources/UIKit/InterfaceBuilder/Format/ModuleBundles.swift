/// The resources of a Swift package's modules: folders `Package_Module.resources` beside the program.
enum ModuleBundles {
  static let all: [Bundle] = {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted()
      .compactMap { Bundle(url: folder.appendingPathComponent($0)) }
  }()

  /// The resources of a class's module; nil where it has none of its own.
  static func bundle(of type: AnyClass) -> Bundle? {
    let module = String(reflecting: type).prefix { $0 != "." }
    return all.first { $0.bundleURL.deletingPathExtension().lastPathComponent.hasSuffix("_\(module)") }
  }
}
