import CPango

/// A font at a size, loaded once; its measures, and how Pango is asked for it.
///
/// Handles live as long as the font library, which owns them, or until the last font that was made of them is gone where
/// the library has another one in their place. What they point at is used under the library's lock.
final class FontHandle: @unchecked Sendable {
  let face: FontFace
  let pointSize: CGFloat
  let metrics: FontMetrics
  /// The family and the PostScript name of the font that was found.
  let familyName: String
  let postScriptName: String
  /// Names the family only; fallback families are appended for each language.
  private let descriptions: [OpaquePointer]
  /// Lists of attributes with nothing but the description, once they were asked for.
  private var attributeLists: [OpaquePointer?]

  init(
    face: FontFace, pointSize: CGFloat, metrics: FontMetrics, familyName: String, postScriptName: String,
    descriptions: [OpaquePointer]
  ) {
    self.face = face
    self.pointSize = pointSize
    self.metrics = metrics
    self.familyName = familyName
    self.postScriptName = postScriptName
    self.descriptions = descriptions
    attributeLists = descriptions.map { _ in nil }
  }

  deinit {
    // Copies of lists that a layout on another thread still holds are counted.
    for list in attributeLists { pango_attr_list_unref(list) }
    for description in descriptions { pango_font_description_free(description) }
  }

  /// How Pango is asked for the font, with the fallback fonts of a language after it.
  func description(for language: HanLanguage) -> OpaquePointer {
    descriptions[language.rawValue]
  }

  /// The same as Pango's attributes of a whole text.
  func attributes(for language: HanLanguage) -> OpaquePointer? {
    if let list = attributeLists[language.rawValue] { return list }
    let list = pango_attr_list_new()
    pango_attr_list_insert(list, pango_attr_font_desc_new(description(for: language)))
    attributeLists[language.rawValue] = list
    return list
  }
}

extension FontHandle: Hashable {
  static func == (left: FontHandle, right: FontHandle) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
