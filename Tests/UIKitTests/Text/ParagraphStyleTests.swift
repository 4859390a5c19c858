import Testing

@testable import UIKit

@MainActor
@Suite struct ParagraphStyleTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func layout(_ string: String, width: CGFloat = 0, _ change: (NSMutableParagraphStyle) -> Void) -> TextLayout {
    let style = NSMutableParagraphStyle()
    change(style)
    let text = NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
    let styled = StyledText.make(text, defaultFont: font.handle, defaultParagraph: nil)
    return TextLayoutCache.shared.layout(
      TextLayout.Request(
        text: styled.text, width: width > 0 ? TextLayout.Request.units(width) : -1, maximumLines: 0))
  }

  /// Where the last run of the only line begins.
  private func lastX(_ layout: TextLayout) throws -> CGFloat { try #require(layout.runs.last).x }

  @Test func `a style has tabs each 28 points`() throws {
    #expect(NSParagraphStyle.default.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    let text = layout("a\tb") { _ in }
    let end = "b".size(withAttributes: [.font: font]).width
    #expect(abs(text.size.width - 28 - end) < 0.1)
    let wide = layout("wwwww\tb") { _ in }
    #expect(abs(wide.size.width - 84 - end) < 0.1)
  }

  @Test func `text is placed at, about and before a tab stop`() {
    let word = "word".size(withAttributes: [.font: font]).width
    for (alignment, end) in [(NSTextAlignment.left, 100 + word), (.center, 100 + word / 2), (.right, 100)] {
      let text = layout("a\tword") { $0.tabStops = [NSTextTab(textAlignment: alignment, location: 100)] }
      #expect(abs(text.size.width - end) < 0.1, "\(alignment)")
    }
  }

  @Test func `stops go on at the default interval`() {
    let word = "b".size(withAttributes: [.font: font]).width
    let text = layout("a\t\t\tb") {
      $0.tabStops = [NSTextTab(textAlignment: .natural, location: 30)]
      $0.defaultTabInterval = 50
    }
    #expect(abs(text.size.width - 130 - word) < 0.1)
  }

  @Test func `tab stops are added, kept in order and taken away`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    style.addTabStop(NSTextTab(textAlignment: .left, location: 90))
    style.addTabStop(NSTextTab(textAlignment: .left, location: 30))
    #expect(style.tabStops.map(\.location) == [30, 90])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 30))
    #expect(style.tabStops.map(\.location) == [90])
    style.tabStops = nil
    #expect(style.tabStops == NSParagraphStyle.default.tabStops)
  }

  @Test func `the last line gets a word of the line before instead of one word alone`() {
    let orphan = "one two three four five six seven eight"
    func words(_ width: CGFloat, _ strategy: NSParagraphStyle.LineBreakStrategy) -> Int {
      let text = layout(orphan, width: width) { $0.lineBreakStrategy = strategy }
      let last = text.lines.last.map { text.string(of: $0) } ?? ""
      return text.lines.count > 1 ? last.split(separator: " ").count : 2
    }
    var orphans: [(Int, Int)] = []
    for width in stride(from: CGFloat(60), to: 320, by: 4) {
      orphans.append((words(width, []), words(width, .pushOut)))
    }
    #expect(orphans.contains { $0.0 == 1 && $0.1 == 2 }, "Some width has an orphan that is pushed out")
    #expect(!orphans.contains { $0.1 < $0.0 })
  }

  @Test func `Korean breaks between words where it is asked to`() {
    let string = "안녕하세요 세계입니다 반갑습니다"
    let words = layout(string, width: 100) { $0.lineBreakStrategy = .hangulWordPriority }
    #expect(words.lines.map { words.string(of: $0) } == ["안녕하세요 ", "세계입니다 ", "반갑습니다"])
    let syllables = layout(string, width: 100) { _ in }
    #expect(syllables.lines.map { syllables.string(of: $0) } != words.lines.map { words.string(of: $0) })
    let narrow = layout(string, width: 40) { $0.lineBreakStrategy = .hangulWordPriority }
    #expect(narrow.lines.allSatisfy { $0.width <= 40 }, "Words that have no room break")
  }

  @Test func `a language is read from one side`() {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he-IL") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ja") == .leftToRight)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .leftToRight)
  }

  @Test func `text closes up a little before it is truncated`() {
    let string = "The quick brown fox"
    let width = string.size(withAttributes: [.font: font]).width
    func line(_ width: CGFloat, tightens: Bool) -> (text: String, width: CGFloat) {
      let text = layout(string, width: width) {
        $0.lineBreakMode = .byTruncatingTail
        $0.allowsDefaultTighteningForTruncation = tightens
      }
      var request = TextLayout.Request(text: text.text, width: TextLayout.Request.units(width), maximumLines: 1)
      request.lineBreakMode = .byTruncatingTail
      let one = TextLayoutCache.shared.layout(request)
      return (one.string(of: one.lines[0]), one.lines[0].width)
    }
    #expect(line(width - 5, tightens: false).text.hasSuffix("…"))
    #expect(line(width - 5, tightens: true).text == string)
    #expect(line(width - 5, tightens: true).width <= width - 4.9)
    #expect(line(width - 40, tightens: true).text.hasSuffix("…"), "By a twentieth of the size a letter at most")
  }

  @Test func `styles are equal where all of them is`() {
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .pushOut
    style.defaultTabInterval = 3
    style.allowsDefaultTighteningForTruncation = true
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(style)
    #expect(copy == style)
    #expect(copy.defaultTabInterval == 3 && copy.allowsDefaultTighteningForTruncation)
    copy.tabStops = []
    #expect(copy != style)
  }
}
