/// A popover: the balloon with its arrow around the content. Apple gives no measures; these are as others have found them.
final class PopoverView: UIView {
  static let arrowSize = CGSize(width: 26, height: 13)
  static let cornerRadius: CGFloat = 13
  private let balloon = CAShapeLayer()
  private let clip = UIView()
  private(set) weak var content: UIView?

  /// Where the arrow points; none for no arrow.
  var arrowDirection: UIPopoverArrowDirection = [] {
    didSet { if arrowDirection != oldValue { setNeedsLayout() } }
  }
  /// Where the arrow's point is along its side, in the view's coordinates.
  var arrowPosition: CGFloat = 0 {
    didSet { if arrowPosition != oldValue { setNeedsLayout() } }
  }
  var color: UIColor = .systemBackground {
    didSet { setNeedsLayout() }
  }

  /// What draws the balloon in its place; nil for the system's.
  var background: UIPopoverBackgroundView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let background { insertSubview(background, at: 0) }
      balloon.isHidden = background != nil
      let isRounded = background.map { type(of: $0).wantsDefaultContentAppearance } ?? true
      clip.layer.cornerRadius = isRounded ? Self.cornerRadius : 0
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 8)
    layer.addSublayer(balloon)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = Self.cornerRadius
    addSubview(clip)
  }

  required init?(coder: NSCoder) { fatalError("a popover's view is never archived") }

  func show(_ view: UIView) {
    content = view
    view.frame = clip.bounds
    clip.addSubview(view)
  }

  /// Lets go of the content.
  func removeContent() {
    if content?.superview === clip { content?.removeFromSuperview() }
    content = nil
  }

  var holdsContent: Bool { content?.superview === clip }

  /// How far the content keeps from the edges of the view: the arrow has one side.
  func insets(for direction: UIPopoverArrowDirection) -> UIEdgeInsets {
    let type = background.map { Swift.type(of: $0) }
    let arrowHeight = type?.arrowHeight() ?? Self.arrowSize.height
    var insets = type?.contentViewInsets() ?? .zero
    switch direction {
    case .up: insets.top += arrowHeight
    case .down: insets.bottom += arrowHeight
    case .left: insets.left += arrowHeight
    case .right: insets.right += arrowHeight
    default: break
    }
    return insets
  }

  /// How near the arrow's point may come to the ends of its side.
  var arrowReach: CGFloat {
    Self.cornerRadius + (background.map { type(of: $0).arrowBase() } ?? Self.arrowSize.width) / 2
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let body = bounds.inset(by: insets(for: arrowDirection))
    clip.frame = body
    if let content, holdsContent { content.frame = clip.bounds }
    if let background {
      background.frame = bounds
      background.arrowDirection = arrowDirection
      let isVertical = arrowDirection == .up || arrowDirection == .down
      background.arrowOffset = arrowDirection.isEmpty ? 0 : arrowPosition - (isVertical ? bounds.midX : bounds.midY)
      layer.shadowPath = nil
      return
    }
    let path = outline(around: body)
    balloon.frame = bounds
    balloon.path = path
    balloon.fillColor = color.resolvedColor(with: traitCollection).cgColor
    layer.shadowPath = path
  }

  private func outline(around body: CGRect) -> CGPath {
    let path = CGMutablePath()
    path.addRoundedRect(in: body, cornerWidth: Self.cornerRadius, cornerHeight: Self.cornerRadius)
    let half = Self.arrowSize.width / 2
    let points: [CGPoint]
    switch arrowDirection {
    case .up, .down:
      let (base, tip) = arrowDirection == .up ? (body.minY, bounds.minY) : (body.maxY, bounds.maxY)
      points = [
        CGPoint(x: arrowPosition - half, y: base), CGPoint(x: arrowPosition, y: tip),
        CGPoint(x: arrowPosition + half, y: base),
      ]
    case .left, .right:
      let (base, tip) = arrowDirection == .left ? (body.minX, bounds.minX) : (body.maxX, bounds.maxX)
      points = [
        CGPoint(x: base, y: arrowPosition - half), CGPoint(x: tip, y: arrowPosition),
        CGPoint(x: base, y: arrowPosition + half),
      ]
    default: return path
    }
    path.addLines(between: points)
    path.closeSubpath()
    return path
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
