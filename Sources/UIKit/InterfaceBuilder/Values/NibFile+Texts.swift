extension NibFile {
  /// A text of an element: the string table's for the user's language, else the file's, in an attribute or in a child.
  ///
  /// The table calls the text of an object `id.property`.
  func text(_ key: String, of element: NibElement, property: String? = nil, id: String? = nil) -> String? {
    if let id = id ?? element.id, let translated = strings["\(id).\(property ?? key)"] { return translated }
    if let text = element[key] { return text }
    guard let child = element.value(forKey: key), child.name == "string" || child.name == "mutableString" else {
      return nil
    }
    return child.stringValue
  }

  /// An attributed text of an element: fragments with a font, colours and a paragraph style each.
  func attributedText(forKey key: String, of element: NibElement) -> NSAttributedString? {
    guard let child = element.child("attributedString", key: key) else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in child.list("fragments") where fragment.name == "fragment" {
      let text = fragment["content"] ?? fragment.value(forKey: "content")?.stringValue ?? ""
      result.append(NSAttributedString(string: text, attributes: textAttributes(of: fragment)))
    }
    return result
  }

  private func textAttributes(of fragment: NibElement) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for attribute in fragment.list("attributes") {
      switch attribute["key"] {
      case "NSColor": result[.foregroundColor] = color(attribute)
      case "NSBackgroundColor": result[.backgroundColor] = color(attribute)
      case "NSStrokeColor": result[.strokeColor] = color(attribute)
      case "NSUnderlineColor": result[.underlineColor] = color(attribute)
      case "NSFont": result[.font] = font(attribute)
      case "NSParagraphStyle": result[.paragraphStyle] = Self.paragraphStyle(attribute)
      case "NSUnderline": result[.underlineStyle] = attribute.integer("value")
      case "NSStrikethrough": result[.strikethroughStyle] = attribute.integer("value")
      case "NSKern": result[.kern] = attribute.number("value")
      case "NSBaselineOffset": result[.baselineOffset] = attribute.number("value")
      default:
        report(at: attribute, "the text attribute \(attribute["key"] ?? "nil") is left out: it is not known here")
      }
    }
    return result
  }

  private static func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = element.textAlignment("alignment") { style.alignment = alignment }
    if let mode = element.lineBreakMode { style.lineBreakMode = mode }
    if let spacing = element.number("lineSpacing") { style.lineSpacing = spacing }
    if let spacing = element.number("paragraphSpacing") { style.paragraphSpacing = spacing }
    if let spacing = element.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = spacing }
    if let indent = element.number("firstLineHeadIndent") { style.firstLineHeadIndent = indent }
    if let indent = element.number("headIndent") { style.headIndent = indent }
    if let indent = element.number("tailIndent") { style.tailIndent = indent }
    if let height = element.number("minimumLineHeight") { style.minimumLineHeight = height }
    if let height = element.number("maximumLineHeight") { style.maximumLineHeight = height }
    if let multiple = element.number("lineHeightMultiple") { style.lineHeightMultiple = multiple }
    return style
  }
}

extension NibElement {
  func textAlignment(_ attribute: String) -> NSTextAlignment? {
    choice(
      attribute,
      ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural])
  }

  var lineBreakMode: NSLineBreakMode? {
    choice(
      "lineBreakMode",
      [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
        "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
        "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
      ])
  }
}
