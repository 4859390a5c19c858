import CPango

extension FontLibrary {
  /// One installed font, as Fontconfig lists it.
  struct InstalledFont {
    var family: String
    var postScriptName: String
    var weight: UIFont.Weight
    var isItalic: Bool

    var face: FontFace {
      FontFace(family: .named(family), weight: weight, isItalic: isItalic)
    }
  }

  /// The font whose PostScript name, full name or (then the regular one) family is the given name.
  func installedFont(named name: String) -> InstalledFont? {
    list(FC_POSTSCRIPT_NAME, name).first ?? list(FC_FULLNAME, name).first
      ?? installedFonts(ofFamily: name).min { distanceFromRegular($0) < distanceFromRegular($1) }
  }

  func installedFonts(ofFamily family: String) -> [InstalledFont] {
    list(FC_FAMILY, family).sorted { $0.postScriptName < $1.postScriptName }
  }

  /// The names of all installed families, sorted.
  func installedFamilies() -> [String] {
    Set(list(nil, "").map(\.family)).sorted()
  }

  /// The first installed family with round ends that can stand for the system's rounded design; nil if there is none.
  static let roundedFamily: String? = {
    let installed = Set(shared.installedFamilies())
    return ["Nunito", "Quicksand", "Varela Round", "M PLUS Rounded 1c", "Comfortaa"].first { installed.contains($0) }
  }()

  private func distanceFromRegular(_ font: InstalledFont) -> CGFloat {
    abs(font.weight.rawValue) + (font.isItalic ? 10 : 0)
  }

  /// The scalable fonts with the given value of one of Fontconfig's properties, or all of them.
  private func list(_ property: String?, _ value: String) -> [InstalledFont] {
    withLock {
      guard let pattern = FcPatternCreate(), let objects = FcObjectSetCreate() else {
        return []
      }
      defer {
        FcPatternDestroy(pattern)
        FcObjectSetDestroy(objects)
      }
      if let property {
        FcPatternAddString(pattern, property, value)
      }
      for name in [FC_FAMILY, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT] {
        FcObjectSetAdd(objects, name)
      }
      guard let set = FcFontList(configuration, pattern, objects) else {
        return []
      }
      defer { FcFontSetDestroy(set) }
      return (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0].flatMap(FontLibrary.read) }
    }
  }

  private static func read(_ pattern: OpaquePointer) -> InstalledFont? {
    var family: UnsafeMutablePointer<FcChar8>?
    var name: UnsafeMutablePointer<FcChar8>?
    var weight: Double = 80
    var slant: Int32 = 0
    guard FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family else {
      return nil
    }
    _ = FcPatternGetString(pattern, FC_POSTSCRIPT_NAME, 0, &name)
    _ = FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    _ = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    let openType = FcWeightToOpenTypeDouble(weight)
    return InstalledFont(
      family: String(cString: family), postScriptName: name.map { String(cString: $0) } ?? String(cString: family),
      weight: UIFont.Weight(openTypeValue: Int32(openType.rounded())), isItalic: slant != 0)
  }
}
