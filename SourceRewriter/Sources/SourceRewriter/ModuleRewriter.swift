import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax

/// Rewrites the files of a module.
public struct ModuleRewriter {
  /// What became of a file.
  public struct Result: Codable, Sendable {
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
    /// What the file says, once it has been read.
    var index: ModuleIndex?
    /// Nil too where the index was known from before.
    var tree: SourceFileSyntax?
    var digest: RewriterMemory.Digest?
  }

  /// The index of the module, for those that use it.
  public let index: ModuleIndex
  /// The files that are not to be compiled as they are, by their paths.
  public let results: [String: Result]
  /// What there is to know the next time.
  public let memory: RewriterMemory
  /// How many files had to be parsed.
  let parsedCount: Int

  /// Rewrites the files at the paths; those that cannot be read are left for the compiler to complain about.
  ///
  /// What is remembered counts where it was found out in the same surroundings.
  public init(
    paths: [String], dependencies: ModuleIndex, surroundings: String = "", remembering memory: RewriterMemory? = nil
  ) {
    let sources = parallelMap(paths) { path in FileManager.default.contents(atPath: path).map { [UInt8]($0) } }
    self.init(
      sources: zip(paths, sources).compactMap { path, source in source.map { (path, $0) } }, dependencies: dependencies,
      surroundings: surroundings, remembering: memory)
  }

  /// Rewrites files of which the text is given.
  public init(
    sources: [(path: String, source: [UInt8])], dependencies: ModuleIndex, surroundings: String = "",
    remembering former: RewriterMemory? = nil
  ) {
    let former = former?.surroundings == surroundings ? former : nil
    var files = parallelMap(sources) { File(path: $0.path, source: $0.source, scan: SourceScan($0.source)) }
    let dependencyNames = OptionalNames(of: dependencies)

    // What has a construct is read first; what it says decides which of the others take part.
    var own = ModuleIndex()
    Self.read(&files, former, into: &own) { file in
      file.scan.hasConstruct || file.scan.lacksUIKit || file.scan.hasOverride && file.scan.hasExtension
        || RuntimeNames.concerns(file.scan)
    }
    if !own.extensionMembers.isEmpty {
      let extended = Set(own.extensionMembers.keys)
      Self.read(&files, former, into: &own) { $0.scan.hasOverride || !$0.scan.classes.isDisjoint(with: extended) }
    }
    var index = dependencies
    index.merge(own)
    let names = own.isEmpty ? dependencyNames : OptionalNames(of: index)
    var unused = ModuleIndex()
    Self.read(&files, former, into: &unused) { names.concern($0.scan) }
    // Classes of these files are known now too.
    index.merge(unused)
    own.merge(unused)

    let all = index
    let remembered = former?.index == own ? former : nil
    let rewritten = parallelMap(files) { file -> (result: Result?, isParsed: Bool) in
      guard file.index != nil else { return (nil, false) }
      if let known = remembered?.file(at: file.path, file.digest) { return (known.result, file.tree != nil) }
      return (Self.rewrite(file, file.tree ?? Self.parse(file.source), all), true)
    }
    var results: [String: Result] = [:]
    var kept: [String: RewriterMemory.File] = [:]
    for (file, (result, _)) in zip(files, rewritten) {
      results[file.path] = result
      guard let digest = file.digest, let index = file.index else { continue }
      kept[file.path] = RewriterMemory.File(digest: digest, index: index, result: result)
    }
    self.results = results
    self.index = own.exported
    memory = RewriterMemory(surroundings: surroundings, index: own, files: kept)
    parsedCount = rewritten.count { $0.isParsed }
  }

  private static func rewrite(_ file: File, _ tree: SourceFileSyntax, _ index: ModuleIndex) -> Result? {
    let rewriter = FileRewriter(file.source, tree: tree, file: file.path, index: index)
    rewriter.needsRuntime = file.scan.lacksUIKit
    rewriter.walk(tree)
    if let (text, columns) = rewriter.finish() {
      return Result(text: text, columns: columns, warnings: rewriter.warnings)
    }
    return rewriter.warnings.isEmpty
      ? nil : Result(text: String(decoding: file.source, as: UTF8.self), warnings: rewriter.warnings)
  }

  /// The index of a module that was written for Linux, from its sources: UIKit's.
  public static func systemIndex(paths: [String]) -> ModuleIndex {
    systemIndex(sources: paths.compactMap { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } })
  }

  static func systemIndex(sources: [[UInt8]]) -> ModuleIndex {
    IndexBuilder.systemIndex(of: parallelMap(sources) { parse($0) })
  }

  /// Reads those files that are wanted and have not been read, and adds what they say to the index. What is remembered of a
  /// file is not read again.
  private static func read(
    _ files: inout [File], _ former: RewriterMemory?, into index: inout ModuleIndex, where isWanted: (File) -> Bool
  ) {
    let wanted = files.indices.filter { files[$0].index == nil && isWanted(files[$0]) }
    let current = files
    let read = parallelMap(wanted) { position -> File in
      var file = current[position]
      let digest = RewriterMemory.Digest(file.source)
      file.digest = digest
      if let known = former?.file(at: file.path, digest) {
        file.index = known.index
      } else {
        let tree = parse(file.source)
        let builder = IndexBuilder(readsBodies: file.scan.hasIndentedClass)
        builder.walk(tree)
        file.tree = tree
        file.index = builder.index
      }
      return file
    }
    for (position, file) in zip(wanted, read) {
      files[position] = file
      if let found = file.index { index.merge(found) }
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
