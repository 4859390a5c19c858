/// What is drawn of a run apart from the shapes of its letters.
struct TextDecoration {
  /// The colour of the letters; nil takes that of the text.
  var foreground: UIColor?
  var background: UIColor?
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?
  /// The width of a line along the outlines, in hundredths of the font's size; below 0 the letters are filled too.
  var strokeWidth: CGFloat = 0
  var strokeColor: UIColor?
  var shadow: NSShadow?
  /// What is shown in place of the characters.
  var attachment: NSTextAttachment?

  init() {}

  init(_ attributes: [NSAttributedString.Key: Any]) {
    foreground = attributes[.foregroundColor] as? UIColor
    background = attributes[.backgroundColor] as? UIColor
    underline = TextDecoration.style(attributes[.underlineStyle])
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethrough = TextDecoration.style(attributes[.strikethroughStyle])
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    strokeWidth = StyledText.points(attributes[.strokeWidth]) ?? 0
    strokeColor = attributes[.strokeColor] as? UIColor
    shadow = attributes[.shadow] as? NSShadow
    attachment = attributes[.attachment] as? NSTextAttachment
    if attributes[.link] != nil {
      foreground = .link
      if underline.isEmpty { underline = .single }
    }
  }

  private static func style(_ value: Any?) -> NSUnderlineStyle {
    if let style = value as? NSUnderlineStyle {
      return style
    }
    return NSUnderlineStyle(rawValue: (value as? Int) ?? (value as? NSNumber)?.intValue ?? 0)
  }
}
