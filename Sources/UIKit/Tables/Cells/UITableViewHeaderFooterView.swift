/// What is above or below a section of a table, and can be used again for others.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview>.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Apple gives no measures; these are near to what its systems show.
  private enum Measure {
    static let plain = (top: CGFloat(4), bottom: CGFloat(4))
    static let header = (top: CGFloat(16), bottom: CGFloat(6))
    static let footer = (top: CGFloat(6), bottom: CGFloat(6))
    static let lowestPlainHeight: CGFloat = 28
  }

  private let storedReuseIdentifier: String?
  private var storedTextLabel: UILabel?
  private var storedDetailLabel: UILabel?
  private var givenMargins: NSDirectionalEdgeInsets?
  /// What the table says of the place: a footer or a header, and the margins of the content.
  final var isFooter = false
  final var tableStyle = UITableView.Style.plain
  final var place = CellPlace()

  /// A view that a table uses again under an identifier.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/init(reuseidentifier:)>.
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// A view that is not used again.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// A view from an Interface Builder file, or from an archive of a view.
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = (coder as? NibCoder)?.element["reuseIdentifier"]
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UITableViewHeaderFooterView.self)
  }

  private func setUp() {
    contentView.frame = bounds
    insertSubview(contentView, at: 0)
  }

  /// Where the content is: all of the view but what the safe area takes at the sides.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/contentview>.
  public final let contentView = UIView()

  /// The text; made when it is first asked for.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/textlabel>.
  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel()
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    storedTextLabel = label
    styleLabels()
    return label
  }

  /// A second text, below the first, of a header in a grouped table.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/detailtextlabel>.
  open var detailTextLabel: UILabel? {
    if let storedDetailLabel { return storedDetailLabel }
    let label = UILabel()
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    storedDetailLabel = label
    setNeedsLayout()
    return label
  }

  /// A view behind the content.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/backgroundview>.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// The identifier under which a table uses the view again; nil lets it go.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/reuseidentifier>.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// The view is about to be used for another section. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/prepareforreuse()>.
  open func prepareForReuse() {}

  // MARK: The place

  /// The table has a place for the view.
  final func take(_ place: CellPlace, isFooter: Bool, style: UITableView.Style) {
    let isOther = self.isFooter != isFooter || tableStyle != style
    self.isFooter = isFooter
    tableStyle = style
    self.place = place
    if isOther { styleLabels() }
    if style == .plain, storedBackgroundColor == nil, backgroundView == nil { backgroundColor = .systemBackground }
    giveMargins()
    setNeedsLayout()
  }

  /// What the data source calls the section.
  final func show(title: String) {
    textLabel?.text = tableStyle == .plain || isFooter ? title : title.uppercased()
    setNeedsLayout()
  }

  private func styleLabels() {
    let isPlainHeader = tableStyle == .plain && !isFooter
    storedTextLabel?.font = UIFont.preferredFont(
      forTextStyle: isPlainHeader ? .headline : .footnote, compatibleWith: traitCollection)
    storedTextLabel?.textColor = isPlainHeader ? .label : .secondaryLabel
    setNeedsLayout()
  }

  private func giveMargins() {
    let present = contentView.extras?.margins
    guard present == nil || present == givenMargins else { return }
    let margins = NSDirectionalEdgeInsets(top: 8, leading: place.margin, bottom: 8, trailing: place.margin)
    guard margins != present else { return }
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.directionalLayoutMargins = margins
    givenMargins = margins
  }

  // MARK: Layout

  private var verticalMargins: (top: CGFloat, bottom: CGFloat) {
    if tableStyle == .plain { return Measure.plain }
    return isFooter ? Measure.footer : Measure.header
  }

  private func labelHeights(in width: CGFloat) -> (text: CGFloat, detail: CGFloat) {
    let room = CGSize(width: max(width - 2 * place.margin, 0), height: 0)
    func height(_ label: UILabel?) -> CGFloat {
      label?.text?.isEmpty == false ? label!.sizeThatFits(room).height : 0
    }
    return (height(storedTextLabel), height(storedDetailLabel))
  }

  open override func layoutSubviews() {
    let frame = CGRect(
      x: place.left, y: 0, width: max(bounds.width - place.left - place.right, 0), height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
    let heights = labelHeights(in: frame.width)
    let margins = verticalMargins
    let width = max(frame.width - 2 * place.margin, 0)
    // A header's text stands on its rows, a footer's hangs below them.
    var y = margins.top
    if tableStyle == .plain {
      y = max((frame.height - heights.text - heights.detail) / 2, 0)
    } else if !isFooter {
      y = max(frame.height - margins.bottom - heights.text - heights.detail, 0)
    }
    storedTextLabel?.frame = CGRect(x: place.margin, y: y, width: width, height: heights.text).roundedToPixels(of: self)
    storedDetailLabel?.frame = CGRect(x: place.margin, y: y + heights.text, width: width, height: heights.detail)
      .roundedToPixels(of: self)
    backgroundView.map { if $0.superview === self { $0.frame = bounds } }
    super.layoutSubviews()
  }

  /// The size that the labels need in a width.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)>.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    let heights = labelHeights(in: width - place.left - place.right)
    let margins = verticalMargins
    let needed = margins.top + heights.text + heights.detail + margins.bottom
    let height = (needed * pixelScale - 1e-6).rounded(.up) / pixelScale
    return CGSize(width: width, height: tableStyle == .plain ? max(height, Measure.lowestPlainHeight) : height)
  }

  /// The size that the constraints of the content ask; where there are none, what `sizeThatFits(_:)` answers.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)>.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard contentView.isHeldByConstraints else {
      return isHeldByConstraints
        ? measuredFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
        : sizeThatFits(targetSize)
    }
    let others = place.left + place.right
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(targetSize.width - others, 0), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + others, height: size.height)
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  override func traitsDidChange(from former: UITraitCollection) {
    super.traitsDidChange(from: former)
    setNeedsLayout()
  }

}
