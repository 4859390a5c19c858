/// Where an element of a collection is, and how it looks there.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes>. Not isolated, so that
/// subclasses can compare and copy what they add.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?
  private var storedSize = CGSize.zero

  /// Attributes of no element yet, of no size.
  public override init() {}

  /// Attributes of an item.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/init(forcellwith:)>.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view of a kind.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/init(forsupplementaryviewofkind:with:)>.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    identify(as: .supplementaryView, elementKind, indexPath)
  }

  /// Attributes of a decoration view of a kind.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/init(fordecorationviewofkind:with:)>.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    identify(as: .decorationView, decorationViewKind, indexPath)
  }

  /// Says what the attributes are of.
  final func identify(as category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath) {
    self.category = category
    self.kind = kind
    indexPath = path
  }

  // MARK: What it is

  /// The item, or what the layout tells views of a kind apart by.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/indexpath>.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/representedelementcategory>.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of a supplementary or decoration view; nil of an item.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/representedelementkind>.
  open var representedElementKind: String? { kind }

  // MARK: Where it is

  /// The rectangle in the content, in points; setting it sets the centre and the size. With a transform it has no meaning.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/frame>.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - storedSize.width / 2, y: center.y - storedSize.height / 2, width: storedSize.width,
        height: storedSize.height)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      storedSize = newValue.size
    }
  }

  /// The centre in the content.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/center>.
  open var center = CGPoint.zero

  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/size>.
  open var size: CGSize {
    get { storedSize }
    set { storedSize = newValue }
  }

  /// The rectangle in the element's own coordinates. One whose origin is not zero raises `NSInvalidArgumentException`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/bounds>.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: storedSize) }
    set {
      guard newValue.origin == .zero else {
        raise(
          "NSInvalidArgumentException", "bounds of UICollectionViewLayoutAttributes must begin at zero: \(newValue)")
        return
      }
      storedSize = newValue.size
    }
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/transform3d>.
  open var transform3D = CATransform3DIdentity

  /// The transform in the plane; setting it sets `transform3D`. Of one that is not in the plane, the identity is read.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/transform>.
  open var transform: CGAffineTransform {
    get { CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  // MARK: How it looks

  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/alpha>.
  open var alpha: CGFloat = 1

  /// What lies higher lies in front; what lies equally high lies in no particular order. 0 by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/zindex>.
  open var zIndex = 0

  /// Whether the element is left out; the collection may then do without its view.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/ishidden>.
  open var isHidden = false

  // MARK: Copies

  /// A copy of the same class. Overrides copy what they add.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nscopying/copy(with:)>.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = (type(of: self) as NSObject.Type).makeObject() as? UICollectionViewLayoutAttributes else {
      return self
    }
    copy.identify(as: category, kind, indexPath)
    copy.center = center
    copy.size = storedSize
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// Whether another object says the same of the same element. Overrides compare what they add: the collection applies
  /// attributes to a view again only where they are unequal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
      return false
    }
    return category == other.category && kind == other.kind && indexPath == other.indexPath && center == other.center
      && storedSize == other.storedSize && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
  }

  open override var hash: Int { indexPath.hashValue }

  /// A copy that may be changed.
  final var duplicate: UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}
