/// A view that shows a text of one or more lines.
///
/// A line is as high as its font asks, also where some of its characters come from another font, so that labels in any
/// mixture of Latin, Chinese, Japanese, Korean and emoji are equally high; scripts that reach further, as Arabic, make
/// it higher. The text is centred between top and bottom.
/// Specified by <https://developer.apple.com/documentation/uikit/uilabel>.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  final var storedText: String?
  final var storedAttributedText: NSAttributedString?
  final var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  final var storedTextColor = UIColor.label
  final var storedAlignment = NSTextAlignment.natural
  final var storedLineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The text as it is laid out, and what is drawn beside the letters; nil after a change.
  final var styled: (text: StyledText, decorations: [TextDecoration])?
  /// The layout asked for last, and its request's limits.
  final var lastLayout: (width: Int32, maximumLines: Int, layout: TextLayout)?
  /// The layout without a limit of the width, and its request's maximum of lines.
  final var naturalLayout: (maximumLines: Int, layout: TextLayout)?
  /// The width for which `intrinsicContentSize` was told last.
  final var widthOfIntrinsicSize: CGFloat = 0
  /// The baselines as Auto Layout was told them last; nil before it asked.
  final var toldBaselines: (first: CGFloat, last: CGFloat)?

  /// A label without text.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel>.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A label from an archive of a view; the archive holds no text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UILabel.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The text; setting it does away with the attributes of `attributedText`. Nil and an empty text show nothing.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/text>.
  open var text: String? {
    get { storedAttributedText?.string ?? storedText }
    set {
      guard storedAttributedText != nil || newValue != storedText else {
        return
      }
      takeStyleOfAttributedText()
      storedText = newValue
      storedAttributedText = nil
      textDidChange()
    }
  }

  /// The text with its attributes. What it does not say is taken from the label's font, colour and paragraph style; these
  /// are then what its first character says.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/attributedtext>.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? storedText.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set {
      takeStyleOfAttributedText()
      storedAttributedText = newValue?.copy() as? NSAttributedString
      storedText = nil
      textDidChange()
    }
  }

  /// The font, at first the system font at 17 points; setting it sets that of the whole of `attributedText`. Nil stands
  /// for the first font.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/font>.
  open var font: UIFont! {
    get { firstAttribute(.font) ?? storedFont }
    set {
      storedFont = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
      setAttribute(.font, storedFont)
      textDidChange()
    }
  }

  /// The colour of the letters, at first `UIColor.label`; setting it sets that of the whole of `attributedText`. Nil
  /// stands for the first colour.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/textcolor>.
  open var textColor: UIColor! {
    get { firstAttribute(.foregroundColor) ?? storedTextColor }
    set {
      storedTextColor = newValue ?? UIColor.label
      setAttribute(.foregroundColor, storedTextColor)
      styled = storedAttributedText == nil ? styled : nil
      setNeedsDisplay()
    }
  }

  /// Where lines lie between left and right; setting it sets that of the whole of `attributedText`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/textalignment>.
  open var textAlignment: NSTextAlignment {
    get { firstParagraph?.alignment ?? storedAlignment }
    set {
      guard newValue != storedAlignment || storedAttributedText != nil else {
        return
      }
      storedAlignment = newValue
      setParagraph(\.alignment, newValue)
      textDidChange()
    }
  }

  /// What becomes of text that does not fit, by default truncating its tail; setting it sets that of the whole of
  /// `attributedText`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/linebreakmode>.
  open var lineBreakMode: NSLineBreakMode {
    get { firstParagraph?.lineBreakMode ?? storedLineBreakMode }
    set {
      guard newValue != storedLineBreakMode || storedAttributedText != nil else {
        return
      }
      storedLineBreakMode = newValue
      setParagraph(\.lineBreakMode, newValue)
      textDidChange()
    }
  }

  /// How many lines the text may have, 1 by default; 0 is as many as it needs. A negative number counts as 0.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/numberoflines>.
  open var numberOfLines: Int = 1 {
    didSet {
      if numberOfLines != oldValue {
        textDidChange()
      }
    }
  }

  /// Whether the label is shown as usable; the letters of one that is not are drawn at half their opacity, which Apple
  /// leaves open.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/isenabled>.
  open var isEnabled: Bool = true {
    didSet { setNeedsDisplay() }
  }

  /// Whether letters have the highlighted colour, if there is one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/ishighlighted>.
  open var isHighlighted: Bool = false {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the letters while the label is highlighted.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/highlightedtextcolor>.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of a sharp shadow of the letters; nil draws none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/shadowcolor>.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// How far the shadow lies from the letters, in points; a point above them at first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/shadowoffset>.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }

  // MARK: Fitting

  /// Whether text that does not fit is set in a smaller font: a single line that is too wide, or more lines than
  /// `numberOfLines` or than the height has room for.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/adjustsfontsizetofitwidth>.
  open var adjustsFontSizeToFitWidth: Bool = false {
    didSet { setNeedsDisplay() }
  }

  /// Whether letters are moved together a little before text is truncated; false by default.
  ///
  /// By a twentieth of the font's size at most, which Apple documents for the Mac alone. Specified by
  /// <https://developer.apple.com/documentation/uikit/uilabel/allowsdefaulttighteningfortruncation>.
  open var allowsDefaultTighteningForTruncation: Bool = false {
    didSet {
      if allowsDefaultTighteningForTruncation != oldValue { textDidChange() }
    }
  }

  /// Where lines should not break although they could: by default as the system's own labels do. Text with a paragraph
  /// style of its own takes it from there.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/linebreakstrategy>.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet {
      if lineBreakStrategy != oldValue { textDidChange() }
    }
  }

  /// Whether the font follows the text size that the person asks for; false by default.
  ///
  /// Fonts follow that came from `UIFont.preferredFont(forTextStyle:)` or from `UIFontMetrics`, those of the attributed
  /// text too. Specified by
  /// <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory>.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { adjustFonts() }
  }

  /// How small the font may become, as a part of its size from 0 to 1. At 0, the first value, there is no limit: Apple's
  /// page says that the font then keeps its size, yet its devices shrink it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/minimumscalefactor>.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  /// Where text is placed that was shrunk to fit.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/baselineadjustment>.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { setNeedsDisplay() }
  }

  /// The width in points at which the lines of `intrinsicContentSize` break; at 0 they break at the width that layout
  /// gives the label.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/preferredmaxlayoutwidth>.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if preferredMaxLayoutWidth != oldValue {
        invalidateIntrinsicContentSize()
      }
    }
  }

  // MARK: Overridable layout and drawing

  /// The size of the text in the given width, rounded up to pixels. A single line takes the width it needs.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)>.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textRect(
      forBounds: CGRect(x: 0, y: 0, width: isOneLine ? .greatestFiniteMagnitude : size.width, height: 0),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The size of the text, rounded up to pixels: the width that it takes without breaking lines, and the height that it
  /// takes in the width at which lines break.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize>.
  open override var intrinsicContentSize: CGSize {
    labelIntrinsicContentSize()
  }

  override func contentHeight(inWidth width: CGFloat) -> CGFloat? {
    heightOfLines(inWidth: width)
  }

  override var firstBaselineOffsetFromTop: CGFloat {
    let offsets = baselineOffsets
    toldBaselines = offsets
    return offsets.first
  }

  override var lastBaselineOffsetFromBottom: CGFloat {
    let offsets = baselineOffsets
    toldBaselines = offsets
    return offsets.last
  }

  /// The rectangle in points that the text takes within bounds, in at most so many lines: aligned as the text is,
  /// centred between top and bottom, rounded up to pixels. A width or height that is not above 0 is no limit.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uilabel/textrect(forbounds:limitedtonumberoflines:)>.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    labelTextRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }

  /// Draws the text in a rectangle of the label's coordinates, into the current context.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilabel/drawtext(in:)>.
  open func drawText(in rect: CGRect) {
    drawLabelText(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  override var ownIsAccessibilityElement: Bool { true }
  override var ownAccessibilityLabel: String? { text }
  override var ownAccessibilityTraits: UIAccessibilityTraits { isEnabled ? .staticText : [.staticText, .notEnabled] }

  override func traitsDidChange(from former: UITraitCollection) {
    super.traitsDidChange(from: former)
    adjustFonts()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshIntrinsicHeight()
    refreshBaselines()
  }
}
