extension NibFile {
  /// The colour that is the value of a key; `.some(nil)` where the file says that there is none.
  func color(forKey key: String, of element: NibElement) -> UIColor?? {
    guard let child = element.value(forKey: key) else { return nil }
    if child.name == "nil" { return .some(nil) }
    return color(child).map { .some($0) }
  }

  /// The colour of a `color` element; nil, reported, of one that says nothing known.
  func color(_ element: NibElement) -> UIColor? {
    guard element.name == "color" else { return nil }
    if let name = element["name"], element["red"] == nil, element["white"] == nil {
      return namedColor(name, element)
    }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let color = UIColor.systemColor(named: name) { return color }
      // The file has the components too, for systems that do not know the name.
      if let fallback = resource("systemColor", named: name)?.child("color") { return color(fallback) }
      if let color = components(element) { return color }
      report(at: element, "the system colour \(name) is not known here")
      return nil
    }
    if let color = components(element) { return color }
    report(at: element, "the colour has no components that are known here")
    return nil
  }

  private func namedColor(_ name: String, _ element: NibElement) -> UIColor? {
    if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
    let fallback = resource("namedColor", named: name)?.child("color")
    // A colour in the list of resources has components; one that is named again would lead in a circle.
    if let fallback, let color = components(fallback) { return color }
    report(at: element, "there is no colour named \(name)")
    return nil
  }

  private func components(_ element: NibElement) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
      guard element["customColorSpace"] != "displayP3" else {
        return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let hue = element.number("hue"), let saturation = element.number("saturation"),
      let brightness = element.number("brightness")
    {
      return UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    return nil
  }
}

extension UIColor {
  /// A colour by the name that Interface Builder gives it, such as `systemBackgroundColor`.
  static func systemColor(named name: String) -> UIColor? {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return SystemColorNames.table[stem]?()
  }
}

private enum SystemColorNames {
  static let table: [String: @Sendable () -> UIColor] = [
    "label": { UIColor.label },
    "secondaryLabel": { UIColor.secondaryLabel },
    "tertiaryLabel": { UIColor.tertiaryLabel },
    "quaternaryLabel": { UIColor.quaternaryLabel },
    "systemFill": { UIColor.systemFill },
    "secondarySystemFill": { UIColor.secondarySystemFill },
    "tertiarySystemFill": { UIColor.tertiarySystemFill },
    "quaternarySystemFill": { UIColor.quaternarySystemFill },
    "placeholderText": { UIColor.placeholderText },
    "systemBackground": { UIColor.systemBackground },
    "secondarySystemBackground": { UIColor.secondarySystemBackground },
    "tertiarySystemBackground": { UIColor.tertiarySystemBackground },
    "systemGroupedBackground": { UIColor.systemGroupedBackground },
    "secondarySystemGroupedBackground": { UIColor.secondarySystemGroupedBackground },
    "tertiarySystemGroupedBackground": { UIColor.tertiarySystemGroupedBackground },
    "separator": { UIColor.separator },
    "opaqueSeparator": { UIColor.opaqueSeparator },
    "link": { UIColor.link },
    "darkText": { UIColor.darkText },
    "lightText": { UIColor.lightText },
    "systemRed": { UIColor.systemRed },
    "systemOrange": { UIColor.systemOrange },
    "systemYellow": { UIColor.systemYellow },
    "systemGreen": { UIColor.systemGreen },
    "systemMint": { UIColor.systemMint },
    "systemTeal": { UIColor.systemTeal },
    "systemCyan": { UIColor.systemCyan },
    "systemBlue": { UIColor.systemBlue },
    "systemIndigo": { UIColor.systemIndigo },
    "systemPurple": { UIColor.systemPurple },
    "systemPink": { UIColor.systemPink },
    "systemBrown": { UIColor.systemBrown },
    "systemGray": { UIColor.systemGray },
    "systemGray2": { UIColor.systemGray2 },
    "systemGray3": { UIColor.systemGray3 },
    "systemGray4": { UIColor.systemGray4 },
    "systemGray5": { UIColor.systemGray5 },
    "systemGray6": { UIColor.systemGray6 },
    "tint": { UIColor.tintColor },
    "black": { UIColor.black },
    "darkGray": { UIColor.darkGray },
    "lightGray": { UIColor.lightGray },
    "white": { UIColor.white },
    "gray": { UIColor.gray },
    "red": { UIColor.red },
    "green": { UIColor.green },
    "blue": { UIColor.blue },
    "cyan": { UIColor.cyan },
    "yellow": { UIColor.yellow },
    "magenta": { UIColor.magenta },
    "orange": { UIColor.orange },
    "purple": { UIColor.purple },
    "brown": { UIColor.brown },
    "clear": { UIColor.clear },
    "groupTableViewBackground": { UIColor.systemGroupedBackground },
  ]
}
