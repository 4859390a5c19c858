/// Says where the elements of a collection are; subclasses know how.
///
/// When it was invalidated, the collection calls `prepare()`, asks for the size of the content, and then, as it is
/// scrolled, for the elements in what is seen. Specified by
/// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  final weak var storedCollectionView: UICollectionView?
  final var isPrepared = false
  final var decorationSources: [String: CellPools.Source] = [:]

  public override init() {}

  /// A layout from an archive.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/init(coder:)>.
  public required init?(coder: NSCoder) {}

  /// Subclasses add what they have.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nscoding/encode(with:)>.
  open func encode(with coder: NSCoder) {}

  /// The class of the attributes that the layout makes.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesclass>.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout is invalidated with.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidationcontextclass>.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The collection whose elements are laid out.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/collectionview>.
  public final var collectionView: UICollectionView? { storedCollectionView }

  // MARK: What subclasses say

  /// Everything is about to be asked for, after an invalidation. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/prepare()>.
  open func prepare() {}

  /// The size of the content, in points; none by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/collectionviewcontentsize>.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that reach into a rectangle of the content; nil, the default, for none.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforelements(in:)>.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item is; nil by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforitem(at:)>.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view is; nil by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforsupplementaryview(ofkind:at:)>.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view is; nil by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesfordecorationview(ofkind:at:)>.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where scrolling ends that would come to rest at an offset; that offset by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/targetcontentoffset(forproposedcontentoffset:withscrollingvelocity:)>.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is after an update or a change of the layout; the offset that is given by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/targetcontentoffset(forproposedcontentoffset:)>.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Invalidation

  /// Has everything be laid out anew before the next frame.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidatelayout()>.
  open func invalidateLayout() {
    invalidateLayout(with: makeInvalidationContext())
  }

  /// Has what a context tells be laid out anew before the next frame. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidatelayout(with:)>.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    storedCollectionView?.layoutWasInvalidated(context)
  }

  /// Whether other bounds of the collection mean another layout; false by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/shouldinvalidatelayout(forboundschange:)>.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is to be laid out anew for other bounds. Overrides set up what super returns.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidationcontext(forboundschange:)>.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Whether attributes that a cell asks for mean another layout; false by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/shouldinvalidatelayout(forpreferredlayoutattributes:withoriginalattributes:)>.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is to be laid out anew for what a cell asks for. Overrides set up what super returns.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidationcontext(forpreferredlayoutattributes:withoriginalattributes:)>.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    let path = originalAttributes.indexPath
    switch (originalAttributes.representedElementCategory, originalAttributes.representedElementKind) {
    case (.supplementaryView, let kind?): context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    case (.decorationView, let kind?): context.invalidateDecorationElements(ofKind: kind, at: [path])
    default: context.invalidateItems(at: [path])
    }
    return context
  }

  /// A context of the layout's class.
  final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type as NSObject.Type?)?.makeObject() as? UICollectionViewLayoutInvalidationContext
      ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Attributes of the layout's class.
  final func makeAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes =
      (type as NSObject.Type?)?.makeObject() as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
    attributes.identify(as: category, kind, path)
    return attributes
  }

  // MARK: Updates

  /// Changes of the data are about to be shown: the new layout was prepared. Overrides call super.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/prepare(forcollectionviewupdates:)>.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Changes of the data are being shown; called within their animation. Overrides call super.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/finalizecollectionviewupdates()>.
  open func finalizeCollectionViewUpdates() {}

  /// How an item begins that comes to be seen by an update. Nil, the default, leaves it to the collection: a new item
  /// fades in where it is, another one comes from where it was.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/initiallayoutattributesforappearingitem(at:)>.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// How an item ends that is seen no longer after an update. Nil, the default, leaves it to the collection: an item that
  /// is gone fades out where it is, another one goes to where it is then.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/finallayoutattributesfordisappearingitem(at:)>.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// As for items.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/initiallayoutattributesforappearingsupplementaryelement(ofkind:at:)>.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// As for items.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/finallayoutattributesfordisappearingsupplementaryelement(ofkind:at:)>.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// As for items.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/initiallayoutattributesforappearingdecorationelement(ofkind:at:)>.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// As for items.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/finallayoutattributesfordisappearingdecorationelement(ofkind:at:)>.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The layout is about to be replaced by another one. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/preparefortransition(to:)>.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// The layout is about to take over from another one. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/preparefortransition(from:)>.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// The layout has taken over, or was replaced; called within the animation. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/finalizelayouttransition()>.
  open func finalizeLayoutTransition() {}

  // MARK: Decoration views

  /// Has decoration views of a kind made of a class; nil forgets the kind.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/register(_:fordecorationviewofkind:)-6xd4d>.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard CollectionPools.isKind(viewClass, UICollectionReusableView.self) else { return }
    decorationSources[elementKind] = viewClass.map { .type($0) }
  }

  /// Has decoration views of a kind made from a nib file; nil forgets the kind.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/register(_:fordecorationviewofkind:)-5ts6x>.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = nib.map { .nib($0) }
  }
}
