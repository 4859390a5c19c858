import Testing

@testable import SourceRewriter

@Suite struct MethodNameTests {
  @Test(arguments: [
    ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("move", ["_", "to"], "move:to:"),
    ("make", ["with", "andAge"], "makeWith:andAge:"),
    ("make", ["name"], "makeWithName:"), ("moveTo", ["point"], "moveToPoint:"),
    ("dismiss", ["animated", "completion"], "dismissWithAnimated:completion:"), ("set", ["_", "_"], "set::"),
  ])
  func `a selector is spelled as the compiler spells it`(base: String, labels: [String], selector: String) {
    #expect(MethodName.selector(base, labels) == selector)
  }

  @Test func `a setter's selector begins with set`() {
    #expect(MethodName.setter("title") == "setTitle:")
  }
}
