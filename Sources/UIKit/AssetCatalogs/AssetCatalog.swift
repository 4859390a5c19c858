/// The colour and image sets of a bundle's asset catalogs, read as Xcode writes them: folders `*.xcassets` with
/// `Contents.json` files.
struct AssetCatalog {
  /// The folder of each colour set and image set by its name, that of groups with a namespace before it.
  private(set) var colorSets: [String: String] = [:]
  private(set) var imageSets: [String: String] = [:]

  private static let deepestGroup = 16

  /// What is in some catalogs. Where a name is there twice, the first catalog's counts.
  init(_ paths: [String]) {
    for path in paths { read(path, namespace: "", depth: 0) }
  }

  private mutating func read(_ folder: String, namespace: String, depth: Int) {
    guard depth < Self.deepestGroup else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = folder + "/" + name
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      // Links could lead outside, or in a circle.
      guard attributes?[.type] as? FileAttributeType == .typeDirectory else { continue }
      let stem = namespace + (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "colorset": if colorSets[stem] == nil { colorSets[stem] = path }
      case "imageset": if imageSets[stem] == nil { imageSets[stem] = path }
      case "":
        let properties = Self.contents(of: path)?["properties"] as? [String: Any]
        let hasNamespace = properties?["provides-namespace"] as? Bool ?? false
        read(path, namespace: hasNamespace ? stem + "/" : namespace, depth: depth + 1)
      default: break
      }
    }
  }

  /// The `Contents.json` of a folder; nil where there is none that can be read.
  static func contents(of folder: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return nil }
    return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
  }
}

// MARK: Finding

extension AssetCatalog {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var known: [String: Known] = [:]

  private struct Known {
    let catalog: AssetCatalog
    let modified: Date?
  }

  /// The catalogs of a bundle; of nil, of the program's and, after it, of the modules' beside it.
  static func catalogs(of bundle: Bundle?) -> [AssetCatalog] {
    guard let bundle, bundle !== Bundle.main else {
      return ([.main] + ModuleBundles.all).compactMap { catalog(in: $0) }
    }
    return catalog(in: bundle).map { [$0] } ?? []
  }

  private static func catalog(in bundle: Bundle) -> AssetCatalog? {
    guard let folder = bundle.resourcePath else { return nil }
    let modified = (try? FileManager.default.attributesOfItem(atPath: folder))?[.modificationDate] as? Date
    if let known = lock.withLock({ known[folder] }), known.modified == modified { return known.catalog }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let catalog = AssetCatalog(names.filter { $0.hasSuffix(".xcassets") }.sorted().map { folder + "/" + $0 })
    lock.withLock { known[folder] = Known(catalog: catalog, modified: modified) }
    return catalog
  }
}
