import Testing

@testable import UIKit

@MainActor
struct TextLayoutTests {
  private let mixed = "The quick 設定と通知 한국어 简体 مرحبا 😀👍🏽"

  private func layout(
    _ string: String, width: CGFloat? = nil, lines: Int = 0, _ mode: NSLineBreakMode = .byWordWrapping,
    paragraph: ParagraphAttributes = ParagraphAttributes(), size: CGFloat = 17
  ) -> TextLayout {
    let text = StyledText(string, font: UIFont.systemFont(ofSize: size).handle, paragraph: paragraph)
    let units = width.map { TextLayout.Request.units($0) } ?? -1
    return TextLayoutCache.shared.layout(
      TextLayout.Request(text: text, width: units, maximumLines: lines, lineBreakMode: mode))
  }

  private func strings(_ layout: TextLayout) -> [String] {
    layout.lines.map { layout.string(of: $0) }
  }

  @Test func `mixed scripts in one line keep their text and the height of the font`() {
    let text = "Aa 設定と通知 한국어 😀"
    let layout = layout(text)
    #expect(strings(layout) == [text])
    #expect(layout.size.height == UIFont.systemFont(ofSize: 17).lineHeight)
  }

  @Test func `Arabic makes a line higher than Latin`() {
    #expect(layout("مرحبا").size.height > layout("Latin").size.height)
  }

  @Test func `every character of mixed scripts has a glyph`() {
    let unknown = layout(mixed).glyphs.filter { $0.index & UInt(TextLayout.unknownGlyphFlag) != 0 }
    #expect(unknown.isEmpty)
  }

  @Test func `width grows in proportion to the font size`() {
    let small = layout(mixed, size: 17).size.width
    let large = layout(mixed, size: 51).size.width
    #expect(abs(large - small * 3) < 0.05 * small / 17)
  }

  @Test func `words wrap where a line is full`() {
    let layout = layout("one two three four", width: 80)
    #expect(layout.lines.count == 2)
    #expect(strings(layout) == ["one two ", "three four"])
    #expect(layout.lines.allSatisfy { $0.width <= 80 })
  }

  @Test func `a word wider than the line breaks within`() {
    let layout = layout("Donaudampfschifffahrt", width: 60)
    #expect(layout.lines.count == 4)
    #expect(strings(layout).joined() == "Donaudampfschifffahrt")
  }

  @Test func `character wrapping fills each line`() {
    let words = layout("aaaa bbbbbbbb", width: 100)
    let characters = layout("aaaa bbbbbbbb", width: 100, .byCharWrapping)
    #expect(strings(words) == ["aaaa ", "bbbbbbbb"])
    #expect(strings(characters).first?.hasPrefix("aaaa bb") == true)
  }

  /// How many hyphens a layout shows.
  private func hyphens(_ shown: TextLayout) -> Int {
    let kinds = Set(["-", "\u{2010}"].flatMap { layout($0).glyphs.map(\.index) })
    return shown.glyphs.count { kinds.contains($0.index) }
  }

  @Test func `words that break where they must have no hyphens but the soft ones of the text`() {
    #expect(hyphens(layout("Donaudampfschifffahrt", width: 60)) == 0)
    #expect(hyphens(layout("The quick brown fox jumps over it", width: 70, .byCharWrapping)) == 0)
    #expect(hyphens(layout("well-known", width: 60)) == 1)
    let soft = layout("Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrt and Rindfleischetikettierung", width: 60)
    #expect(strings(soft)[0] == "Donau\u{AD}")
    #expect(hyphens(soft) >= 2)
    let etikett = layout("Donau\u{AD}dampf and Rindfleischetikettierung", width: 60)
    #expect(hyphens(etikett) == 1)
  }

  @Test func `letters of all scripts stand on one baseline, whatever the line begins with`() {
    for text in ["漢字 عربي Latin", "한글 عربي Latin", "かな हिन्दी Latin", "عربي 漢字 Latin", "Latin 漢字"] {
      let layout = layout(text)
      for run in layout.runs where !layout.string(of: run).contains(where: { "हिन्दी".contains($0) }) {
        #expect(layout.glyphs[run.glyphs].allSatisfy { $0.y == 0 }, "\(text): \(layout.string(of: run))")
      }
    }
  }

  @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func `an ellipsis takes the room that it needs`(mode: NSLineBreakMode) throws {
    let natural = layout("…").size.width
    for width in [90.0, 97, 100, 105, 111] {
      let layout = layout("The quick brown fox jumps over the lazy dog", width: width, lines: 1, mode)
      let line = layout.lines[0]
      let ellipsis = try #require(layout.runs[line.runs].first { $0.piece < 0 })
      #expect(abs(ellipsis.width - natural) < 0.01)
      let total = layout.runs[line.runs].reduce(0) { $0 + $1.width }
      #expect(abs(line.width - total) < 0.01 && line.width <= width)
    }
  }

  @Test func `Japanese breaks between characters but not before a full stop`() {
    let layout = layout("吾輩は猫である。名前はまだ無い。", width: 17 * 7)
    #expect(layout.lines.count == 3)
    #expect(!strings(layout).contains { $0.hasPrefix("。") })
  }

  @Test func `clipping keeps a paragraph in one line`() {
    let layout = layout("one two three four five six", width: 60, .byClipping)
    #expect(strings(layout) == ["one two three four five six"])
    #expect(layout.size.width > 60)
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, "The quick …"), (.byTruncatingHead, "…e lazy dog"),
    (.byTruncatingMiddle, "The q… dog"),
  ])
  func `a single line is truncated at the place asked for`(mode: NSLineBreakMode, expected: String) {
    let layout = layout("The quick brown fox jumps over the lazy dog", width: 100, lines: 1, mode)
    #expect(strings(layout) == [expected])
    #expect(layout.isTruncated)
    #expect(layout.lines[0].width <= 100)
  }

  @Test func `only the last of several lines is truncated`() {
    let layout = layout("one two three four five six seven eight", width: 80, lines: 2, .byTruncatingTail)
    #expect(layout.lines.count == 2)
    #expect(strings(layout)[0] == "one two ")
    #expect(strings(layout)[1].hasSuffix("…"))
  }

  @Test func `wrapping leaves out lines beyond the limit without an ellipsis`() {
    let layout = layout("one two three four five six seven eight", width: 80, lines: 2)
    #expect(strings(layout) == ["one two ", "three four "])
    #expect(layout.isTruncated)
  }

  @Test func `a paragraph left out is told by an ellipsis`() {
    #expect(strings(layout("a\nb\nc", width: 200, lines: 2, .byTruncatingTail)) == ["a", "b…"])
    #expect(strings(layout("a\nb\nc", width: 200, lines: 2, .byWordWrapping)) == ["a", "b"])
  }

  @Test func `truncating the head of a line shows the end of the last paragraph`() {
    let text = layout("first paragraph\nsecond paragraph", width: 100, lines: 1, .byTruncatingHead)
    #expect(strings(text)[0].hasPrefix("…"))
    #expect(strings(text)[0].hasSuffix("paragraph"))
    #expect(strings(text)[0] != "…st paragraph")
  }

  @Test func `paragraphs end at any separator and one at the end adds no line`() {
    #expect(strings(layout("a\r\nb\rc\u{2029}d\n")) == ["a", "b", "c", "d"])
    #expect(strings(layout("a\n\nb")) == ["a", "", "b"])
  }

  @Test func `an empty paragraph is as high as its font`() {
    #expect(layout("a\n\nb").size.height == layout("a").size.height * 3)
  }

  @Test func `text fits into the width that it was measured with`() {
    for text in [mixed, "Settings", "通知がオフになっています", "Don’t allow"] {
      for size in stride(from: CGFloat(9), to: 40, by: 1.7) {
        let width = layout(text, size: size).size.width
        #expect(layout(text, width: width, size: size).lines.count == 1)
      }
    }
  }

  @Test func `spacing and line heights of the paragraph style add up`() {
    let font = UIFont.systemFont(ofSize: 17)
    var paragraph = ParagraphAttributes()
    paragraph.lineSpacing = 5
    #expect(abs(layout("a\nb", paragraph: paragraph).size.height - (font.lineHeight * 2 + 5)) < 0.001)
    paragraph = ParagraphAttributes()
    paragraph.lineHeightMultiple = 2
    #expect(abs(layout("a", paragraph: paragraph).size.height - font.lineHeight * 2) < 0.001)
    paragraph = ParagraphAttributes()
    paragraph.minimumLineHeight = 40
    let tall = layout("a", paragraph: paragraph)
    #expect(tall.size.height == 40)
    #expect(abs(tall.lines[0].baseline - (40 + font.descender)) < 0.001)
    paragraph = ParagraphAttributes()
    paragraph.paragraphSpacing = 7
    paragraph.paragraphSpacingBefore = 3
    #expect(abs(layout("a\nb", paragraph: paragraph).size.height - (font.lineHeight * 2 + 10)) < 0.001)
  }

  @Test func `lines lie where alignment and direction put them`() {
    let left = layout("abc", width: 200)
    func x(_ alignment: NSTextAlignment, rightToLeft: Bool = false) -> CGFloat {
      var line = left.lines[0]
      line.alignment = alignment
      return left.x(of: line, in: 200, interfaceIsRightToLeft: rightToLeft)
    }
    let width = left.lines[0].width
    #expect(x(.left) == 0)
    #expect(x(.center) == (200 - width) / 2)
    #expect(x(.right) == 200 - width)
    #expect(x(.natural) == 0)
    #expect(x(.natural, rightToLeft: true) == 200 - width)
  }

  @Test func `justified lines fill the width but for the last`() {
    var paragraph = ParagraphAttributes()
    paragraph.alignment = .justified
    let layout = layout("one two three four five six", width: 100, paragraph: paragraph)
    #expect(layout.lines.count > 1)
    for line in layout.lines.dropLast() {
      #expect(abs(line.width - 100) < 0.1)
    }
    #expect(layout.lines.last.map { $0.width < 90 } == true)
  }

  @Test func `head indents move the first line and the others`() {
    var paragraph = ParagraphAttributes()
    paragraph.firstLineHeadIndent = 30
    paragraph.headIndent = 10
    let layout = layout("one two three four five six", width: 100, paragraph: paragraph)
    #expect(layout.lines.map(\.headIndent).prefix(2) == [30, 10])
    #expect(layout.lines[0].width <= 70)
    #expect(layout.lines.dropFirst().allSatisfy { $0.width <= 90 })
  }

  @Test func `a right-to-left paragraph is recognised by its letters`() {
    #expect(layout("مرحبا بالعالم").lines[0].isRightToLeft)
    #expect(!layout("Hello مرحبا").lines[0].isRightToLeft)
    var paragraph = ParagraphAttributes()
    paragraph.baseWritingDirection = .rightToLeft
    #expect(layout("Hello", paragraph: paragraph).lines[0].isRightToLeft)
  }

  @Test func `the same text is laid out once`() {
    #expect(layout("kept", width: 120) === layout("kept", width: 120))
    #expect(layout("kept", width: 120) !== layout("kept", width: 121))
  }
}
