/// The arrow or the check mark at the trailing edge of a cell. Their shapes are drawn here: Apple publishes none.
final class CellIndicatorView: UIView {
  enum Kind {
    case arrow
    case checkmark

    var size: CGSize {
      switch self {
      case .arrow: CGSize(width: 8, height: 14)
      case .checkmark: CGSize(width: 15, height: 14)
      }
    }
  }

  var kind = Kind.arrow {
    didSet { if kind != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("A cell makes its indicator") }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    let size = bounds.size
    switch kind {
    case .arrow:
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (from, to) = isRightToLeft ? (size.width - 1.5, 1.5) : (1.5, size.width - 1.5)
      path.lineWidth = 2
      path.move(to: CGPoint(x: from, y: 2))
      path.addLine(to: CGPoint(x: to, y: size.height / 2))
      path.addLine(to: CGPoint(x: from, y: size.height - 2))
      UIColor.tertiaryLabel.setStroke()
    case .checkmark:
      path.lineWidth = 2
      path.move(to: CGPoint(x: 1.5, y: size.height * 0.58))
      path.addLine(to: CGPoint(x: size.width * 0.36, y: size.height - 2))
      path.addLine(to: CGPoint(x: size.width - 1.5, y: 2))
      tintColor.setStroke()
    }
    path.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
