/// The number of a letter's shape in a font.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgfontindex>.
public typealias CGFontIndex = UInt16

/// The number of a letter's shape in a font.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgglyph>.
public typealias CGGlyph = CGFontIndex

/// A TrueType or OpenType font, of no size: its measures are in its own units, of which `unitsPerEm` are one em.
///
/// To set text in it, register it with `CTFontManagerRegisterGraphicsFont(_:_:)` and ask for it by its name.
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgfont>.
public final class CGFont: @unchecked Sendable {
  /// The bytes of the file.
  package let contents: Data
  private let file: OpenTypeFile
  private let storedPostScriptName: String?
  private let storedFullName: String?

  /// The font in the bytes of a provider; of a collection the first. Nil if the bytes are no such font.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgfont/init(_:)-9aour>.
  public init?(_ provider: CGDataProvider) {
    contents = provider.contents as Data
    guard let file = OpenTypeFile(contents) else { return nil }
    self.file = file
    storedPostScriptName = file.name(6)
    storedFullName = file.name(4)
  }

  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgfont/numberofglyphs>.
  public var numberOfGlyphs: Int { Int(file.unsigned("maxp", 4) ?? 0) }

  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgfont/unitsperem>.
  public var unitsPerEm: Int32 { Int32(file.unsigned("head", 18) ?? 0) }

  /// The name by which the font is asked for, such as `Inter-Bold`; nil if the font does not tell it.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgfont/postscriptname>.
  public var postScriptName: CFString? { storedPostScriptName.map { NSString(string: $0) } }

  /// The name for people, such as `Inter Bold`; nil if the font does not tell it.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgfont/fullname>.
  public var fullName: CFString? { storedFullName.map { NSString(string: $0) } }

  /// How far letters may reach above the baseline.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgfont/ascent>.
  public var ascent: Int32 { Int32(file.signed("hhea", 4) ?? 0) }

  /// How far letters may reach below the baseline, as a negative number.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgfont/descent>.
  public var descent: Int32 { Int32(file.signed("hhea", 6) ?? 0) }

  /// The space between lines beyond ascent and descent.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgfont/leading>.
  public var leading: Int32 { Int32(file.signed("hhea", 8) ?? 0) }

  /// The height of a capital letter; 0 if the font does not tell it.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgfont/capheight>.
  public var capHeight: Int32 { Int32(file.signed("OS/2", 88) ?? 0) }

  /// The height of a small x; 0 if the font does not tell it.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgfont/xheight>.
  public var xHeight: Int32 { Int32(file.signed("OS/2", 86) ?? 0) }

  /// The rectangle that holds every letter, all drawn at one place.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgfont/fontbbox>.
  public var fontBBox: CGRect {
    let edges = [36, 38, 40, 42].map { CGFloat(file.signed("head", $0) ?? 0) }
    return CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
  }

  /// How far upright strokes lean, in degrees counterclockwise: negative in a font that leans to the right.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgfont/italicangle>.
  public var italicAngle: CGFloat {
    CGFloat(file.signed("post", 4) ?? 0) + CGFloat(file.unsigned("post", 6) ?? 0) / 65_536
  }

  /// Writes how far each of the letters moves the pen. A letter that the font does not have counts as its first one.
  /// - Returns: Whether the font has such measures.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgfont/getglyphadvances(glyphs:count:advances:)>.
  public func getGlyphAdvances(
    glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
  ) -> Bool {
    guard let measured = file.unsigned("hhea", 34), measured > 0 else { return false }
    for index in 0..<max(count, 0) {
      let glyph = Int(glyphs[index]) < numberOfGlyphs ? glyphs[index] : 0
      // The last measure holds for all letters after it.
      guard let advance = file.unsigned("hmtx", Int(min(glyph, measured - 1)) * 4) else { return false }
      advances[index] = Int32(advance)
    }
    return true
  }

  /// The bytes of one of the font's tables, which is named by four letters, each a byte of the number; nil if there is none.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgfont/table(for:)>.
  public func table(for tag: UInt32) -> CFData? {
    file.table(tag).map { NSData(data: Data($0)) }
  }
}
