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
  static func insets(for direction: UIPopoverArrowDirection) -> UIEdgeInsets {
    switch direction {
    case .up: UIEdgeInsets(top: arrowSize.height, left: 0, bottom: 0, right: 0)
    case .down: UIEdgeInsets(top: 0, left: 0, bottom: arrowSize.height, right: 0)
    case .left: UIEdgeInsets(top: 0, left: arrowSize.height, bottom: 0, right: 0)
    case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrowSize.height)
    default: .zero
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let body = bounds.inset(by: Self.insets(for: arrowDirection))
    clip.frame = body
    if let content, holdsContent { content.frame = clip.bounds }
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
