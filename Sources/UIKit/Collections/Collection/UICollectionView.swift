/// Shows items in any arrangement, which a layout says; of their cells only those exist that are seen.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview>.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UIDataSourceTranslating {
  final var layoutObject: UICollectionViewLayout
  final var storedCounts: [Int] = []
  final var needsReload = true
  /// How often everything was loaded: a callback may do it in the middle of a layout.
  final var reloadCount = 0
  final var shown: [ElementKey: UICollectionReusableView] = [:]
  /// Those that are shown, from the back.
  final var stack: [UICollectionReusableView] = []
  /// What is on its way out.
  final var leaving: [(key: ElementKey, view: UICollectionReusableView)] = []
  final var pools = CollectionPools()
  /// Sorted.
  final var selectedPaths: [IndexPath] = []
  final var highlightedPath: IndexPath?
  final var isTiling = false
  final var isPreparing = false
  final var laidOutBounds: CGRect?
  /// The place that a view is being asked for.
  final var pendingAttributes: UICollectionViewLayoutAttributes?
  /// The cell that is asked for anew, for the item that it shows.
  final var reconfiguredCell: UICollectionViewCell?
  final var update: TableUpdate?
  /// Where elements were before the update that is under way, as far as they were seen or near.
  final var formerElements: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  final var updateDepth = 0
  final weak var collectionDelegate: (any UICollectionViewDelegate)?

  /// A collection with a layout.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/init(frame:collectionviewlayout:)>.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutObject = layout
    super.init(frame: frame)
    attach(layout)
  }

  /// A collection from an archive of a view, with a flow layout.
  public required init?(coder: NSCoder) {
    layoutObject = UICollectionViewFlowLayout()
    super.init(coder: coder)
    attach(layoutObject)
  }

  /// Says where everything is. Another one takes over at once, without an animation.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/collectionviewlayout>.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutObject }
    set { change(to: newValue, animated: false, completion: nil) }
  }

  /// Has another layout take over, at once or in an animation in which everything goes to its new place.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/setcollectionviewlayout(_:animated:)>.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    change(to: layout, animated: animated, completion: nil)
  }

  /// The same, and calls the completion when that is over.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/setcollectionviewlayout(_:animated:completion:)>.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    change(to: layout, animated: animated, completion: completion)
  }

  // MARK: Who knows the items

  /// Who has the items; not held. Another one has the collection loaded anew.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/datasource>.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  // The delegate of a collection is of a protocol of its own; see UITableView.
  @_disfavoredOverload
  open override var delegate: (any UIScrollViewDelegate)? {
    didSet {
      let present: (any UIScrollViewDelegate)? = super.delegate
      collectionDelegate = present as? any UICollectionViewDelegate
      if present !== oldValue, !needsReload { layoutObject.invalidateLayout() }
    }
  }

  /// Asks the data source and the layout for everything anew, which ends every selection.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/reloaddata()>.
  open func reloadData() {
    reloadEverything()
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/numberofsections>.
  open var numberOfSections: Int { itemCounts.count }

  /// How many items a section has; one that is not there raises `NSInternalInconsistencyException`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/numberofitems(insection:)>.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = itemCounts
    guard counts.indices.contains(section) else {
      raise(
        "NSInternalInconsistencyException",
        "request for number of items in section \(section) when there are only \(counts.count) sections in the "
          + "collection view")
      return 0
    }
    return counts[section]
  }

  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      prepareLayout()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// A view behind the items that fills the collection and does not scroll.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/backgroundview>.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Making and using views again

  /// Has cells of an identifier made of a class; nil forgets the identifier.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/register(_:forcellwithreuseidentifier:)-9p4wk>.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard CollectionPools.isKind(cellClass, UICollectionViewCell.self) else { return }
    pools.sources[.init(kind: nil, identifier: identifier)] = cellClass.map { .type($0) }
  }

  /// Has cells of an identifier made from a nib file with one cell at its top; nil forgets the identifier.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/register(_:forcellwithreuseidentifier:)-5w7vr>.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pools.sources[.init(kind: nil, identifier: identifier)] = nib.map { .nib($0) }
  }

  /// Has supplementary views of a kind and identifier made of a class; nil forgets them.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/register(_:forsupplementaryviewofkind:withreuseidentifier:)-661io>.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    guard CollectionPools.isKind(viewClass, UICollectionReusableView.self) else { return }
    pools.sources[.init(kind: elementKind, identifier: identifier)] = viewClass.map { .type($0) }
  }

  /// Has supplementary views of a kind and identifier made from a nib file; nil forgets them.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/register(_:forsupplementaryviewofkind:withreuseidentifier:)-6a9t1>.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    pools.sources[.init(kind: kind, identifier: identifier)] = nib.map { .nib($0) }
  }

  /// A cell for an item, free or new. An identifier that is not registered raises `NSInternalInconsistencyException`.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:)>.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    requiredCell(identifier, for: indexPath)
  }

  /// A supplementary view, free or new. A kind and identifier that are not registered raise
  /// `NSInternalInconsistencyException`.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablesupplementaryview(ofkind:withreuseidentifier:for:)>.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    requiredView(elementKind, identifier, for: indexPath)
  }

  // MARK: Selection

  /// Whether items can be selected; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/allowsselection>.
  open var allowsSelection: Bool = true {
    didSet { if !allowsSelection { deselectAll() } }
  }

  /// Whether several items can be selected; false by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/allowsmultipleselection>.
  open var allowsMultipleSelection: Bool = false {
    didSet { if !allowsMultipleSelection, oldValue { deselectAll() } }
  }

  /// The selected items; nil where there are none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/indexpathsforselecteditems>.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  /// Selects an item and scrolls to it, unless no position is given; nil deselects all. The delegate is not told.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)>.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item. The delegate is not told.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/deselectitem(at:animated:)>.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

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

  // MARK: Changing items

  /// Makes changes together, which are animated together; the completion is called when that is over.
  ///
  /// Deletions, reloads and where moves come from count as before the changes, insertions and where moves go to as
  /// after. Counts that do not fit raise `NSInternalInconsistencyException`. Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)>.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performUpdates(updates, completion)
  }

  /// Whether changes were begun that have not been made.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/hasuncommittedupdates>.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }

  /// Items were added to the data.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/insertitems(at:)>.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows += indexPaths.map { ($0, .automatic) } }
  }

  /// Items were removed from the data.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/deleteitems(at:)>.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows += indexPaths.map { ($0, .automatic) } }
  }

  /// Items have other content: they get new cells.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/reloaditems(at:)>.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows += indexPaths.map { ($0, .automatic) } }
  }

  /// Items have other content, which the cells that they have are set to: these are asked for anew, and keep their
  /// identity.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/reconfigureitems(at:)>.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }

  /// An item is at another place in the data.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/moveitem(at:to:)>.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Sections were added to the data.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/insertsections(_:)>.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections += sections.map { ($0, .automatic) } }
  }

  /// Sections were removed from the data.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/deletesections(_:)>.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections += sections.map { ($0, .automatic) } }
  }

  /// Sections have other content.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/reloadsections(_:)>.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections += sections.map { ($0, .automatic) } }
  }

  /// A section is at another place in the data.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/movesection(_:tosection:)>.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Scrolling

  /// Scrolls to an item, along the axes that the position names; one that is not there raises
  /// `NSInvalidArgumentException`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/scrolltoitem(at:at:animated:)>.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  override func target(ofScrolling proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutObject.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutCollection()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layoutObject.invalidateLayout()
  }
}
