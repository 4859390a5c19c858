import Foundation
import Testing

@testable import UIKitTesting

@Suite struct JSONReaderTests {
  @Test func `values are read`() throws {
    let value = try JSONReader.value(
      of: Data(#" {"a": [1, -2.5e1, true, false, null], "b": "é\u00e9\ud83d\ude00\n"} "#.utf8))
    #expect(
      value
        == .object([
          "a": .list([.number(1), .number(-25), .bool(true), .bool(false), .null]), "b": .string("éé😀\n"),
        ]))
  }

  @Test(arguments: [
    "[01]", "[.5]", "[1.]", "[+1]", "[\"\u{1}\"]", "['a']", "[1] 2", "tru", "[\"\\ud83d\"]", "[\"\\x\"]",
  ])
  func `what is not JSON is refused`(text: String) {
    #expect(throws: JSONReader.Fault.self) { try JSONReader.value(of: Data(text.utf8)) }
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    #expect(throws: JSONReader.Fault.self) { try JSONReader.value(of: Data([0x22, 0xFF, 0x22])) }
  }
}
