import CPango

extension FontLibrary {
  /// Whether letters of a script stay within the line of a Latin font. Han, kana, Hangul and emoji fill an em square
  /// and do.
  private static func fitsLatinLine(_ script: PangoScript) -> Bool {
    switch script {
    case PANGO_SCRIPT_COMMON, PANGO_SCRIPT_INHERITED, PANGO_SCRIPT_LATIN, PANGO_SCRIPT_GREEK, PANGO_SCRIPT_CYRILLIC,
      PANGO_SCRIPT_HAN, PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA, PANGO_SCRIPT_HANGUL, PANGO_SCRIPT_BOPOMOFO,
      PANGO_SCRIPT_HEBREW, PANGO_SCRIPT_UNKNOWN:
      true
    default:
      false
    }
  }

  /// The measures that a line must also hold because letters of a script, such as Arabic or Thai, reach higher or lower
  /// than Latin ones; nil for other scripts, whose lines are as high as the font that was asked for.
  ///
  /// Apple documents that lines grow with the language, not by how much.
  func metricsBeyondLatin(_ analysis: PangoAnalysis) -> FontMetrics? {
    guard let font = analysis.font, !FontLibrary.fitsLatinLine(PangoScript(Int32(analysis.script))) else {
      return nil
    }
    return metrics(of: font)
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
