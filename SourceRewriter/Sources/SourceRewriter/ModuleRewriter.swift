import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax

/// Rewrites the files of a module.
public struct ModuleRewriter {
  /// What became of a file.
  public struct Result: Sendable {
    public let text: String
    public let columns: ColumnMap
    public let warnings: [RewriterWarning]

    /// A file's new text.
    public init(text: String, columns: ColumnMap = ColumnMap(), warnings: [RewriterWarning] = []) {
      self.text = text
      self.columns = columns
      self.warnings = warnings
    }
  }

  /// A file and what is known of it.
  private struct File {
    let path: String
    let source: [UInt8]
    let scan: SourceScan
    var tree: SourceFileSyntax?
  }

  /// The index of the module, for those that use it.
  public let index: ModuleIndex
  /// The files that are not to be compiled as they are, by their paths.
  public let results: [String: Result]

  /// Rewrites the files at the paths; those that cannot be read are left for the compiler to complain about.
  public init(paths: [String], dependencies: ModuleIndex) {
    let sources = parallelMap(paths) { path in FileManager.default.contents(atPath: path).map { [UInt8]($0) } }
    self.init(
      sources: zip(paths, sources).compactMap { path, source in source.map { (path, $0) } }, dependencies: dependencies)
  }

  /// Rewrites files of which the text is given.
  public init(sources: [(path: String, source: [UInt8])], dependencies: ModuleIndex) {
    var files = parallelMap(sources) { File(path: $0.path, source: $0.source, scan: SourceScan($0.source)) }
    let dependencyNames = OptionalNames(of: dependencies)

    // What has a construct is read first; what it says decides which of the others take part.
    var own = ModuleIndex()
    Self.read(&files, into: &own) { file in
      file.scan.hasConstruct || file.scan.lacksUIKit || file.scan.hasOverride && file.scan.hasExtension
        || RuntimeNames.concerns(file.scan)
    }
    if !own.extensionMembers.isEmpty {
      let extended = Set(own.extensionMembers.keys)
      Self.read(&files, into: &own) { $0.scan.hasOverride || !$0.scan.classes.isDisjoint(with: extended) }
    }
    var index = dependencies
    index.merge(own)
    let names = own.isEmpty ? dependencyNames : OptionalNames(of: index)
    var unused = ModuleIndex()
    Self.read(&files, into: &unused) { names.concern($0.scan) }
    // Classes of these files are known now too.
    index.merge(unused)
    own.merge(unused)

    let all = index
    let rewritten = parallelMap(files) { file -> Result? in
      guard let tree = file.tree else { return nil }
      let rewriter = FileRewriter(file.source, tree: tree, file: file.path, index: all)
      rewriter.needsRuntime = file.scan.lacksUIKit
      rewriter.walk(tree)
      if let (text, columns) = rewriter.finish() {
        return Result(text: text, columns: columns, warnings: rewriter.warnings)
      }
      return rewriter.warnings.isEmpty
        ? nil : Result(text: String(decoding: file.source, as: UTF8.self), warnings: rewriter.warnings)
    }
    var results: [String: Result] = [:]
    for (file, result) in zip(files, rewritten) { results[file.path] = result }
    self.results = results
    self.index = own.exported
  }

  /// The index of a module that was written for Linux, from its sources: UIKit's.
  public static func systemIndex(paths: [String]) -> ModuleIndex {
    systemIndex(sources: paths.compactMap { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } })
  }

  static func systemIndex(sources: [[UInt8]]) -> ModuleIndex {
    IndexBuilder.systemIndex(of: parallelMap(sources) { parse($0) })
  }

  /// Parses those files that are wanted and have not been parsed, and adds what they say to the index.
  private static func read(_ files: inout [File], into index: inout ModuleIndex, where isWanted: (File) -> Bool) {
    let wanted = files.indices.filter { files[$0].tree == nil && isWanted(files[$0]) }
    let current = files
    let read = parallelMap(wanted) { position -> (SourceFileSyntax, ModuleIndex) in
      let tree = parse(current[position].source)
      let builder = IndexBuilder(readsBodies: current[position].scan.hasIndentedClass)
      builder.walk(tree)
      return (tree, builder.index)
    }
    for (position, (tree, found)) in zip(wanted, read) {
      files[position].tree = tree
      index.merge(found)
    }
  }

  private static func parse(_ source: [UInt8]) -> SourceFileSyntax {
    source.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }
}

/// The base names of what protocols ask for.
private struct OptionalNames {
  let required: Set<String>
  let optional: Set<String>
  let properties: Set<String>

  init(of index: ModuleIndex) {
    func base(_ full: String) -> String { String(full.prefix { $0 != "(" }) }
    required = Set(index.requirements.keys.map(base))
    optional = Set(index.optionalMethods.map(base))
    properties = index.optionalProperties
  }

  func concern(_ scan: SourceScan) -> Bool {
    !scan.functions.isDisjoint(with: required) || !scan.optionals.isDisjoint(with: optional) || !properties.isEmpty
  }
}

private enum RuntimeNames {
  static let all = Set(RuntimeMember.selectors.keys.map { String($0.prefix { $0 != "(" }) })

  static func concerns(_ scan: SourceScan) -> Bool {
    scan.hasOverride && !scan.functions.isDisjoint(with: all)
  }
}

/// `map` on all cores.
private func parallelMap<Element, Result>(_ elements: [Element], _ body: (Element) -> Result) -> [Result] {
  let results = UnsafeMutableBufferPointer<Result?>.allocate(capacity: elements.count)
  results.initialize(repeating: nil)
  defer {
    results.deinitialize()
    results.deallocate()
  }
  nonisolated(unsafe) let slots = results
  nonisolated(unsafe) let elements = elements
  withoutActuallyEscaping(body) { body in
    nonisolated(unsafe) let body = body
    DispatchQueue.concurrentPerform(iterations: elements.count) { slots[$0] = body(elements[$0]) }
  }
  return results.map { $0! }
}
