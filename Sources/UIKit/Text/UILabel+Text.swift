extension UILabel {
  /// The attributes of text that has none of its own.
  final var ownAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.attributes = ownParagraph
    return [.font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: paragraph.copy()]
  }

  final var ownParagraph: ParagraphAttributes {
    ParagraphAttributes(
      alignment: storedAlignment, lineBreakMode: storedLineBreakMode, lineBreakStrategy: lineBreakStrategy)
  }

  final var isOneLine: Bool { numberOfLines == 1 }

  /// Whether there is anything to show.
  final var hasText: Bool {
    storedAttributedText.map { $0.length > 0 } ?? !(storedText ?? "").isEmpty
  }

  final func textDidChange() {
    styled = nil
    lastLayout = nil
    naturalLayout = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  final func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    changeAttributes { $0[key] = value }
  }

  final func setParagraph<Value>(_ path: WritableKeyPath<ParagraphAttributes, Value>, _ value: Value) {
    changeAttributes { attributes in
      let style = NSMutableParagraphStyle()
      style.attributes = (attributes[.paragraphStyle] as? NSParagraphStyle)?.attributes ?? ownParagraph
      style.attributes[keyPath: path] = value
      attributes[.paragraphStyle] = style
    }
  }

  /// What the first character of the attributed text says.
  final func firstAttribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard let storedAttributedText, storedAttributedText.length > 0 else { return nil }
    return storedAttributedText.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  final var firstParagraph: ParagraphAttributes? {
    (firstAttribute(.paragraphStyle) as NSParagraphStyle?)?.attributes
  }

  /// Keeps as the label's own what the first character of the attributed text, which is to go, says.
  final func takeStyleOfAttributedText() {
    guard storedAttributedText != nil else { return }
    storedFont = firstAttribute(.font) ?? storedFont
    storedTextColor = firstAttribute(.foregroundColor) ?? storedTextColor
    if let firstParagraph {
      storedAlignment = firstParagraph.alignment
      storedLineBreakMode = firstParagraph.lineBreakMode
    }
  }

  /// Does away with the attributed text, and with the style that it gave the label.
  final func forgetAttributedText() {
    guard storedAttributedText != nil else { return }
    storedAttributedText = nil
    textDidChange()
  }

  /// Gives every font that is scaled the size for the label's traits, where the label follows them.
  final func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = effectiveTraits
    var isChanged = false
    let font = storedFont.adjusted(for: traits)
    if font != storedFont {
      storedFont = font
      isChanged = true
    }
    changeAttributes { attributes in
      guard let font = attributes[.font] as? UIFont else { return }
      let adjusted = font.adjusted(for: traits)
      guard adjusted != font else { return }
      attributes[.font] = adjusted
      isChanged = true
    }
    if isChanged { textDidChange() }
  }

  /// Changes the attributes of each run.
  private func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard let storedAttributedText else {
      return
    }
    let text = NSMutableAttributedString(attributedString: storedAttributedText)
    let whole = NSRange(location: 0, length: text.length)
    storedAttributedText.enumerateAttributes(in: whole) { attributes, range, _ in
      var attributes = attributes
      change(&attributes)
      text.setAttributes(attributes, range: range)
    }
    self.storedAttributedText = text
  }

  /// The text as it is laid out.
  final var styledText: (text: StyledText, decorations: [TextDecoration]) {
    if let styled {
      return styled
    }
    let result: (text: StyledText, decorations: [TextDecoration])
    if let storedAttributedText {
      result = StyledText.make(
        storedAttributedText, defaultFont: storedFont.handle, defaultParagraph: ownParagraph)
    } else {
      result = (StyledText(storedText ?? "", font: storedFont.handle, paragraph: ownParagraph), [])
    }
    styled = result
    return result
  }

  /// The lines that the label shows in its bounds, each with its text and its frame in the label's coordinates.
  package final var laidOutLines: [(text: String, frame: CGRect)] {
    guard hasText else {
      return []
    }
    let placed = placedLayout(in: bounds)
    return placed.layout.lines.map { line in
      let x = placed.layout.x(of: line, in: bounds.width, interfaceIsRightToLeft: readsRightToLeft)
      return (
        placed.layout.string(of: line),
        CGRect(x: bounds.minX + x, y: placed.origin.y + line.top, width: line.width, height: line.height)
      )
    }
  }
}
