/// The button for details of a row: an i in a circle.
final class CellDetailButton: UIControl {
  static let side: CGFloat = 22

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("A cell makes its button") }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.3 : 1
  }

  // Easier to hit than it is large.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -11).contains(point)
  }

  override func draw(_ rect: CGRect) {
    tintColor.set()
    let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
    circle.lineWidth = 1.5
    circle.stroke()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    UIBezierPath(ovalIn: CGRect(x: middle.x - 1.25, y: middle.y - 6, width: 2.5, height: 2.5)).fill()
    let stem = UIBezierPath()
    stem.lineWidth = 1.5
    stem.move(to: CGPoint(x: middle.x - 2, y: middle.y - 1.5))
    stem.addLine(to: CGPoint(x: middle.x + 0.25, y: middle.y - 1.5))
    stem.addLine(to: CGPoint(x: middle.x + 0.25, y: middle.y + 5))
    stem.move(to: CGPoint(x: middle.x - 2.5, y: middle.y + 5))
    stem.addLine(to: CGPoint(x: middle.x + 3, y: middle.y + 5))
    stem.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override var ownIsAccessibilityElement: Bool { true }
  override var ownAccessibilityLabel: String? { "More Info" }
  override var ownAccessibilityTraits: UIAccessibilityTraits { super.ownAccessibilityTraits.union(.button) }
}
