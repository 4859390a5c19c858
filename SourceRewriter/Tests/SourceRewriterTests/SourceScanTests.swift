import Testing

@testable import SourceRewriter

@Suite struct SourceScanTests {
  private func scan(_ text: String) -> SourceScan { SourceScan(Array(text.utf8)) }

  @Test func `plain Swift has nothing to rewrite`() {
    let scan = scan("struct Point { var x = 1; func move() -> Int { x } }")
    #expect(!scan.hasConstruct)
    #expect(scan.functions == ["move"])
    #expect(scan.optionals.isEmpty)
  }

  @Test(arguments: [
    "@objc func a() {}", "let s = #selector(a)", "#if os(iOS)", "@IBOutlet var a: Int!", "import UIKit.UIView",
    "NSStringFromClass(A.self)", "import ObjectiveC",
  ])
  func `each construct is seen`(text: String) {
    #expect(scan(text).hasConstruct)
  }

  @Test func `names that are called as optionals or compared with nil are collected`() {
    #expect(scan("d?.did?(x); d.will!(y); if d.may != nil, nil == e {}").optionals == ["did", "will", "may"])
  }
}
