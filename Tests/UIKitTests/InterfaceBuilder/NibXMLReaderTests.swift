import Testing

@testable import UIKit

@Suite struct NibXMLReaderTests {
  private func read(_ text: String) throws(NibError) -> NibElement {
    try NibXMLReader.read(Data(text.utf8), file: "Test.xib")
  }

  private func error(_ text: String) -> String {
    do {
      _ = try read(text)
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test func `elements have their attributes, children, text and line`() throws {
    let root = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- a comment -->
      <document a='1' b="2">
        <child id="x"/>
        <string key="text">one<!-- no --> <![CDATA[<two>]]></string>
      </document>
      """)
    #expect(root.attributes == ["a": "1", "b": "2"])
    #expect(root.children.map(\.name) == ["child", "string"])
    #expect(root.children.map(\.line) == [4, 5])
    #expect(root.value(forKey: "text")?.text == "one <two>")
  }

  @Test func `XML's own entities and numbers stand for characters`() throws {
    let root = try read("<d a=\"&lt;&gt;&amp;&quot;&apos;&#10;&#x1F600;\">&lt;b&gt;</d>")
    #expect(root["a"] == "<>&\"'\n😀")
    #expect(root.text == "<b>")
    #expect(try read("<d a=\"one\ntwo\tthree\"/>")["a"] == "one two three")
  }

  @Test func `document types, entities and other encodings are refused`() {
    #expect(
      error("<!DOCTYPE d [<!ENTITY a \"b\">]><d>&a;</d>")
        == "Test.xib:1: a document type is refused: it could define entities and name other files")
    #expect(error("<d>&secret;</d>") == "Test.xib:1: the entity &secret; is not one of XML's own")
    #expect(error("<d><!ENTITY a SYSTEM \"/etc/passwd\"></d>") == "Test.xib:1: declarations are refused")
    #expect(
      error("<?xml version=\"1.0\" encoding=\"UTF-7\"?><d/>") == "Test.xib:1: the encoding is utf-7, only UTF-8 is read"
    )
    #expect(error("<d>&#0;</d>") == "Test.xib:1: &#0; is no character")
    #expect(error("<d>&#xD800;</d>") == "Test.xib:1: &#xD800; is no character")
  }

  @Test func `what is not well formed is told with its line`() {
    #expect(error("") == "Test.xib:1: there is no element")
    #expect(error("<a>\n<b>\n</a>") == "Test.xib:2: <b>: the element is closed by </a> at line 3")
    #expect(error("<a>\n<b id=\"7\">") == "Test.xib:2: <b id=\"7\">: the file ends within this element")
    #expect(error("<a b=\"1\" b=\"2\"/>") == "Test.xib:1: <a> has the attribute b twice")
    #expect(error("<a b/>") == "Test.xib:1: the attribute b of <a> has no value")
    #expect(error("<a b=1/>") == "Test.xib:1: the attribute b of <a> has no value in quotes")
    #expect(error("<a b=\"1\"c=\"2\"/>") == "Test.xib:1: there is something unexpected in the tag of <a>")
    #expect(error("<a b=\"<\"/>") == "Test.xib:1: the attribute b of <a> contains <")
    #expect(error("<a/>x") == "Test.xib:1: there is something after the last element")
    #expect(error("<a><!-- ") == "Test.xib:1: the file ends within a comment")
    #expect(error("< a/>") == "Test.xib:1: the name of an element is missing")
  }

  @Test func `bytes that are no UTF-8 are an error`() {
    #expect(throws: NibError.self) {
      try NibXMLReader.read(Data([0x3C, 0x61, 0x3E, 0xFF, 0x3C, 0x2F, 0x61, 0x3E]), file: "Test.xib")
    }
  }

  @Test func `nesting without an end is an error, as deep as it may be is none`() throws {
    let deepest = NibXMLReader.deepestNesting
    let open = String(repeating: "<a>", count: deepest)
    _ = try read(open + String(repeating: "</a>", count: deepest))
    #expect(error(open + "<a id=\"deep\">").hasSuffix("elements are nested more than \(deepest) deep"))
    #expect(
      error(String(repeating: "<a>", count: 1_000_000)).hasSuffix("elements are nested more than \(deepest) deep"))
  }
}
