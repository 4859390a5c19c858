import CPango
import Testing

@testable import UIKit

@MainActor
struct UIFontTests {
  private func messages(_ body: () throws -> Void) rethrows -> [String] {
    let former = Diagnostics.sink
    defer { Diagnostics.sink = former }
    nonisolated(unsafe) var collected: [String] = []
    Diagnostics.sink = { collected.append($0) }
    try body()
    return collected
  }

  @Test func `the system font is Inter with measures in proportion to its size`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.familyName == "Inter")
    #expect(font.fontName == "Inter-Regular")
    #expect(font.pointSize == 17)
    #expect(font.descender < 0)
    #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.xHeight > 0)
    #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9)
    let large = UIFont.systemFont(ofSize: 34)
    #expect(abs(large.lineHeight - font.lineHeight * 2) < 0.01)
    #expect(abs(large.capHeight - font.capHeight * 2) < 0.01)
  }

  @Test(arguments: [
    (UIFont.Weight.ultraLight, "Inter-Thin"), (.thin, "Inter-ExtraLight"), (.light, "Inter-Light"),
    (.regular, "Inter-Regular"), (.medium, "Inter-Medium"), (.semibold, "Inter-SemiBold"), (.bold, "Inter-Bold"),
    (.heavy, "Inter-ExtraBold"), (.black, "Inter-Black"),
  ])
  func `each weight has a font of its own`(weight: UIFont.Weight, name: String) {
    #expect(UIFont.systemFont(ofSize: 15, weight: weight).fontName == name)
  }

  @Test func `italic and monospaced fonts are found`() {
    #expect(UIFont.italicSystemFont(ofSize: 17).fontName == "Inter-Italic")
    let mono = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
    let attributes: [NSAttributedString.Key: Any] = [.font: mono]
    #expect("iii".size(withAttributes: attributes) == "WWW".size(withAttributes: attributes))
  }

  @Test func `digits of the monospaced-digit font are all of one width`() {
    let plain: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let tabular: [NSAttributedString.Key: Any] = [
      .font: UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    ]
    #expect("1111".size(withAttributes: plain).width < "0000".size(withAttributes: plain).width)
    #expect("1111".size(withAttributes: tabular).width == "0000".size(withAttributes: tabular).width)
  }

  @Test func `fonts are found by PostScript name and by family and not otherwise`() {
    #expect(UIFont(name: "Inter-Bold", size: 20)?.fontName == "Inter-Bold")
    #expect(UIFont(name: "Inter", size: 20)?.fontName == "Inter-Regular")
    #expect(UIFont(name: "No Such Font", size: 20) == nil)
    #expect(UIFont.familyNames.contains("Noto Sans CJK JP"))
    #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-SemiBoldItalic"))
  }

  @Test func `fonts of one face and size are equal`() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17).withSize(18) == UIFont.systemFont(ofSize: 18))
  }

  @Test(arguments: [
    (UIFont.TextStyle.body, UIContentSizeCategory.large, CGFloat(17)), (.largeTitle, .large, 34),
    (.caption2, .extraSmall, 11), (.body, .accessibilityExtraExtraExtraLarge, 53), (.footnote, .extraExtraLarge, 17),
  ])
  func `text styles have the sizes of the guidelines`(
    style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
  }

  @Test func `font metrics scale with the preferred size up to a limit`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 23)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: traits).pointSize == 20)
    #expect(metrics.scaledValue(for: 34, compatibleWith: traits) == 46)
  }

  @Test func `a descriptor makes bold italics of a font`() throws {
    let base = UIFont.systemFont(ofSize: 17).fontDescriptor
    let descriptor = try #require(base.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: descriptor, size: 0).fontName == "Inter-BoldItalic")
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 17)
    #expect(UIFontDescriptor(fontAttributes: base.fontAttributes).face.weight == .regular)
    // Numbers that are no traits or no size count as absent.
    let odd: [UIFontDescriptor.TraitKey: Any] = [.symbolic: -1, .weight: Double.nan, .slant: "1"]
    let absent = UIFontDescriptor(fontAttributes: [.traits: odd, .size: CGFloat.infinity])
    #expect(absent.face.weight == .regular && !absent.face.isItalic)
    #expect(absent.pointSize == 0)
  }

  @Test func `a missing font is reported with its Debian package and another takes its place`() throws {
    let configuration: OpaquePointer = FcConfigCreate()
    let file = try #require(
      FcConfigGetCurrent().flatMap { _ in
        FontLibrary.shared.withLock { () -> String? in
          let font = pango_font_map_load_font(
            FontLibrary.shared.fontMap, FontLibrary.shared.context(for: .japanese),
            UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).handle.description(for: .japanese))
          return font.flatMap(FontLibrary.file)
        }
      })
    #expect(FcConfigAppFontAddFile(configuration, file) != 0)
    let library = FontLibrary(configuration: configuration)
    let told = messages {
      let handle = library.handle(FontFace(), pointSize: 17)
      #expect(handle.familyName == "DejaVu Sans Mono")
      #expect(handle.metrics.lineHeight > 17)
      _ = library.handle(FontFace(), pointSize: 18)
    }
    #expect(
      told == [
        "The font Inter is missing; DejaVu Sans Mono is used in its place. Install the Debian package fonts-inter."
      ])
    let boxes = messages {
      let text = StyledText(
        "設定", font: library.handle(FontFace(), pointSize: 17), paragraph: ParagraphAttributes())
      let layout = library.withLock {
        TextLayout(TextLayout.Request(text: text, width: -1, maximumLines: 0), library: library)
      }
      #expect(layout.lines.count == 1)
    }
    #expect(boxes.count == 1)
    #expect(boxes.first?.contains("fonts-noto-cjk") == true)
  }

  @Test func `a machine without any font is told what to install`() throws {
    let library = FontLibrary(configuration: FcConfigCreate())
    let told = messages {
      let handle = library.handle(FontFace(), pointSize: 17)
      #expect(handle.metrics.lineHeight > 0)
    }
    #expect(told.contains { $0.contains("fonts-inter") })
  }

  @Test func `a font file that cannot be read is reported and drawn as nothing`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scrim-unreadable-font")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let original = try #require(
      FontLibrary.shared.withLock {
        pango_font_map_load_font(
          FontLibrary.shared.fontMap, FontLibrary.shared.context(for: .japanese),
          UIFont.systemFont(ofSize: 12).handle.description(for: .japanese)
        ).flatMap(FontLibrary.file)
      })
    let copy = folder.appendingPathComponent("Inter.otf").path
    try FileManager.default.copyItem(atPath: original, toPath: copy)
    let configuration = FcConfigCreate()
    #expect(FcConfigAppFontAddFile(configuration, copy) != 0)
    try Data("not a font".utf8).write(to: URL(fileURLWithPath: copy))
    let library = FontLibrary(configuration: configuration)
    let told = messages {
      let handle = library.handle(FontFace(), pointSize: 17)
      #expect(handle.metrics.lineHeight > 0)
      let text = StyledText("Hello", font: handle, paragraph: ParagraphAttributes())
      let layout = library.withLock {
        TextLayout(TextLayout.Request(text: text, width: -1, maximumLines: 0), library: library)
      }
      #expect(layout.lines.count == 1)
    }
    #expect(told.contains { $0.contains("Inter") && $0.contains(copy) && $0.contains("fonts-inter") })
  }
}
