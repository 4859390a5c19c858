import CPango

extension FontLibrary {
  /// Whether letters of a script stay within the line of a Latin font: a line is then as high as the font that was asked
  /// for. Han, kana, Hangul and emoji fill an em square and do; Arabic or Thai ones, say, reach higher or lower, and their
  /// lines hold the measures of their own font too.
  ///
  /// Apple documents that lines grow with the language, not by how much.
  static func fitsLatinLine(_ analysis: PangoAnalysis) -> Bool {
    switch PangoScript(Int32(analysis.script)) {
    case PANGO_SCRIPT_COMMON, PANGO_SCRIPT_INHERITED, PANGO_SCRIPT_LATIN, PANGO_SCRIPT_GREEK, PANGO_SCRIPT_CYRILLIC,
      PANGO_SCRIPT_HAN, PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA, PANGO_SCRIPT_HANGUL, PANGO_SCRIPT_BOPOMOFO,
      PANGO_SCRIPT_HEBREW, PANGO_SCRIPT_UNKNOWN:
      true
    default:
      false
    }
  }

  /// Reports a character without a font, once a script.
  func reportMissingGlyph(_ character: UInt32, _ script: UInt8) {
    let package: String
    switch PangoScript(Int32(script)) {
    case PANGO_SCRIPT_HAN, PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA, PANGO_SCRIPT_HANGUL, PANGO_SCRIPT_BOPOMOFO:
      package = "fonts-noto-cjk"
    case PANGO_SCRIPT_COMMON where character >= 0x1F000:
      package = "fonts-noto-color-emoji"
    default:
      package = "fonts-noto-core"
    }
    guard reportedScripts.insert(script).inserted else {
      return
    }
    let name = String(format: "U+%04X", character)
    report("No installed font has the character \(name); a box is drawn. Install the Debian package \(package).")
  }
}
