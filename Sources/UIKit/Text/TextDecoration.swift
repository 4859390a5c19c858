/// What is drawn of a run apart from the shapes of its letters.
struct TextDecoration {
  /// The colour of the letters; nil takes that of the text.
  var foreground: UIColor?
  var background: UIColor?
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?

  init() {}

  init(_ attributes: [NSAttributedString.Key: Any]) {
    foreground = attributes[.foregroundColor] as? UIColor
    background = attributes[.backgroundColor] as? UIColor
    underline = TextDecoration.style(attributes[.underlineStyle])
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethrough = TextDecoration.style(attributes[.strikethroughStyle])
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
  }

  private static func style(_ value: Any?) -> NSUnderlineStyle {
    if let style = value as? NSUnderlineStyle {
      return style
    }
    return NSUnderlineStyle(rawValue: StyledText.points(value).map { Int($0) } ?? 0)
  }
}
