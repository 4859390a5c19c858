/// An element of a collection, which is used again for other places.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uicollectionreusableview>.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  final var storedReuseIdentifier: String?
  /// The collection that shows the view.
  final weak var collection: UICollectionView?
  /// The layout that a decoration view belongs to.
  final weak var decoratedLayout: UICollectionViewLayout?
  /// Whether it was asked for the size that it would have at its place.
  final var isMeasured = false
  /// What was applied last.
  final var attributes: UICollectionViewLayoutAttributes?

  /// A view with a frame.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A view from an Interface Builder file, or from an archive of a view.
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = (coder as? NibCoder)?.element["reuseIdentifier"]
    super.init(coder: coder)
  }

  /// The identifier under which the collection uses the view again.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionreusableview/reuseidentifier>.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// The view is about to be used for another place. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionreusableview/prepareforreuse()>.
  open func prepareForReuse() {}

  /// The layout has a place for the view. The collection sets what every view has; overrides take what the attributes'
  /// subclass adds, and call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionreusableview/apply(_:)>.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The collection goes from a layout to another. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionreusableview/willtransition(from:to:)>.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The collection has gone from a layout to another. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionreusableview/didtransition(from:to:)>.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that the view would have, where the layout lets it choose: those with the size that its constraints
  /// ask for. A view without constraints asks for what it is given.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)>.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitting(layoutAttributes, self)
  }

  /// The attributes with the size that the constraints of a view ask for.
  final func fitting(
    _ attributes: UICollectionViewLayoutAttributes, _ content: UIView
  ) -> UICollectionViewLayoutAttributes {
    let fitting = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard fitting.width.isFinite, fitting.height.isFinite else { return attributes }
    let size = CGSize(
      width: fitting.width > 0 ? fitting.width : attributes.size.width,
      height: fitting.height > 0 ? fitting.height : attributes.size.height)
    guard size != attributes.size else { return attributes }
    let preferred = attributes.duplicate
    preferred.size = size
    return preferred
  }

  // MARK: The place

  /// Gives the view a place.
  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    guard attributes != self.attributes else { return }
    self.attributes = attributes.duplicate
    // A frame has no meaning under a transform, which is therefore set last.
    if !CATransform3DIsIdentity(layer.transform) { layer.transform = CATransform3DIdentity }
    let bounds = CGRect(origin: self.bounds.origin, size: attributes.size)
    if self.bounds != bounds { self.bounds = bounds }
    let center = attributes.center
    if self.center != center { self.center = center }
    if !CATransform3DIsIdentity(attributes.transform3D) { layer.transform = attributes.transform3D }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }

  /// The view is about to be used for another place.
  func becomeReusable() {
    attributes = nil
    prepareForReuse()
  }
}
