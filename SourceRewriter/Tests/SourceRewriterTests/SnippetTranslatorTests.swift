import Testing

@testable import CompilerDriver
@testable import SourceRewriter

@Suite struct SnippetTranslatorTests {
  @Test func `a message is at its original column`() throws {
    let source = "class A { @objc dynamic var number = 0; var wrong: Nothing }"
    let rewriter = ModuleRewriter(sources: [("/a.swift", Array(source.utf8))], dependencies: ModuleIndex())
    let result = try #require(rewriter.results["/a.swift"])
    let rewrittenColumn = try #require(result.text.range(of: "Nothing")).lowerBound
    let column = result.text.distance(from: result.text.startIndex, to: rewrittenColumn) + 1
    var translator = SnippetTranslator(rewriter.results)
    let original =
      source.distance(from: source.startIndex, to: try #require(source.range(of: "Nothing")).lowerBound) + 1
    #expect(original != column)
    #expect(
      translator.translate("/a.swift:1:\(column): error: cannot find type")
        == "/a.swift:1:\(original): error: cannot find type")
    let mark = "1 | \(result.text)"
    _ = translator.translate(mark)
    let marks = "  |" + String(repeating: " ", count: column) + "`- error: cannot find type"
    #expect(
      translator.translate(marks) == "  |" + String(repeating: " ", count: original) + "`- error: cannot find type")
  }

  @Test func `a message about another file stays`() {
    var translator = SnippetTranslator([:])
    let line = "/b.swift:1:2: warning: x"
    #expect(translator.translate(line) == line)
    #expect(translator.translate("Compiling…") == "Compiling…")
  }

  @Test(arguments: [
    ("cannot find type 'UITableView' in scope", " (one of Apple's names that Scrim does not have)"),
    ("cannot find 'UIView' in scope", " (it is UIKit's: the file does not import that)"),
    ("cannot find 'ArrayOfMine' in scope", ""), ("cannot find 'UIxyz' in scope", ""),
    ("no such module 'Combine'", " (one of Apple's modules that Scrim does not have)"), ("no such module 'Alamo'", ""),
    ("no such module 'PassKit'", " (one of Apple's modules that Scrim does not have)"),
    ("value of type 'UIView' has no member 'motion'", " (Scrim's UIView does not have it)"),
    ("value of type 'Panel' has no member 'motion'", ""),
  ])
  func `a name of Apple's that is missing is said to be one`(message: String, explanation: String) {
    var translator = SnippetTranslator([:], known: ["UIView"])
    let line = "/b.swift:1:2: error: \(message)"
    #expect(translator.translate(line) == line + explanation)
  }

  @Test func `a message about what is in no file ends what was said of one`() throws {
    let source = "class A { @objc dynamic var number = 0; var wrong: Nothing }"
    let rewriter = ModuleRewriter(sources: [("/a.swift", Array(source.utf8))], dependencies: ModuleIndex())
    var translator = SnippetTranslator(rewriter.results)
    _ = translator.translate("/a.swift:1:3: error: x")
    _ = translator.translate("UIKit.UIView.show:2:22: note: found this candidate in module 'UIKit'")
    #expect(translator.translate("2 | public func show()") == "2 | public func show()")
  }
}
