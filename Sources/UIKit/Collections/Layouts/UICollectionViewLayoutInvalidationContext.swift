/// Which parts of a layout are no longer right.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext>.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var countsAreOther = false
  private var everythingIsOther = false

  public override init() {}

  /// Whether all of the data is loaded anew.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidateeverything>.
  open var invalidateEverything: Bool { everythingIsOther }

  /// Whether the numbers of sections and items may be others.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidatedatasourcecounts>.
  open var invalidateDataSourceCounts: Bool { countsAreOther }

  /// The collection says what has happened to the data.
  final func mark(everything: Bool, counts: Bool) {
    everythingIsOther = everything
    countsAreOther = counts
  }

  /// How far the content is moved together with the change, in points.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/contentoffsetadjustment>.
  open var contentOffsetAdjustment = CGPoint.zero

  /// By how much the content is larger afterwards, in points. The collection asks the layout for the size all the same.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/contentsizeadjustment>.
  open var contentSizeAdjustment = CGSize.zero

  /// Notes items whose attributes are others.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidateitems(at:)>.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Notes supplementary views whose attributes are others.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidatesupplementaryelements(ofkind:at:)>.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var paths = invalidatedSupplementaryIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = paths
  }

  /// Notes decoration views whose attributes are others.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidatedecorationelements(ofkind:at:)>.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var paths = invalidatedDecorationIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = paths
  }

  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidateditemindexpaths>.
  public final private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidatedsupplementaryindexpaths>.
  public final private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidateddecorationindexpaths>.
  public final private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
}
