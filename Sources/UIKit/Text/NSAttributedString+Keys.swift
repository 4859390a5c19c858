extension NSAttributedString.Key {
  /// A `UIFont`; text without one is set in the system font at 12 points.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/font>.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")

  /// An `NSParagraphStyle`; the style of a paragraph's first character counts for all of it.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/paragraphstyle>.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")

  /// The `UIColor` of the letters; black without one.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/foregroundcolor>.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")

  /// The `UIColor` behind the letters.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/backgroundcolor>.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")

  /// A number of points to add between letters.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/kern>.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")

  /// A number of points to add between letters, as `kern`, which it overrides.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/tracking>.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")

  /// The raw value of an `NSUnderlineStyle` for a line through the text.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/strikethroughstyle>.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")

  /// The `UIColor` of that line; that of the letters without one.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/strikethroughcolor>.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")

  /// The raw value of an `NSUnderlineStyle`.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/underlinestyle>.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")

  /// The `UIColor` of the underline; that of the letters without one.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/underlinecolor>.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")

  /// 0 keeps apart letters that the font would make one shape of; any other number, or none, does not.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/ligature>.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")

  /// The width of a line along the letters' outlines, a number of hundredths of the font's size. Above 0 only the
  /// outlines are drawn, below 0 the letters are filled too.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/strokewidth>.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")

  /// The `UIColor` of the outlines; that of the letters without one.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/strokecolor>.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")

  /// An `NSTextAttachment`, shown in place of the character `NSTextAttachment.character`.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/attachment>.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")

  /// An `NSShadow` of the letters.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/shadow>.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")

  /// A `URL` or a `String`. Letters with one are blue and underlined, whatever their own colour, as labels are known to
  /// show them; Apple's page leaves it open.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/link>.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")

  /// A number of points by which the letters are raised.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/baselineoffset>.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
