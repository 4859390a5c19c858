/// Puts items beside each other until a line is full, and then begins another one.
///
/// What is left of a line is shared out between its items. Specified by
/// <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What the inset of sections counts from.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum>.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// An estimate of the size of items that leaves it to the layout, which takes `itemSize`. Apple publishes no value.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/automaticsize>.
  public nonisolated class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  final var sections: [FlowSection] = []
  final var contentSize = CGSize.zero
  /// What the delegate has said; nil for what it is to be asked.
  final var knownMeasures: [FlowMeasures]?
  /// The same with the sizes that cells have asked for, and with the axes as lines have them.
  final var laidMeasures: [FlowMeasures] = []
  /// Whether the lines are right, but for `changedItems`.
  final var isFlowKnown = false
  /// The first and the last item of each section whose size is another one.
  final var changedItems: [Int: ClosedRange<Int>] = [:]
  /// The sizes that cells have asked for, by sections and items.
  final var preferredSizes: [Int: [Int: CGSize]] = [:]

  public override init() {
    super.init()
  }

  /// A layout from an archive, with the measures of a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  // MARK: Measures

  /// The size of items, in points, where the delegate does not tell it; 50 × 50 by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/itemsize>.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The size that items are taken to have until their cells say what they need; zero, the default, for items that have
  /// the size that is told.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/estimateditemsize>.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      preferredSizes = [:]
      invalidateLayout()
    }
  }

  /// The least space between lines, in points, where the delegate does not tell it; 10 by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimumlinespacing>.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least space between items in a line, in points, where the delegate does not tell it; 10 by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimuminteritemspacing>.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The direction in which the layout grows, and is scrolled.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/scrolldirection>.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of headers, where the delegate does not tell it, of which the layout takes the length along which it grows.
  /// Without one, the default, there are no headers.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/headerreferencesize>.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, as that of headers.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/footerreferencesize>.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// How far the items of a section keep from header, footer and sides, where the delegate does not tell it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninset>.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// What the inset of sections counts from at the sides; the content inset by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninsetreference-swift.property>.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether the header of a section stays in sight while something of the section is seen.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectionheaderspintovisiblebounds>.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether the footer of a section stays in sight while something of the section is seen.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectionfooterspintovisiblebounds>.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: The layout

  open override func prepare() {
    super.prepare()
    layOut()
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    item(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: header(of: indexPath)
    case UICollectionView.elementKindSectionFooter: footer(of: indexPath)
    default: nil
    }
  }

  /// True where lines would be of another length, or headers or footers are kept in sight.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/shouldinvalidatelayout(forboundschange:)>.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.laidOutBounds else { return true }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds, newBounds != bounds { return true }
    return scrollDirection == .vertical ? newBounds.width != bounds.width : newBounds.height != bounds.height
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    // Headers that stay in sight are no reason to ask the delegate again.
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext,
      let bounds = collectionView?.laidOutBounds, bounds.size == newBounds.size
    {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateFlow(context)
    super.invalidateLayout(with: context)
  }

  /// True where a size was estimated and the cell asks for another one.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/shouldinvalidatelayout(forpreferredlayoutattributes:withoriginalattributes:)>.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext,
      originalAttributes.representedElementCategory == .cell, originalAttributes.indexPath.count == 2
    {
      context.preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
      context.invalidateFlowLayoutDelegateMetrics = false
    }
    return context
  }
}
