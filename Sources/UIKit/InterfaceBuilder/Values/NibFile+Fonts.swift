extension NibFile {
  /// The font of a `fontDescription` or `font` element, reported and replaced by the system's where there is none of
  /// its name.
  func font(_ element: NibElement) -> UIFont? {
    guard element.name == "fontDescription" || element.name == "font" else { return nil }
    if let style = element["style"] {
      let style = UIFont.TextStyle(rawValue: style)
      return UIFont.preferredFont(forTextStyle: style)
    }
    let size = min(max(element.number("pointSize") ?? element.number("size") ?? UIFont.labelFontSize, 0.5), 5000)
    if let name = element["name"] {
      if let font = UIFont(name: name, size: size) { return font }
      // Names that begin with a dot are the system font's own.
      if !name.hasPrefix(".") {
        report(at: element, "there is no font \(name); the system font stands in for it")
      }
      return UIFont.systemFont(ofSize: size, weight: name.hasSuffix("Semibold") ? .semibold : .regular)
    }
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold": return UIFont.boldSystemFont(ofSize: size)
    case "italicSystem", "systemItalic": return UIFont.italicSystemFont(ofSize: size)
    default: return UIFont.systemFont(ofSize: size, weight: element.fontWeight ?? .regular)
    }
  }
}

extension NibElement {
  fileprivate var fontWeight: UIFont.Weight? {
    choice(
      "weight",
      [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ])
  }
}
