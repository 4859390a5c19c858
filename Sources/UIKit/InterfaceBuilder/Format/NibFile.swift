/// An Interface Builder file that was read: its elements, where its ids are, and its string table.
final class NibFile {
  enum Kind {
    case xib
    case storyboard
  }

  /// The file's name, for messages.
  let name: String
  let kind: Kind
  let root: NibElement
  /// The bundle that its images and colours are looked for in.
  let bundle: Bundle
  /// What the file's string table says in place of its own texts, by `id.property`.
  let strings: [String: String]
  private let elements: [String: NibElement]
  private var reported: Set<String> = []

  init(data: Data, name: String, bundle: Bundle, strings: [String: String] = [:]) throws(NibError) {
    let root = try NibXMLReader.read(data, file: name)
    guard root.name == "document" else {
      throw NibError(file: name, at: root, reason: "this is no Interface Builder file: its root is not <document>")
    }
    switch root["type"] {
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": kind = .xib
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": kind = .storyboard
    case let type:
      throw NibError(file: name, at: root, reason: "documents of type \(type ?? "nil") are not read")
    }
    self.name = name
    self.root = root
    self.bundle = bundle
    self.strings = strings
    elements = try Self.index(root, file: name)
  }

  private static func index(_ root: NibElement, file: String) throws(NibError) -> [String: NibElement] {
    var index: [String: NibElement] = [:]
    var open = [root]
    while let element = open.popLast() {
      // Resources have ids of their own kind, and masks name the ids of others.
      if element.name == "resources" || element.name == "designables" { continue }
      if let id = element.id, let other = index.updateValue(element, forKey: id) {
        throw NibError(file: file, at: element, reason: "the id is also that of <\(other.name)> at line \(other.line)")
      }
      open.append(contentsOf: element.children.reversed())
    }
    return index
  }

  func element(withID id: String) -> NibElement? { elements[id] }

  /// What the file says about an image or a named colour.
  func resource(_ kind: String, named name: String) -> NibElement? {
    root.list("resources").first { $0.name == kind && $0["name"] == name }
  }

  func error(at element: NibElement, _ reason: String) -> NibError {
    NibError(file: name, at: element, reason: reason)
  }

  /// Whether something of a kind is to be reported: it is once for a file.
  func reportOnce(_ kind: String) -> Bool {
    reported.insert(kind).inserted
  }

  /// Reports something at an element that does not keep the rest from being loaded.
  func report(at element: NibElement, _ reason: String) {
    Diagnostics.log(error(at: element, reason).description)
  }
}

// MARK: Finding and reading

extension NibFile {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var kept: [String: Kept] = [:]

  private struct Kept {
    let file: NibFile
    let modified: Date?
  }

  /// Where the file of a name is: in a bundle; where that is nil, in the resources of a class's module, in the program's
  /// bundle, or in the resources of another module.
  static func path(of name: String, type ending: String = "xib", in bundle: Bundle?, for type: AnyClass?) -> (
    path: String, bundle: Bundle
  )? {
    guard !name.isEmpty, !name.contains("\0") else { return nil }
    var bundles: [Bundle] = []
    if let bundle {
      bundles = [bundle]
    } else {
      if let own = type.flatMap(ModuleBundles.bundle) { bundles.append(own) }
      bundles.append(.main)
      bundles += ModuleBundles.all
    }
    for candidate in bundles {
      if let path = candidate.path(forResource: name, ofType: ending) { return (path, candidate) }
    }
    return nil
  }

  /// The file at a path; one that was read before and is as it was is not read again.
  static func read(path: String, bundle: Bundle) throws(NibError) -> NibFile {
    let modified = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    if let known = lock.withLock({ kept[path] }), known.modified == modified, known.file.bundle === bundle {
      return known.file
    }
    let name = (path as NSString).lastPathComponent
    guard let data = FileManager.default.contents(atPath: path) else {
      throw NibError(file: name, reason: "the file cannot be read")
    }
    let table = (name as NSString).deletingPathExtension
    let file = try NibFile(data: data, name: name, bundle: bundle, strings: strings(named: table, in: bundle))
    lock.withLock { kept[path] = Kept(file: file, modified: modified) }
    return file
  }

  /// The table of texts for the user's language that goes with a file.
  private static func strings(named table: String, in bundle: Bundle) -> [String: String] {
    guard let path = bundle.path(forResource: table, ofType: "strings"),
      let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: String] ?? [:]
  }
}
