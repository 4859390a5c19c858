/// What a paragraph style says, as a value. Lengths are points.
struct ParagraphAttributes: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var baseWritingDirection = NSWritingDirection.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  /// Nil stands for `TabStop.standard`: most paragraphs have it, and the key of a layout is cheaper without.
  var tabStops: [TabStop]?
  var defaultTabInterval: CGFloat = 0
  var allowsTightening = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
}

extension ParagraphAttributes {
  /// The same with lengths that text can be laid out with: what is no number counts as 0, and what is beyond reason as
  /// the nearest that is not.
  var bounded: ParagraphAttributes {
    var result = self
    for length in Self.lengths { result[keyPath: length] = StyledText.bounded(self[keyPath: length]) }
    return result
  }

  private static var lengths: [WritableKeyPath<ParagraphAttributes, CGFloat>] {
    [
      \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.minimumLineHeight, \.maximumLineHeight,
      \.lineHeightMultiple, \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.defaultTabInterval,
    ]
  }
}
