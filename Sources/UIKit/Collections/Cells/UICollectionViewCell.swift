/// An item of a collection.
///
/// What a client adds belongs into `contentView`. Specified by
/// <https://developer.apple.com/documentation/uikit/uicollectionviewcell>.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private var storedIsSelected = false
  private var storedIsHighlighted = false

  /// A cell with a frame.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A cell from an Interface Builder file, or from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(contentView, at: 0)
  }

  /// Where the content of the item is: all of the cell.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewcell/contentview>.
  public final let contentView = UIView()

  /// Whether the item is selected; the collection sets it. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewcell/isselected>.
  open var isSelected: Bool {
    get { storedIsSelected }
    set {
      guard newValue != storedIsSelected else { return }
      storedIsSelected = newValue
      updateSelectionLook()
    }
  }

  /// Whether a finger is on the item; the collection sets it. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewcell/ishighlighted>.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set {
      guard newValue != storedIsHighlighted else { return }
      storedIsHighlighted = newValue
      updateSelectionLook()
    }
  }

  /// A view behind the content, as large as the cell.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewcell/backgroundview>.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replace(oldValue, by: backgroundView, above: nil) } }
  }

  /// A view behind the content, and in front of `backgroundView`, which is seen while the item is highlighted or selected.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewcell/selectedbackgroundview>.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      replace(oldValue, by: selectedBackgroundView, above: backgroundView)
      updateSelectionLook()
    }
  }

  /// The attributes with the size that the constraints of the content ask for.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)>.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitting(layoutAttributes, contentView)
  }

  private func replace(_ former: UIView?, by view: UIView?, above lower: UIView?) {
    if former?.superview === self { former?.removeFromSuperview() }
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let lower, lower.superview === self {
      insertSubview(view, aboveSubview: lower)
    } else {
      insertSubview(view, at: 0)
    }
  }

  private func updateSelectionLook() {
    selectedBackgroundView?.isHidden = !storedIsSelected && !storedIsHighlighted
  }

  override func becomeReusable() {
    UIView.performWithoutAnimation {
      if storedIsHighlighted { isHighlighted = false }
      if storedIsSelected { isSelected = false }
    }
    super.becomeReusable()
  }

  // MARK: Accessibility

  override var ownAccessibilityTraits: UIAccessibilityTraits { storedIsSelected ? .selected : .none }
  override var ownAccessibilityRespondsToUser: Bool {
    isUserInteractionEnabled && (super.ownAccessibilityRespondsToUser || collection?.allowsSelection == true)
  }
}
