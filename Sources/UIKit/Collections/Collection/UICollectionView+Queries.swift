extension UICollectionView {
  /// Brings what is shown up to date, unless it is just being made.
  private func showPresentElements() {
    guard !isTiling, update == nil, !bounds.isEmpty else { return }
    layoutCollection()
  }

  private func paths(_ category: ElementCategory, _ kind: String?) -> [IndexPath] {
    shown.keys.filter { $0.category == category && $0.kind == kind }.map(\.path).sorted()
  }

  /// The cells that are shown, in no particular order.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/visiblecells>.
  public final var visibleCells: [UICollectionViewCell] {
    showPresentElements()
    return stack.compactMap { $0 as? UICollectionViewCell }
  }

  /// The items whose cells are shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/indexpathsforvisibleitems>.
  public final var indexPathsForVisibleItems: [IndexPath] {
    showPresentElements()
    return paths(.cell, nil)
  }

  /// The cell of an item; nil of one that is not shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/cellforitem(at:)>.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    showPresentElements()
    return shown[ElementKey(.cell, nil, indexPath)] as? UICollectionViewCell
  }

  /// The item that a cell is shown for.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/indexpath(for:)>.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }

  /// The item at a point of the content.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/indexpathforitem(at:)>.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    prepareLayout()
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let items = elements(in: around).filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
    return items.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// The supplementary view of a kind at a place; nil of one that is not shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryview(forelementkind:at:)>.
  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    showPresentElements()
    return shown[ElementKey(.supplementaryView, elementKind, indexPath)]
  }

  /// The supplementary views of a kind that are shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/visiblesupplementaryviews(ofkind:)>.
  public final func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    showPresentElements()
    return paths(.supplementaryView, elementKind).compactMap { shown[ElementKey(.supplementaryView, elementKind, $0)] }
  }

  /// The places whose supplementary views of a kind are shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/indexpathsforvisiblesupplementaryelements(ofkind:)>.
  public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    showPresentElements()
    return paths(.supplementaryView, elementKind)
  }

  /// Where the layout has an item.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/layoutattributesforitem(at:)>.
  public final func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    prepareLayout()
    return layoutObject.layoutAttributesForItem(at: indexPath)
  }

  /// Where the layout has a supplementary view.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/layoutattributesforsupplementaryelement(ofkind:at:)>.
  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    prepareLayout()
    return layoutObject.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}

extension UIDataSourceTranslating where Self: UICollectionView {
  /// Who says which items may be selected and hears what happens to them; not held.
  ///
  /// It is here that it is declared, as Swift lets no property of a class have another type in a subclass. Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/delegate>.
  public var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}
