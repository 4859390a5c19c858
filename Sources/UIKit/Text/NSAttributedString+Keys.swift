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

  /// A number of points by which the letters are raised.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/key/baselineoffset>.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
