/// Shows rows of cells below each other, of which only those exist that are seen.
///
/// Rows whose height is fixed cost nothing until they are seen, however many there are. Specified by
/// <https://developer.apple.com/documentation/uikit/uitableview>.
@preconcurrency @MainActor
open class UITableView: UIScrollView, UIDataSourceTranslating {
  private let storedStyle: Style
  final var geometry = TableGeometry()
  final var needsReload = true
  /// What the delegate has left unanswered since the last reload.
  final var unansweredQuestions: TableQuestions = []
  /// The rows that are shown, from the top.
  final var visibleRows: [VisibleRow] = []
  /// Room to put the next ones together in.
  final var nextRows: [VisibleRow] = []
  final var visibleBands: [VisibleBand] = []
  final var pools = CellPools()
  /// Sorted.
  final var selectedPaths: [IndexPath] = []
  final var highlightedPath: IndexPath?
  final var nextBands: [VisibleBand] = []
  final var update: TableUpdate?
  final var updateDepth = 0
  /// What is on its way out.
  final var leavingRows: [VisibleRow] = []
  final var leavingBands: [VisibleBand] = []
  /// Rows that scroll out of sight are collected in `leavingRows`.
  final var keepsLeavingRows = false
  final var isTiling = false
  /// Whether rows that are shown may have other heights.
  final var isMeasureDue = true
  /// Whether what is shown may be at another place.
  final var isPlacingDue = true
  /// How often everything was loaded: a callback may do it in the middle of a layout.
  final var reloadCount = 0
  /// The cell that is asked for anew, for the row that it shows.
  final var reconfiguredCell: UITableViewCell?
  final var laidOutWidth: CGFloat = -1
  /// The rows that are in the storyboard.
  final var staticContent: StaticTableContent?
  final weak var tableDelegate: (any UITableViewDelegate)?

  /// A table of a style.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/init(frame:style:)>.
  public init(frame: CGRect, style: UITableView.Style) {
    storedStyle = style
    super.init(frame: frame)
    setUpTable()
  }

  /// A plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// A table from an Interface Builder file, or from an archive of a view.
  public required init?(coder: NSCoder) {
    storedStyle = (coder as? NibCoder)?.element.tableStyle ?? .plain
    super.init(coder: coder)
    setUpTable()
    decodeNib(coder, as: UITableView.self)
  }

  private func setUpTable() {
    alwaysBounceVertical = true
    super.backgroundColor = storedStyle == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// How the table looks.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/style-swift.property>.
  open var style: Style { storedStyle }

  // MARK: Who knows the rows

  /// Who has the rows; not held. Another one has the table loaded anew.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/datasource>.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  // The delegate of a table is of a protocol of its own; `UIDataSourceTranslating` has it, as Swift lets no property
  // have another type in a subclass.
  @_disfavoredOverload
  open override var delegate: (any UIScrollViewDelegate)? {
    didSet {
      let present: (any UIScrollViewDelegate)? = super.delegate
      tableDelegate = present as? any UITableViewDelegate
      if present !== oldValue { setNeedsReload() }
    }
  }

  // MARK: Heights

  /// The height of rows in points; `automaticDimension`, the default, for what their cells need.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/rowheight>.
  open var rowHeight: CGFloat = automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }

  /// The height of headers in points; `automaticDimension`, the default, for what their views need.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/sectionheaderheight>.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// The height of footers in points; `automaticDimension`, the default, for what their views need.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/sectionfooterheight>.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// The height that rows are taken to have until they are shown. `automaticDimension`, the default, leaves it to the
  /// table: a delegate that answers for heights is then asked for all of them, and cells that say it themselves count
  /// 44 points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/estimatedrowheight>.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }

  /// The height that headers are taken to have until they are shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/estimatedsectionheaderheight>.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// The height that footers are taken to have until they are shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/estimatedsectionfooterheight>.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// Points above each header of a plain table; 22 for `automaticDimension`, the default, which Apple does not publish.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/sectionheadertoppadding>.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }

  // MARK: Looks

  /// What is between rows.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/separatorstyle>.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { if separatorStyle != oldValue { placesDidChange() } }
  }

  /// The colour of separators.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/separatorcolor>.
  open var separatorColor: UIColor? = .separator {
    didSet { placesDidChange() }
  }

  /// How far separators keep from the sides; where none was set, they begin with the text of the row.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/separatorinset>.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      storedSeparatorInset = newValue
      placesDidChange()
    }
  }
  final var storedSeparatorInset: UIEdgeInsets?

  /// What `separatorInset` counts from.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.property>.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    didSet { if separatorInsetReference != oldValue { placesDidChange() } }
  }

  /// Whether the content of rows keeps out of what the safe area takes at the sides; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/insetscontentviewstosafearea>.
  open var insetsContentViewsToSafeArea: Bool = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { placesDidChange() } }
  }

  /// A view behind the rows that fills the table and does not scroll.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/backgroundview>.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A view above the rows, which scrolls with them: as wide as the table, and as high as it is when it is set.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/tableheaderview>.
  open var tableHeaderView: UIView? {
    didSet { tableViewDidChange(from: oldValue, to: tableHeaderView) }
  }

  /// A view below the rows, which scrolls with them: as wide as the table, and as high as it is when it is set.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/tablefooterview>.
  open var tableFooterView: UIView? {
    didSet { tableViewDidChange(from: oldValue, to: tableFooterView) }
  }

  // MARK: Loading

  /// Asks the data source and the delegate for everything anew, which ends every selection.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/reloaddata()>.
  open func reloadData() {
    reloadEverything()
  }

  /// How many sections there are.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/numberofsections>.
  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// How many rows a section has; one that is not there raises `NSRangeException`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/numberofrows(insection:)>.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return requireSection(section) ? geometry.sections[section].rows.count : 0
  }

  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  // MARK: Making and using cells again

  /// Has cells of an identifier made of a class; nil forgets the identifier.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)-3yd5a>.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Has cells of an identifier made from a nib file with one cell at its top; nil forgets the identifier.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)-1j88n>.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pools.cellSources[identifier] = nib.map { .nib($0) }
  }

  /// Has headers and footers of an identifier made of a class; nil forgets the identifier.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableview/register(_:forheaderfooterviewreuseidentifier:)-29t9p>.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerBand(aClass, identifier)
  }

  /// Has headers and footers of an identifier made from a nib file; nil forgets the identifier.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableview/register(_:forheaderfooterviewreuseidentifier:)-4ahvy>.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pools.bandSources[identifier] = nib.map { .nib($0) }
  }

  /// A cell that is free, or a new one where the identifier is registered, else nil.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)>.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// A cell for a row, free or new. An identifier that is not registered raises `NSInternalInconsistencyException`.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)>.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    requiredCell(identifier, for: indexPath)
  }

  /// A header or footer that is free, or a new one where the identifier is registered, else nil.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableview/dequeuereusableheaderfooterview(withidentifier:)>.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueBand(identifier)
  }

  // MARK: Selection

  /// Whether rows can be selected; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/allowsselection>.
  open var allowsSelection: Bool = true {
    didSet { if !allowsSelection { deselectAll() } }
  }

  /// Whether several rows can be selected; false by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/allowsmultipleselection>.
  open var allowsMultipleSelection: Bool = false {
    didSet { if !allowsMultipleSelection, oldValue { deselectAll() } }
  }

  /// The selected row, the first if there are several.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/indexpathforselectedrow>.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The selected rows, from the top; nil where there are none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/indexpathsforselectedrows>.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  /// Selects a row and scrolls to it, unless the position is `none`; nil deselects all. The delegate is not told.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/selectrow(at:animated:scrollposition:)>.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row. The delegate is not told.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/deselectrow(at:animated:)>.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginHighlight(touches)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endHighlight(selecting: true)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endHighlight(selecting: false)
  }

  // MARK: Changing rows

  /// Makes changes together, which are animated together; the completion is called when that is over.
  ///
  /// Deletions, reloads and where moves come from count as before the changes, insertions and where moves go to as
  /// after. Counts that do not fit raise `NSInternalInconsistencyException`. Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)>.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performUpdates(updates, completion)
  }

  /// Begins changes that are made together.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/beginupdates()>.
  open func beginUpdates() {
    beginUpdate()
  }

  /// Makes the changes since `beginUpdates()`, animated; heights are asked for anew also where there are none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/endupdates()>.
  open func endUpdates() {
    endUpdate()
  }

  /// Whether changes were begun that have not been made.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/hasuncommittedupdates>.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }

  /// Rows were added to the data.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/insertrows(at:with:)>.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.insertedRows += indexPaths.map { ($0, animation) } }
  }

  /// Rows were removed from the data.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/deleterows(at:with:)>.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.deletedRows += indexPaths.map { ($0, animation) } }
  }

  /// Rows have other content: they get new cells.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/reloadrows(at:with:)>.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.reloadedRows += indexPaths.map { ($0, animation) } }
  }

  /// A row is at another place in the data.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/moverow(at:to:)>.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Rows have other content, which the cells that they have are set to: these are asked for anew, and keep their
  /// identity.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:)>.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }

  /// Sections were added to the data.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/insertsections(_:with:)>.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.insertedSections += sections.map { ($0, animation) } }
  }

  /// Sections were removed from the data.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/deletesections(_:with:)>.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.deletedSections += sections.map { ($0, animation) } }
  }

  /// Sections have other content.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/reloadsections(_:with:)>.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.reloadedSections += sections.map { ($0, animation) } }
  }

  /// A section is at another place in the data.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/movesection(_:tosection:)>.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Scrolling

  /// Scrolls to a row; one that is not there raises `NSRangeException`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)>.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls to the selected row that is nearest to the position.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableview/scrolltonearestselectedrow(at:animated:)>.
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated: animated)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutTable()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    placesDidChange()
  }

  override func traitsDidChange(from former: UITraitCollection) {
    super.traitsDidChange(from: former)
    if traitCollection.preferredContentSizeCategory != former.preferredContentSizeCategory { heightsDidChange() }
    placesDidChange()
  }
}
