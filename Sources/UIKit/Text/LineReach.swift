/// How far what stands on a line reaches from its baseline, in points.
struct LineReach {
  private(set) var ascent: CGFloat = 0
  private(set) var descent: CGFloat = 0
  private var leading: CGFloat = 0

  /// Takes in letters that stand `rise` above the baseline.
  mutating func include(_ metrics: FontMetrics, rise: CGFloat) {
    ascent = max(ascent, metrics.ascender + rise)
    descent = max(descent, -metrics.descender - rise)
    leading = max(leading, metrics.leading)
  }

  mutating func include(_ box: AttachmentBox, rise: CGFloat) {
    ascent = max(ascent, box.y + box.height + rise)
    descent = max(descent, -box.y - rise)
  }

  /// The height of the line that a paragraph makes of it.
  func height(_ attributes: ParagraphAttributes, usesFontLeading: Bool) -> CGFloat {
    var height = ascent + descent + (usesFontLeading ? leading : 0)
    if attributes.lineHeightMultiple > 0 {
      height *= attributes.lineHeightMultiple
    }
    height = max(height, attributes.minimumLineHeight)
    if attributes.maximumLineHeight > 0 {
      height = min(height, attributes.maximumLineHeight)
    }
    return height
  }
}
