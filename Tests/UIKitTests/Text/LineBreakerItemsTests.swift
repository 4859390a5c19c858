import CPango
import Testing

@testable import UIKit

/// Lines that cannot break are shaped without a layout of Pango's. What the two ways make is compared.
@MainActor
struct LineBreakerItemsTests {
  private let texts = [
    "Settings", "Office fl ffi AVAT", " leading and trailing  ", " ", "設定とプライバシー", "隐私与安全性设置", "개인정보 보호 및 보안",
    "الإعدادات والخصوصية", "הגדרות ופרטיות", "सेटिंग और गोपनीयता क्षत्रिय", "การตั้งค่าและความเป็นส่วนตัว", "Party at 8 🎉🍕", "👩‍👩‍👧‍👦 👍🏽 🇯🇵 ☀️ ☀",
    "3 × 4 ≤ 12 · ½ £20", "Wi‑Fi مفعّل 50% now", "abc (مرحبا 12, 34) def", "مرحبا abc 12 def سلام", "12 مرحبا",
    "123 456", "(…)",
    "東京 Tokyo 도쿄 🗼", "e\u{301}\u{323} o\u{308}\u{304} ẤỆ", "a\u{200D}b\u{200C}c\u{200B}d\u{FEFF}e\u{2060}",
    "\u{202E}abc\u{202C} def",
    "\u{2067}abc\u{2069} مر", "\u{10FFFD} \u{E000} \u{FFFF}", "A\u{FE0F}\u{20E3} #️⃣ ©️ ™", "well-known\u{2011}term",
    "x\u{A0}y\u{3000}z\u{85}w\u{7F}",
    String(repeating: "Der schnelle браун 狐 ", count: 40),
    // These take a layout either way.
    "a\tb", "soft\u{AD}hyphen\u{AD}", "point\u{2027}", "line\u{2028}separator", "bell\u{7}", "",
  ]

  private func request(_ string: String, _ direction: NSWritingDirection, size: CGFloat) -> TextLayout.Request {
    var paragraph = ParagraphAttributes()
    paragraph.baseWritingDirection = direction
    let font = UIFont.systemFont(ofSize: size, weight: .semibold)
    return TextLayout.Request(
      text: StyledText(string, font: font.handle, paragraph: paragraph), width: -1, maximumLines: 0)
  }

  /// Everything of a layout that is seen.
  private func dump(_ layout: TextLayout) -> String {
    var text = "\(layout.isTruncated) \(layout.pieces)\n"
    for line in layout.lines {
      // In Pango's units, which are exact.
      let lengths = [line.top, line.height, line.baseline, line.width].map { Int(($0 * 1024).rounded()) }
      text += "line \(line.runs) \(lengths) \(line.isRightToLeft)\n"
    }
    for run in layout.runs {
      text += "run \(run.font) \(run.glyphs) \(run.x) \(run.width) \(run.offset) \(run.length) \(run.piece)\n"
    }
    for glyph in layout.glyphs { text += "\(glyph.index) \(glyph.x) \(glyph.y)\n" }
    return text
  }

  @Test func `a line without a layout has the runs and the letters that it would have with one`() {
    for text in texts {
      for direction in [NSWritingDirection.natural, .leftToRight, .rightToLeft] {
        let plain = request(text, direction, size: 17)
        var spaced = plain
        // Too little for Pango to count, and enough to need its attributes, and so a layout.
        spaced.text.runs[0].kern = 1e-6
        let (short, long) = FontLibrary.shared.withLock {
          (TextLayout(plain, library: .shared), TextLayout(spaced, library: .shared))
        }
        #expect(dump(short) == dump(long), "\(text.debugDescription) \(direction)")
      }
    }
  }

  @Test func `paragraphs without a layout are stacked as those with one`() {
    let text = texts.prefix(20).joined(separator: "\n")
    var plain = request(text, .natural, size: 13)
    plain.text.runs[0].paragraph.lineSpacing = 3
    plain.text.runs[0].paragraph.paragraphSpacing = 5
    plain.text.runs[0].paragraph.paragraphSpacingBefore = 2
    plain.text.runs[0].paragraph.firstLineHeadIndent = 7
    var spaced = plain
    spaced.text.runs[0].kern = 1e-6
    let (short, long) = FontLibrary.shared.withLock {
      (TextLayout(plain, library: .shared), TextLayout(spaced, library: .shared))
    }
    #expect(short.lines.count == 20)
    #expect(short.lines[3].headIndent == 7)
    #expect(dump(short) == dump(long))
  }

  @Test func `a line that is too wide is cut off, and one that just fits is not`() {
    var request = request("The quick brown 狐 jumps", .natural, size: 17)
    request.lineBreakMode = .byTruncatingTail
    request.maximumLines = 1
    let natural = TextLayoutCache.shared.layout(request)
    request.width = TextLayout.Request.units(natural.size.width)
    let fitting = TextLayoutCache.shared.layout(request)
    #expect(dump(fitting) == dump(natural))
    request.width -= 8
    let cut = TextLayoutCache.shared.layout(request)
    #expect(cut.isTruncated)
    #expect(cut.lines.count == 1)
    #expect(cut.pieces.count == 1)
    #expect(cut.lines[0].runs == 0..<cut.runs.count)
    #expect(cut.runs.map(\.glyphs.upperBound).last == cut.glyphs.count)
    #expect(cut.string(of: cut.lines[0]).hasSuffix("…"))
  }
}
