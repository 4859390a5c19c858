extension NSLayoutConstraint {
  /// How the views of a visual format lie to each other across its direction, and in which direction it runs.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions>.
  public struct FormatOptions: OptionSet, Sendable {
    /// A bit for each option; those of alignments lie at the number of their attribute.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(aligning attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }

    /// Left edges are aligned.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// Right edges are aligned.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// Top edges are aligned.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// Bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// Leading edges are aligned.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// Trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// The middles between left and right are aligned.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// The middles between top and bottom are aligned.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// The baselines of the last lines of text are aligned.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// The baselines of the first lines of text are aligned.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The former name of `alignAllLastBaseline`.
    public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
    /// All alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// A horizontal format runs as text does; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A horizontal format runs from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A horizontal format runs from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces lie between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Spaces of a vertical format lie between the last baseline of a view and the first baseline of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All kinds of spaces.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes to align.
    var alignedAttributes: [Attribute] {
      let candidates: [Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
      ]
      return candidates.filter { contains(FormatOptions(aligning: $0)) }
    }
  }
}
