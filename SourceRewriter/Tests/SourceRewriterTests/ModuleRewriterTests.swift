import Foundation
import Testing

@testable import SourceRewriter

/// What the rewritten code means is tested by running it (Fixtures/Constructs); here is what must hold of the text.
@Suite struct ModuleRewriterTests {
  /// What is rewritten of files that were known, and how many of them had to be parsed.
  private func again(
    _ sources: [String], after former: ModuleRewriter?, surroundings: String = ""
  ) -> ModuleRewriter {
    ModuleRewriter(
      sources: sources.enumerated().map { (path: "/\($0.offset).swift", source: Array($0.element.utf8)) },
      dependencies: ModuleIndex(), surroundings: surroundings, remembering: former?.memory)
  }

  @Test func `files that are as they were are not parsed again, and become the same`() throws {
    let panel = "class Panel: NSObject { @objc func open() {} }"
    let user = "let action = #selector(Panel.open)"
    let first = again([panel, user, "let x = 1"], after: nil)
    #expect(first.parsedCount == 2 && first.results.count == 2)
    let kept = try JSONDecoder().decode(RewriterMemory.self, from: JSONEncoder().encode(first.memory))
    #expect(kept.files.count == 2)
    let second = again([panel, user, "let x = 1"], after: first)
    #expect(second.parsedCount == 0)
    #expect(second.results.mapValues(\.text) == first.results.mapValues(\.text) && second.index == first.index)
    // What one file says is the same: the others are left alone.
    let third = again([panel, user + " // touched", "let x = 1"], after: second)
    #expect(third.parsedCount == 1)
    #expect(third.results["/1.swift"]?.text == (first.results["/1.swift"]?.text ?? "") + " // touched")
    #expect(third.results["/0.swift"]?.text == first.results["/0.swift"]?.text)
  }

  @Test func `what a file says anew counts for the files that are as they were`() {
    let user = "let action = #selector(Panel.open)"
    let first = again(["class Panel: NSObject { @objc func open() {} }", user], after: nil)
    let renamed = ["class Panel: NSObject { @objc(openIt) func open() {} }", user]
    let second = again(renamed, after: first)
    #expect(second.parsedCount == 2)
    #expect(second.results["/1.swift"]?.text == again(renamed, after: nil).results["/1.swift"]?.text)
    #expect(second.results["/1.swift"]?.text.contains("openIt") == true)
    #expect(again(renamed, after: second, surroundings: "another").parsedCount == 2)
  }

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
    // No break may stand after the point.
    #expect(result.text.contains("Controller.speak(_:)"))
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

  @Test func `a reference to a method names its labels, and calls one without parameters`() throws {
    let text = """
      import UIKit
      class Panel: NSObject {
        @objc func show() {}
        @objc func move(_ x: Int, to y: Int) {}
        let a = #selector(show), b = #selector(Panel.move)
      }
      """
    let result = try #require(rewrite([text])[0]).text
    #expect(result.contains("_Method(none: { (o: Panel) in o.show() })), b ="))
    #expect(result.contains("_Method(Panel.move(_:to:)))"))
    #expect(result.contains("two: { (o: Panel, a0: Int, a1: Int) -> Void in o.move(a0, to: a1) }"))
  }

  @Test func `types on several lines are written on one`() throws {
    let text = """
      import UIKit
      class A: NSObject {
        @objc func f(_ x: [
          Int // first
          : String], y: Int!) {}
      }
      """
    let result = try #require(rewrite([text])[0]).text
    #expect(result.split(separator: "\n").count == text.split(separator: "\n").count)
    #expect(result.contains("a0: [ Int : String], a1: Int?) -> Void in o.f(a0, y: a1) }"))
  }

  @Test func `a property with an optional method's name keeps its meaning`() throws {
    let library = "@objc public protocol D { @objc optional func panel(_ x: Int) }"
    let index = ModuleRewriter(sources: [("/a.swift", Array(library.utf8))], dependencies: ModuleIndex()).index
    let texts = [
      "class A { var panel: ((Int) -> Void)?; func f() { self.panel?(3) } }",
      "func g(_ delegate: D?) { if let m = delegate?.panel { m(1) } }",
    ]
    let results = rewrite(texts, index)
    #expect(results[0]?.text.contains("responder") != true)
    #expect(
      try #require(results[1]).text.contains(
        "= _SelectorRuntime.implemented(delegate?.panel, by: delegate, \"panel:\") {"))
  }

  @Test func `types of functions that only Objective-C calls lose their convention`() throws {
    let text =
      "import UIKit\ntypealias A = @convention(c) (AnyObject, Selector) -> Void\ntypealias B = @convention(c) (Int) -> Void"
    let result = try #require(rewrite([text])[0]).text
    #expect(!result.contains("@convention(c) (AnyObject"))
    #expect(result.contains("@convention(c) (Int)"))
  }

  @Test func `methods that would be exchanged are warned of at their place`() throws {
    let text = "import UIKit\nfunc f(_ a: Method, _ b: Method) {\n  method_exchangeImplementations(a, b)\n}"
    let rewriter = ModuleRewriter(sources: [("/a.swift", Array(text.utf8))], dependencies: ModuleIndex())
    #expect(rewriter.results["/a.swift"]?.warnings.map(\.line) == [3])
  }

  @Test func `overrides of members that extensions add to another module's class are found by the runtime`() throws {
    let index = ModuleRewriter.systemIndex(sources: [Array("open class UIViewController: UIResponder {}".utf8)])
    let text = """
      import UIKit
      extension UIViewController {
        @objc func setUp() {}
      }
      class A: UIViewController {
        override func setUp() { super.setUp() }
      }
      class B: A {
        override func setUp() { super.setUp() }
      }
      """
    let lines = try #require(rewrite([text], index)[0]).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].contains("func __extension_setUp() {};"))
    #expect(lines[2].contains("func setUp() -> Void { _SelectorRuntime.perform(\"setUp\", on: self, []) as Void }"))
    #expect(lines[5].hasSuffix("           func __override_setUp() { super.__extension_setUp() }"))
    #expect(lines[6].contains("o.__override_setUp()"))
    #expect(lines[8].hasSuffix("override func __override_setUp() { super.__override_setUp() }"))
  }

  @Test func `XCTest brings UIKit along`() throws {
    let texts = [
      "import XCTest\nlet a = UIView()", "import XCTest\nlet a = 1", "import XCTest\nimport UIKit\nlet a = UIView()",
    ]
    let results = rewrite(texts)
    #expect(try #require(results[0]).text == "import XCTest; import UIKit\nlet a = UIView()")
    #expect(results[1] == nil)
    #expect(results[2] == nil)
  }

  @Test func `modules of Apple's that go by another name here are found`() throws {
    let result = try #require(rewrite(["import OSLog\nimport Darwin\nimport ObjectiveC\n"])[0]).text
    #expect(result == "import os   \nimport Foundation\nimport UIKit\n")
  }

  @Test func `what is only for newer systems is left out`() throws {
    let text = """
      import UIKit
      @available(iOS 26.0, *) struct Glass { let effect: UIGlassEffect }
      class A: NSObject {
        @available(iOS, introduced: 26) @objc func glass() {}
        @available(iOS 17, macOS 26, *) func old() {}
        func f() -> Int {
          if #available(iOS 26, *), let x = glassy { return x } else { old() }
          if #unavailable(iOS 26) { old() }
          if #available(iOS 15, *) { old() }
          guard #available(iOS 26.1, *) else { return 3 }
          return glassEffect()
        }
      }
      """
    let result = try #require(rewrite([text])[0]).text
    #expect(!result.lowercased().contains("glass"))
    #expect(result.contains("func old() {}"))
    #expect(result.contains("else { old() }"))
    #expect(result.contains("if true"))
    #expect(result.contains("if #available(iOS 15, *) { old() }"))
    #expect(result.contains(/do +\{ return 3 \}/))
    #expect(result.split(separator: "\n", omittingEmptySubsequences: false).count == 13)
  }

  @Test func `a name that a cast has been given is of no unknown class`() throws {
    let text = """
      class Panel: NSObject { @objc var label = "" }
      func describe(_ object: AnyObject) -> String {
        if let object = object as? Panel { return object.label }
        return ""
      }
      func name(_ object: AnyObject) -> String { object.label }
      """
    let result = try #require(rewrite([text])[0])
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].contains("return object.label"))
    #expect(lines[5].contains("_SelectorRuntime.member(of: object, _Member { (o: Panel) in o.label })"))
    #expect(result.warnings.isEmpty)
  }

  @Test func `a variable's name tells of objects of no known class, unless another has it too`() throws {
    let text = """
      class Panel: NSObject { @objc var label = "" }
      extension Panel { var kept: [AnyObject] { [] } }
      struct Other { var list: [AnyObject]?, owner: AnyObject, pair: [AnyObject] }
      struct Third { var pair: [Panel] }
      let a = Panel().kept.first?.label
      let b = other.list?[0].label
      let c = other.owner.label
      let d = other.pair.first?.label
      """
    let result = try #require(rewrite([text])[0])
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[4] == "let a = _SelectorRuntime.member(of: Panel().kept.first, _Member { (o: Panel) in o.label })")
    #expect(lines[5] == "let b = _SelectorRuntime.member(of: other.list?[0], _Member { (o: Panel) in o.label })")
    #expect(lines[6] == "let c = _SelectorRuntime.member(of: other.owner, _Member { (o: Panel) in o.label })")
    #expect(lines[7] == "let d = other.pair.first?.label")
    #expect(result.warnings.isEmpty)
  }

  @Test func `a member that no class is known to have is warned of at its place`() throws {
    let result = try #require(rewrite(["let a = (b as AnyObject).nothing\n"])[0])
    let warning = try #require(result.warnings.first)
    #expect(result.warnings.count == 1)
    #expect(warning.line == 1)
    #expect(warning.column == 26)
  }

  @Test func `generic classes have one conformance in a line of them`() throws {
    let text = """
      class Shelf<Item>: NSObject { @objc func take() {} }
      class Drawer<Item>: Shelf<Item> { @objc func shut() {} }
      open class Plain: NSObject { @objc open class func ring(_ sender: Any?) {} }
      """
    let lines = try #require(rewrite([text])[0]).text.split(separator: "\n")
    #expect(lines[0].contains("NSObject, nonisolated _SelectorTable"))
    #expect(!lines[1].contains("_SelectorTable {"))
    #expect(lines[1].contains("override nonisolated class func __selectorTable()"))
    #expect(lines[2].contains("_SelectorRuntime.classMethod(\"ring:\", of: Plain.self"))
  }
}
