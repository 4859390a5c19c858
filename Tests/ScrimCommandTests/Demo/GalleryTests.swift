import Foundation
import Testing

@testable import ScrimCommand

@MainActor @Suite struct GalleryTests {
  @Test func `text is escaped`() {
    #expect(Gallery.escaped("<a href=\"x\">'&'</a>") == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;")
  }

  @Test func `folders without a valid entry are passed over`() throws {
    let path = NSTemporaryDirectory() + "scrim-gallery-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = try OutputFolder(creating: path)
    for (name, text) in [("empty", ""), ("foreign", "{\"name\":\"other\"}"), ("broken", "{")] {
      try OutputFolder(creating: folder.path(of: name)).write(Data(text.utf8), to: "demo.json")
    }
    let page = try Gallery(of: folder).html
    #expect(!page.contains("<section"))
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(!page.contains("http"))
  }
}
