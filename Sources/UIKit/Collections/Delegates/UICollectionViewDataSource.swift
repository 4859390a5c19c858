/// Has the items of a collection, and makes their cells.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewdatasource>.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:numberofitemsinsection:)>.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// The cell of an item, from `dequeueReusableCell(withReuseIdentifier:for:)`.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:cellforitemat:)>.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// How many sections there are; 1 by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/numberofsections(in:)>.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A supplementary view, from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`. A data source that
  /// leaves it out while the layout has such views raises `NSInternalInconsistencyException`.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:viewforsupplementaryelementofkind:at:)>.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

// See UIScrollViewDelegate for who is asked where the class that says it conforms has no method.
extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    _SelectorRuntime.optionalAnswer("numberOfSectionsIn:", of: self, [collectionView]) ?? 1
  }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let answer: UICollectionReusableView? = _SelectorRuntime.optionalAnswer(
      "collectionView:viewForSupplementaryElementOfKind:at:", of: self, [collectionView, kind, indexPath])
    if let answer { return answer }
    raise(
      "NSInternalInconsistencyException",
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind), \(indexPath)) "
        + "was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
    )
    return UICollectionReusableView()
  }
}
