import Testing

@testable import SourceRewriter

/// What the rewritten code means is tested by running it (Fixtures/Constructs); here is what must hold of the text.
@Suite struct ModuleRewriterTests {
  private func rewrite(_ files: [String], _ dependencies: ModuleIndex = ModuleIndex()) -> [ModuleRewriter.Result?] {
    let sources = files.enumerated().map { ("/\($0.offset).swift", Array($0.element.utf8)) }
    let rewriter = ModuleRewriter(sources: sources.map { (path: $0.0, source: $0.1) }, dependencies: dependencies)
    return sources.map { rewriter.results[$0.0] }
  }

  private static let controller = """
    import Foundation
    class Controller: NSObject {
      @objc(say:) func speak(_ word: String) { print(word) }  // stays
      @objc dynamic var count = 0; let after = 1
      func wire() { target(self, #selector(speak(_:))); target(self, #selector(Controller.speak)) }
    }
    """

  @Test func `a file without constructs is not touched`() {
    let results = rewrite(["struct A { var text = \"@ objc # selector\" }\n", Self.controller])
    #expect(results[0] == nil)
    #expect(results[1] != nil)
  }

  @Test func `lines stay where they are`() throws {
    let result = try #require(rewrite([Self.controller])[0])
    let former = Self.controller.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == former.count)
    #expect(lines[2].hasSuffix("// stays"))
    // What was removed left spaces: the text after it has not moved.
    #expect(lines[2].count == former[2].count)
  }

  @Test func `a construct on several lines keeps them`() throws {
    let text = "let a = #selector(\n  Controller.speak(_:)\n)\nlet b = 1\n"
    let result = try #require(rewrite([Self.controller, text])[1])
    #expect(result.text.split(separator: "\n", omittingEmptySubsequences: false)[3] == "let b = 1")
  }

  @Test func `a column after a replacement is found again`() throws {
    let result = try #require(rewrite([Self.controller])[0])
    let former = Self.controller.split(separator: "\n")[3]
    let line = result.text.split(separator: "\n")[3]
    let moved = try #require(line.range(of: "after"))
    let original = try #require(former.range(of: "after"))
    let column = line.distance(from: line.startIndex, to: moved.lowerBound) + 1
    #expect(
      result.columns.originalColumn(line: 4, column: column)
        == former.distance(from: former.startIndex, to: original.lowerBound) + 1)
  }

  @Test func `names that @objc gives are used, in other files too`() throws {
    let results = rewrite([Self.controller, "let s = #selector(Controller.speak(_:))"])
    for result in results { #expect(try #require(result).text.contains("\"say:\"")) }
  }

  @Test func `an index tells dependent modules`() throws {
    let library = """
      @objc public protocol P { @objc(did:) optional func did(_ x: Int) }
      """
    let rewriter = ModuleRewriter(sources: [("/a.swift", Array(library.utf8))], dependencies: ModuleIndex())
    let result = rewrite(["func f(_ p: P?) { p?.did?(3) }"], rewriter.index)[0]
    #expect(try #require(result).text.contains("_SelectorRuntime.responder(p, \"did:\")?"))
  }

  @Test func `a system module's requirements with defaults are optional`() throws {
    let index = ModuleRewriter.systemIndex(sources: [
      Array(
        """
        public protocol P { func may(_ x: Int); func must() }
        extension P { public func may(_ x: Int) {} }
        """.utf8)
    ])
    let result = rewrite(["func f(_ p: P) { p.may?(3) }"], index)[0]
    #expect(try #require(result).text.contains("\"may:\""))
    #expect(rewrite(["func f(_ p: P) { p.must?() }"], index)[0] == nil)
  }
}
