import Testing

@testable import CompilerDriver

@Suite struct DiscoveredTestsTests {
  @Test func `synchronous tests get a closure and others are left`() throws {
    let text = """
      fileprivate extension PanelTests {
          static nonisolated(unsafe) let all = [
              ("testA", testA),
              ("testB", asyncTest(testB))
          ]
      }
      """
    let result = try #require(DiscoveredTests.rewrite(text))
    #expect(result.contains("(\"testA\", { (test: PanelTests) -> () throws -> Void in"))
    #expect(result.contains("try test.testA()"))
    #expect(result.contains("(\"testB\", asyncTest(testB))"))
    #expect(result.split(separator: "\n").count == text.split(separator: "\n").count)
    #expect(DiscoveredTests.rewrite("import XCTest\n") == nil)
  }
}
