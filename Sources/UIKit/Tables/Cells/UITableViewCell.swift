/// A row of a table.
///
/// What a client adds belongs into `contentView`. A cell whose content is held by constraints is as high as they ask,
/// one that has only the labels of its style as high as these need, and at least 44 points. Specified by
/// <https://developer.apple.com/documentation/uikit/uitableviewcell>.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  final let style: CellStyle
  final var storedReuseIdentifier: String?
  final var parts = CellParts()
  final var design = CellDesign()
  /// What the table says of the place that the cell has in it.
  final var place = CellPlace()
  /// The table that shows the cell.
  final weak var table: UITableView?
  final var storedIsSelected = false
  final var storedIsHighlighted = false
  final var storedSeparatorInset: UIEdgeInsets?
  private var hasOwnBackground = false

  /// A cell of a style; the identifier is that under which a table uses it again.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)>.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// A cell of the default style.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// A cell from an Interface Builder file, or from an archive of a view.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.element.cellStyle ?? .default
    storedReuseIdentifier = (coder as? NibCoder)?.element["reuseIdentifier"]
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UITableViewCell.self)
  }

  private func setUp() {
    clipsToBounds = false
    contentView.frame = bounds
    addSubview(contentView)
  }

  // MARK: Content

  /// Where the content of the row is: all of the cell but its accessory and what the safe area takes at the sides.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/contentview>.
  public final let contentView = UIView()

  /// The text of the row; made when it is first asked for.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/textlabel>.
  open var textLabel: UILabel? { ensuredTextLabel }

  /// The second text; nil in the default style.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/detailtextlabel>.
  open var detailTextLabel: UILabel? { ensuredDetailLabel }

  /// The image before the text; nil in the style `value2`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/imageview>.
  open var imageView: UIImageView? { ensuredImageView }

  /// The identifier under which a table uses the cell again; nil lets it go.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/reuseidentifier>.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// The cell is about to be used for another row. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()>.
  open func prepareForReuse() {}

  // MARK: What is behind

  /// The colour behind the content; at first that of the table's style.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/backgroundcolor>.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackground = true
      super.backgroundColor = newValue
    }
  }

  /// Takes the colour of the table's style, unless the cell was given one.
  final func takeBackground(_ color: UIColor) {
    guard !hasOwnBackground, super.backgroundColor !== color else { return }
    super.backgroundColor = color
  }

  /// A view behind the content.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/backgroundview>.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }

  /// What is behind the content, and in front of `backgroundView`, while the cell is highlighted or selected; nil, the
  /// default, for a grey.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/selectedbackgroundview>.
  open var selectedBackgroundView: UIView? {
    didSet { selectionViewDidChange(from: oldValue) }
  }

  /// What is behind the content of a selected cell of a table that allows several; nil for `selectedBackgroundView`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/multipleselectionbackgroundview>.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { selectionViewDidChange(from: oldValue) }
  }

  // MARK: Accessories

  /// What is at the trailing edge.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.property>.
  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// A view of the client's at the trailing edge, in place of the type's; its size is kept.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/accessoryview>.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      accessoryDidChange()
    }
  }

  // MARK: Selection

  /// How the cell looks while it is selected.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.property>.
  open var selectionStyle: SelectionStyle = .default {
    didSet { updateSelectionLook(animated: false) }
  }

  /// Whether the cell is selected; the table sets it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/isselected>.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the cell; the table sets it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/ishighlighted>.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the cell as selected, or no longer. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/setselected(_:animated:)>.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    updateSelectionLook(animated: animated)
  }

  /// Shows the cell as touched, or no longer. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/sethighlighted(_:animated:)>.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    updateSelectionLook(animated: animated)
  }

  // MARK: Indentation and separator

  /// How far the labels and the separator are indented, in levels.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/indentationlevel>.
  open var indentationLevel: Int = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// How wide a level is, in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/indentationwidth>.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// How far the separator below keeps from the sides of the cell; the table's, or where the text begins, by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/separatorinset>.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? automaticSeparatorInset }
    set {
      storedSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    layoutParts()
    super.layoutSubviews()
  }

  /// The size that the labels of the style need in a width, at least 44 points high.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)>.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    return CGSize(width: width, height: heightOfStyle(inWidth: width))
  }

  /// The size that the constraints of the content ask; where there are none, what `sizeThatFits(_:)` answers.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)>.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tintDidChange()
  }

  override func traitsDidChange(from former: UITraitCollection) {
    super.traitsDidChange(from: former)
    setNeedsLayout()
  }

  // MARK: Accessibility

  override var ownIsAccessibilityElement: Bool { !spokenTexts.isEmpty && !hasControls }
  override var ownAccessibilityLabel: String? {
    let texts = spokenTexts
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
  override var ownAccessibilityTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = storedIsSelected ? .selected : .none
    if accessoryType == .disclosureIndicator { traits.insert(.button) }
    return traits
  }
  override var ownAccessibilityRespondsToUser: Bool {
    isUserInteractionEnabled && (super.ownAccessibilityRespondsToUser || table?.allowsSelection == true)
  }
}
