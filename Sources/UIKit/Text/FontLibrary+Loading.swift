import CPango

extension FontLibrary {
  /// The families after the wanted one, in the order in which they are asked for a character that the wanted one lacks.
  /// The language's font for Han characters comes before them, alone: the fonts of its kind have the same characters, in
  /// other shapes, and the fewer fonts Pango has to go through, the quicker it is. Emoji are not among them: Pango asks for
  /// the emoji font by itself, and Fontconfig puts a colour font that is named before all others.
  private static let otherFamilies = [
    "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai", "Noto Sans",
  ]

  /// The Debian package that holds a font family, if it is one that Scrim asks for by itself.
  static func debianPackage(ofFamily family: String) -> String? {
    switch family {
    case "Inter": "fonts-inter"
    case "DejaVu Sans Mono": "fonts-dejavu-core"
    case "Noto Color Emoji": "fonts-noto-color-emoji"
    case let name where name.contains("CJK"): "fonts-noto-cjk"
    case let name where name.hasPrefix("Noto "): "fonts-noto-core"
    default: nil
    }
  }

  func load(_ face: FontFace, pointSize: CGFloat) -> FontHandle {
    let descriptions = HanLanguage.allCases.map { language in
      var families = [face.familyName]
      if face.family != .system {
        families.append("Inter")
      }
      families += [language.familyName] + FontLibrary.otherFamilies
      return FontLibrary.makeDescription(families: families, face: face, pointSize: pointSize)
    }
    guard let font = pango_font_map_load_font(fontMap, context(for: .japanese), descriptions[0]) else {
      report("No font can be loaded at all. Install the Debian package fonts-inter.")
      return FontHandle(
        face: face, pointSize: pointSize, metrics: .estimated(pointSize: pointSize), familyName: face.familyName,
        postScriptName: face.familyName, descriptions: descriptions)
    }
    defer { g_object_unref(font) }
    let family = FontLibrary.familyName(of: font)
    if family != face.familyName {
      reportMissing(family: face.familyName, replacement: family)
    }
    let metrics = measure(font, pointSize: pointSize)
    if metrics == nil {
      reportUnreadable(font, family: family)
    }
    return FontHandle(
      face: face, pointSize: pointSize, metrics: metrics ?? .estimated(pointSize: pointSize), familyName: family,
      postScriptName: FontLibrary.postScriptName(of: font) ?? family, descriptions: descriptions)
  }

  static func makeDescription(families: [String], face: FontFace, pointSize: CGFloat) -> OpaquePointer {
    guard let description = pango_font_description_new() else {
      preconditionFailure("out of memory")
    }
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_absolute_size(description, Double(pointSize) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(face.weight.openTypeValue)))
    pango_font_description_set_style(description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }

  private func reportMissing(family: String, replacement: String) {
    let remedy =
      FontLibrary.debianPackage(ofFamily: family).map { " Install the Debian package \($0)." } ?? ""
    report("The font \(family) is missing; \(replacement) is used in its place.\(remedy)")
  }

  /// Reports a font that Fontconfig knows and that cannot be opened.
  func reportUnreadable(_ font: UnsafeMutablePointer<PangoFont>, family: String) {
    let file = FontLibrary.file(of: font).map { " (\($0))" } ?? ""
    let remedy =
      FontLibrary.debianPackage(ofFamily: family).map { " Reinstall the Debian package \($0)." } ?? ""
    report("The font \(family)\(file) cannot be read; its text is not drawn.\(remedy)")
  }

  static func familyName(of font: UnsafeMutablePointer<PangoFont>) -> String {
    guard let description = pango_font_describe(font) else {
      return ""
    }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
  }

  /// The path of the file that holds the font.
  static func file(of font: UnsafeMutablePointer<PangoFont>) -> String? {
    var name: UnsafeMutablePointer<FcChar8>?
    let pattern = pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    guard FcPatternGetString(pattern, FC_FILE, 0, &name) == FcResultMatch, let name else {
      return nil
    }
    return String(cString: name)
  }

  private static func postScriptName(of font: UnsafeMutablePointer<PangoFont>) -> String? {
    guard let face = hb_font_get_face(pango_font_get_hb_font(font)) else {
      return nil
    }
    var length: UInt32 = 128
    var bytes = [CChar](repeating: 0, count: Int(length))
    let name = hb_ot_name_id_t(HB_OT_NAME_ID_POSTSCRIPT_NAME)
    guard hb_ot_name_get_utf8(face, name, nil, &length, &bytes) > 0 else {
      return nil
    }
    return String(decoding: bytes.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The measures of a font, or nil of one that cannot be read.
  func measure(_ font: UnsafeMutablePointer<PangoFont>, pointSize: CGFloat) -> FontMetrics? {
    guard FontLibrary.isReadable(font), let shaper = pango_font_get_hb_font(font) else {
      return nil
    }
    func points(_ tag: hb_ot_metrics_tag_t) -> CGFloat? {
      var position: hb_position_t = 0
      guard hb_ot_metrics_get_position(shaper, tag, &position) != 0 else {
        return nil
      }
      return CGFloat(position) / CGFloat(PANGO_SCALE)
    }
    guard let ascender = points(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      let descender = points(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)
    else {
      return nil
    }
    let estimate = FontMetrics.estimated(pointSize: pointSize)
    return FontMetrics(
      ascender: ascender, descender: descender, leading: points(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0,
      capHeight: points(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? estimate.capHeight,
      xHeight: points(HB_OT_METRICS_TAG_X_HEIGHT) ?? estimate.xHeight,
      underlinePosition: points(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? estimate.underlinePosition,
      underlineThickness: points(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? estimate.underlineThickness,
      strikethroughPosition: points(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) ?? estimate.strikethroughPosition,
      strikethroughThickness: points(HB_OT_METRICS_TAG_STRIKEOUT_SIZE) ?? estimate.strikethroughThickness)
  }

  /// Whether the font's file could be opened.
  static func isReadable(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else {
      return false
    }
    return cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS
  }
}

extension FontMetrics {
  /// The measures of a font that has none, in the proportions of common Latin fonts.
  static func estimated(pointSize: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: pointSize * 0.95, descender: pointSize * -0.25, leading: 0, capHeight: pointSize * 0.7,
      xHeight: pointSize * 0.5, underlinePosition: pointSize * -0.1, underlineThickness: pointSize * 0.05,
      strikethroughPosition: pointSize * 0.3, strikethroughThickness: pointSize * 0.05)
  }
}
