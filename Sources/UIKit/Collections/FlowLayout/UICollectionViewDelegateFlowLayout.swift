/// Tells a flow layout the measures of its sections and items. Each method may be left out: the layout's own then hold.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout>.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points; the layout's `itemSize` by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:sizeforitemat:)>.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// How far the items of a section keep from what is around it; the layout's `sectionInset` by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:insetforsectionat:)>.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The least space between the lines of a section; the layout's `minimumLineSpacing` by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:minimumlinespacingforsectionat:)>.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The least space between items in a line; the layout's `minimumInteritemSpacing` by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:minimuminteritemspacingforsectionat:)>.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The size of a section's header, of which the layout takes the length along which it grows; the layout's
  /// `headerReferenceSize` by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:referencesizeforheaderinsection:)>.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// The size of a section's footer; the layout's `footerReferenceSize` by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:referencesizeforfooterinsection:)>.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

// See UIScrollViewDelegate for who is asked where the class that says it conforms has no method.
extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    _SelectorRuntime.optionalAnswer(
      "collectionView:layout:sizeForItemAt:", of: self, [collectionView, collectionViewLayout, indexPath])
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    _SelectorRuntime.optionalAnswer(
      "collectionView:layout:insetForSectionAt:", of: self, [collectionView, collectionViewLayout, section])
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    _SelectorRuntime.optionalAnswer(
      "collectionView:layout:minimumLineSpacingForSectionAt:", of: self,
      [collectionView, collectionViewLayout, section])
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    _SelectorRuntime.optionalAnswer(
      "collectionView:layout:minimumInteritemSpacingForSectionAt:", of: self,
      [collectionView, collectionViewLayout, section])
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    _SelectorRuntime.optionalAnswer(
      "collectionView:layout:referenceSizeForHeaderInSection:", of: self,
      [collectionView, collectionViewLayout, section])
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    _SelectorRuntime.optionalAnswer(
      "collectionView:layout:referenceSizeForFooterInSection:", of: self,
      [collectionView, collectionViewLayout, section])
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}
