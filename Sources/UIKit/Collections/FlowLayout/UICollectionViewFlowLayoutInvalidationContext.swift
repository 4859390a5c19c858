/// Which parts of a flow layout are no longer right.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext>.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// The size that a cell asks for, by its item.
  final var preferredSizes: [IndexPath: CGSize] = [:]

  public override init() {}

  /// Whether the delegate is asked for sizes and spaces anew; true by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext/invalidateflowlayoutdelegatemetrics>.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether items are put into lines anew; true by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext/invalidateflowlayoutattributes>.
  open var invalidateFlowLayoutAttributes = true
}
