/// Lays out views in a row or a column, by constraints that it makes and keeps.
///
/// Arranged views are subviews, held by constraints alone; hidden ones leave the layout. What the stack view's own size
/// is follows from the views, unless other constraints say so.
/// Specified by <https://developer.apple.com/documentation/uikit/uistackview>.
@preconcurrency @MainActor
open class UIStackView: UIView {
  final var items: [ArrangedItem] = []
  final var itemsByView: [ObjectIdentifier: ArrangedItem] = [:]
  final var ends = StackEnds()

  /// An empty stack view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A stack view of views, in their order.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)>.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { arrange(view, at: items.count) }
  }

  /// A stack view from an archive. Reads what `encode(with:)` writes.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/init(coder:)>.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    if coder is NibCoder { decodeNib(coder, as: UIStackView.self) } else { decodeArrangement(with: coder) }
  }

  /// Writes the arrangement too.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview>, which conforms to `NSCoding`.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeArrangement(with: coder)
  }

  /// A stack view lays out by constraints: true.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/requiresconstraintbasedlayout>.
  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Views

  /// The views that are laid out, in their order, which need not be that of the subviews.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/arrangedsubviews>.
  open var arrangedSubviews: [UIView] { items.map(\.view) }

  /// Puts a view at the end of the arranged ones and, where it is none yet, on top of the subviews.
  ///
  /// A view that is arranged already moves to the end, which Apple leaves open.
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)>.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: items.count)
  }

  /// Takes a view out of the arranged ones. It stays a subview: `removeFromSuperview()` takes it out of both.
  ///
  /// A view that is not arranged is left alone.
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)>.
  open func removeArrangedSubview(_ view: UIView) {
    disarrange(view)
  }

  /// Puts a view among the arranged ones and, where it is none yet, on top of the subviews.
  ///
  /// A view that is arranged already moves. An index below 0 or past the end raises `NSInternalInconsistencyException`
  /// and changes nothing.
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/insertarrangedsubview(_:at:)>.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard stackIndex >= 0, stackIndex <= items.count else {
      raise(
        "NSInternalInconsistencyException",
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
          + "\(items.count)")
      return
    }
    arrange(view, at: stackIndex)
  }

  /// A view that leaves the subviews leaves the arranged ones too. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/willremovesubview(_:)>.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    disarrange(subview)
  }

  // MARK: Arrangement

  /// The direction in which views follow each other; horizontal by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/axis>.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How the views share the length of the axis; `fill` by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.property>.
  open var distribution: UIStackView.Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// How the views lie across the axis; `fill` by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.property>.
  open var alignment: UIStackView.Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  final var storedSpacing: CGFloat = 0

  /// The space between neighbours, in points; 0 by default. It may be negative, or `spacingUseSystem`. For equal
  /// spacing and equal centering it is the least space.
  ///
  /// A number that is not finite raises `NSInvalidArgumentException` and changes nothing.
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/spacing>.
  open var spacing: CGFloat {
    get { storedSpacing }
    set {
      guard newValue != storedSpacing, acceptsSpacing(newValue) else { return }
      storedSpacing = newValue
      arrangementDidChange()
    }
  }

  /// Sets the space after one of the arranged views, in points; `spacingUseDefault` takes it back.
  ///
  /// It is forgotten when the view leaves the arranged ones. A view that is not arranged is left alone; a number that is
  /// not finite raises `NSInvalidArgumentException` and changes nothing.
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/setcustomspacing(_:after:)>.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let item = item(of: arrangedSubview), acceptsSpacing(spacing), item.customSpacing != spacing else { return }
    item.customSpacing = spacing
    arrangementDidChange()
  }

  /// The space set for one of the arranged views, in points; `spacingUseDefault` where none was set.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/customspacing(after:)>.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    item(of: arrangedSubview)?.customSpacing ?? Self.spacingUseDefault
  }

  /// Whether the space between the views of a vertical stack counts from the last baseline of one to the first baseline
  /// of the next; false by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/isbaselinerelativearrangement>.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the views lie within the layout margins instead of the bounds; false by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/islayoutmarginsrelativearrangement>.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  // MARK: Layout

  /// The view whose first baseline is the stack view's: of a column the first one, of a row the tallest. In a row whose
  /// baselines are aligned all are the same.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/forfirstbaselinelayout>.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? visibleItems.first : tallestItem)?.view ?? self
  }

  /// The view whose last baseline is the stack view's: of a column the last one, of a row the tallest.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/forlastbaselinelayout>.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? visibleItems.last : tallestItem)?.view ?? self
  }

  /// Brings the constraints up to date with the arrangement: those that still hold stay as they are. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/updateconstraints()>.
  open override func updateConstraints() {
    updateArrangement()
    super.updateConstraints()
  }

  /// Lays out the arranged views. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()>.
  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshHiddenBreadths()
  }
}
