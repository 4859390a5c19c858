/// Hears what happens to the items of a collection, and says which may be selected. Each method may be left out.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate>.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether a touched item is highlighted, and may then be selected; true by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldhighlightitemat:)>.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool

  /// An item was highlighted.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didhighlightitemat:)>.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// An item is highlighted no longer.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didunhighlightitemat:)>.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Whether a touch may select an item; true by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldselectitemat:)>.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

  /// Whether a touch may deselect an item, where several can be selected; true by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shoulddeselectitemat:)>.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

  /// A touch has selected an item.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didselectitemat:)>.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// A touch has deselected an item.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:diddeselectitemat:)>.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// A cell is about to be shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:willdisplay:foritemat:)>.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  )

  /// A supplementary view is about to be shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:willdisplaysupplementaryview:forelementkind:at:)>.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  )

  /// A cell has left what is seen, or the collection.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didenddisplaying:foritemat:)>.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  )

  /// A supplementary view has left what is seen, or the collection.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didenddisplayingsupplementaryview:forelementofkind:at:)>.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  )

  /// Where the content is after an update or a change of the layout; the layout's answer by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:targetcontentoffsetforproposedcontentoffset:)>.
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
}

// See UIScrollViewDelegate for who is asked where the class that says it conforms has no method.
extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    _SelectorRuntime.optionalAnswer(
      "collectionView:shouldHighlightItemAt:", of: self, [collectionView, indexPath])
      ?? true
  }
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    _SelectorRuntime.tell("collectionView:didHighlightItemAt:", self, [collectionView, indexPath])
  }
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    _SelectorRuntime.tell("collectionView:didUnhighlightItemAt:", self, [collectionView, indexPath])
  }
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    _SelectorRuntime.optionalAnswer(
      "collectionView:shouldSelectItemAt:", of: self, [collectionView, indexPath])
      ?? true
  }
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    _SelectorRuntime.optionalAnswer(
      "collectionView:shouldDeselectItemAt:", of: self, [collectionView, indexPath])
      ?? true
  }
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    _SelectorRuntime.tell("collectionView:didSelectItemAt:", self, [collectionView, indexPath])
  }
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    _SelectorRuntime.tell("collectionView:didDeselectItemAt:", self, [collectionView, indexPath])
  }
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    _SelectorRuntime.tell("collectionView:willDisplay:forItemAt:", self, [collectionView, cell, indexPath])
  }
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    _SelectorRuntime.tell(
      "collectionView:willDisplaySupplementaryView:forElementKind:at:", self,
      [collectionView, view, elementKind, indexPath])
  }
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    _SelectorRuntime.tell("collectionView:didEndDisplaying:forItemAt:", self, [collectionView, cell, indexPath])
  }
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    _SelectorRuntime.tell(
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:", self,
      [collectionView, view, elementKind, indexPath])
  }
  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    _SelectorRuntime.optionalAnswer(
      "collectionView:targetContentOffsetForProposedContentOffset:", of: self, [collectionView, proposedContentOffset])
      ?? proposedContentOffset
  }
}
