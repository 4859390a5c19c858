/// How a paragraph is set.
///
/// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle>.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let foundationMark = FoundationMark()
  final var attributes = ParagraphAttributes()

  /// A style with the defaults.
  public override init() {}

  private static let defaultStyle = NSParagraphStyle()

  /// The style of text that has none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/default>.
  public class var `default`: NSParagraphStyle { defaultStyle }

  /// The direction in which a language is read, by its identifier (such as `ar`); nil is the language of the interface.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/nsparagraphstyle/defaultwritingdirection(forlanguage:)>.
  public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let languageName else {
      return UITraitCollection.fallback.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    return Locale.Language(identifier: languageName).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Where lines lie between the edges.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/alignment>.
  open var alignment: NSTextAlignment { attributes.alignment }

  /// What becomes of text that is too wide. A label takes it from its own property of that name.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakmode>.
  open var lineBreakMode: NSLineBreakMode { attributes.lineBreakMode }

  /// The direction in which the paragraph is read.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/basewritingdirection>.
  open var baseWritingDirection: NSWritingDirection { attributes.baseWritingDirection }

  /// Points between the bottom of a line and the top of the next; negative ones count as 0.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/linespacing>.
  open var lineSpacing: CGFloat { attributes.lineSpacing }

  /// Points after the paragraph; negative ones count as 0.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/paragraphspacing>.
  open var paragraphSpacing: CGFloat { attributes.paragraphSpacing }

  /// Points before the paragraph, unless it is the first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/paragraphspacingbefore>.
  open var paragraphSpacingBefore: CGFloat { attributes.paragraphSpacingBefore }

  /// The least height of a line in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/minimumlineheight>.
  open var minimumLineHeight: CGFloat { attributes.minimumLineHeight }

  /// The greatest height of a line in points; 0 sets no limit.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/maximumlineheight>.
  open var maximumLineHeight: CGFloat { attributes.maximumLineHeight }

  /// A factor of the natural height of a line, before the limits; 0 is no factor.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/lineheightmultiple>.
  open var lineHeightMultiple: CGFloat { attributes.lineHeightMultiple }

  /// Points from the leading edge to the paragraph's first line.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/firstlineheadindent>.
  open var firstLineHeadIndent: CGFloat { attributes.firstLineHeadIndent }

  /// Points from the leading edge to the other lines.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/headindent>.
  open var headIndent: CGFloat { attributes.headIndent }

  /// Where lines end: points from the leading edge if positive, from the trailing edge if not.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/tailindent>.
  open var tailIndent: CGFloat { attributes.tailIndent }

  /// Where tabs lead, in ascending order; twelve stops 28 points apart at first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/tabstops>.
  open var tabStops: [NSTextTab]! {
    (attributes.tabStops ?? TabStop.standard).map { NSTextTab(textAlignment: $0.alignment, location: $0.location) }
  }

  /// The distance in points between the stops after the last of `tabStops`; 0 leaves them the last distance there.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/defaulttabinterval>.
  open var defaultTabInterval: CGFloat { attributes.defaultTabInterval }

  /// Whether letters are moved together a little before text is truncated.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/allowsdefaulttighteningfortruncation>.
  open var allowsDefaultTighteningForTruncation: Bool { attributes.allowsTightening }

  /// Where lines should not break although they could; nowhere at first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.property>.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { attributes.lineBreakStrategy }

  public func copy(with zone: NSZone? = nil) -> Any {
    guard self is NSMutableParagraphStyle else {
      return self
    }
    let copy = NSParagraphStyle()
    copy.attributes = attributes
    return copy
  }

  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.attributes = attributes
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.attributes == attributes
  }

  open override var hash: Int { attributes.hashValue }
}
