/// A paragraph style that can be changed. A text takes the values that it has when it is set.
///
/// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle>.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where lines lie between the edges.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/alignment>.
  open override var alignment: NSTextAlignment {
    get { attributes.alignment }
    set { attributes.alignment = newValue }
  }

  /// What becomes of text that is too wide. A label takes it from its own property of that name.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/linebreakmode>.
  open override var lineBreakMode: NSLineBreakMode {
    get { attributes.lineBreakMode }
    set { attributes.lineBreakMode = newValue }
  }

  /// The direction in which the paragraph is read.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/basewritingdirection>.
  open override var baseWritingDirection: NSWritingDirection {
    get { attributes.baseWritingDirection }
    set { attributes.baseWritingDirection = newValue }
  }

  /// Points between the bottom of a line and the top of the next; negative ones count as 0.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/linespacing>.
  open override var lineSpacing: CGFloat {
    get { attributes.lineSpacing }
    set { attributes.lineSpacing = newValue }
  }

  /// Points after the paragraph; negative ones count as 0.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/paragraphspacing>.
  open override var paragraphSpacing: CGFloat {
    get { attributes.paragraphSpacing }
    set { attributes.paragraphSpacing = newValue }
  }

  /// Points before the paragraph, unless it is the first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/paragraphspacingbefore>.
  open override var paragraphSpacingBefore: CGFloat {
    get { attributes.paragraphSpacingBefore }
    set { attributes.paragraphSpacingBefore = newValue }
  }

  /// The least height of a line in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/minimumlineheight>.
  open override var minimumLineHeight: CGFloat {
    get { attributes.minimumLineHeight }
    set { attributes.minimumLineHeight = newValue }
  }

  /// The greatest height of a line in points; 0 sets no limit.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/maximumlineheight>.
  open override var maximumLineHeight: CGFloat {
    get { attributes.maximumLineHeight }
    set { attributes.maximumLineHeight = newValue }
  }

  /// A factor of the natural height of a line, before the limits; 0 is no factor.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/lineheightmultiple>.
  open override var lineHeightMultiple: CGFloat {
    get { attributes.lineHeightMultiple }
    set { attributes.lineHeightMultiple = newValue }
  }

  /// Points from the leading edge to the paragraph's first line.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/firstlineheadindent>.
  open override var firstLineHeadIndent: CGFloat {
    get { attributes.firstLineHeadIndent }
    set { attributes.firstLineHeadIndent = newValue }
  }

  /// Points from the leading edge to the other lines.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/headindent>.
  open override var headIndent: CGFloat {
    get { attributes.headIndent }
    set { attributes.headIndent = newValue }
  }

  /// Where lines end: points from the leading edge if positive, from the trailing edge if not.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/tailindent>.
  open override var tailIndent: CGFloat {
    get { attributes.tailIndent }
    set { attributes.tailIndent = newValue }
  }

  /// Where tabs lead, in ascending order; twelve stops 28 points apart at first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/tabstops>.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set {
      // Nil stands for the stops of a style that nobody changed.
      let stops = newValue?.map(\.stop).sorted { $0.location < $1.location }
      attributes.tabStops = stops == TabStop.standard ? nil : stops
    }
  }

  /// The distance in points between the stops after the last of `tabStops`; 0 leaves them the last distance there.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/defaulttabinterval>.
  open override var defaultTabInterval: CGFloat {
    get { attributes.defaultTabInterval }
    set { attributes.defaultTabInterval = newValue }
  }

  /// Whether letters are moved together a little before text is truncated.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/allowsdefaulttighteningfortruncation>.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { attributes.allowsTightening }
    set { attributes.allowsTightening = newValue }
  }

  /// Where lines should not break although they could; nowhere at first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/linebreakstrategy-swift.property>.
  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { attributes.lineBreakStrategy }
    set { attributes.lineBreakStrategy = newValue }
  }

  /// Adds a tab stop.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/addtabstop(_:)>.
  open func addTabStop(_ anObject: NSTextTab) {
    tabStops.append(anObject)
  }

  /// Takes away the tab stops that are equal to one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/removetabstop(_:)>.
  open func removeTabStop(_ anObject: NSTextTab) {
    tabStops.removeAll { $0 == anObject }
  }

  /// Takes over all of another style.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/setparagraphstyle(_:)>.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    attributes = style.attributes
  }
}
