import Testing

@testable import UIKit

@MainActor
@Suite struct NSAttributedStringAttributesTests {
  private static let values: [(key: NSAttributedString.Key, one: NSObject, other: NSObject)] = [
    (.foregroundColor, UIColor.red, UIColor(white: 0, alpha: 0)),
    (.font, UIFont.systemFont(ofSize: 10), UIFont.boldSystemFont(ofSize: 12)),
    (
      .paragraphStyle, NSParagraphStyle.default,
      {
        let style = NSMutableParagraphStyle()
        style.alignment = .left
        return style
      }()
    ), (.attachment, NSTextAttachment(), NSTextAttachment()),
  ]

  @Test func `an attribute takes the place of another`() {
    for (key, one, other) in Self.values {
      let text = NSMutableAttributedString(string: "highlight", attributes: [key: one])
      text.addAttribute(key, value: other, range: NSRange(location: 0, length: 4))
      text.addAttribute(key, value: one, range: NSRange(location: 2, length: 2))
      var ranges: [Int] = []
      text.enumerateAttribute(key, in: NSRange(location: 0, length: 9)) { value, range, _ in
        ranges.append(range.location)
        #expect(value as? NSObject == (range.location == 0 ? other : one))
      }
      #expect(ranges == [0, 2], "\(key.rawValue)")
    }
  }

  @Test func `texts are equal where their attributes are`() {
    for (key, one, other) in Self.values {
      let text = NSMutableAttributedString(string: "text", attributes: [key: one])
      #expect(text.isEqual(NSAttributedString(string: "text", attributes: [key: one])), "\(key.rawValue)")
      #expect(!text.isEqual(NSAttributedString(string: "text", attributes: [key: other])), "\(key.rawValue)")
      text.append(NSAttributedString(string: "!", attributes: [key: other]))
      #expect(text.attribute(key, at: 4, effectiveRange: nil) as? NSObject == other)
    }
  }
}
