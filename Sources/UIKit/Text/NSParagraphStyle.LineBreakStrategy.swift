extension NSParagraphStyle {
  /// Where lines should not break although they could.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.struct>.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// The strategies of a raw value.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The last line of a paragraph gets a word of the line before where it would have only one.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Lines of Korean break between words and not between syllables, where words fit a line.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What the system's own labels do: all of it.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
