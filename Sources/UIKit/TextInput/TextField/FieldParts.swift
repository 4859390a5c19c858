/// The views that a text field is made of.
@MainActor
struct FieldParts {
  /// Shows as much of the text as there is room for.
  let clip = FieldClipView()
  let text = FieldLabel()
  let placeholder = FieldLabel()
  let selection = FieldSelectionView()
  let caret = UIView()
  var clearButton: FieldClearButton?
  /// The next change of the caret's blinking.
  var blink: CaretBlink?

  init() {
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    caret.isHidden = true
    caret.layer.cornerRadius = 1
    selection.isHidden = true
    text.lineBreakMode = .byTruncatingTail
    placeholder.lineBreakMode = .byTruncatingTail
  }
}

/// Holds the text of a field.
final class FieldClipView: UIView {}

/// Shows the text or the placeholder of a field, which may draw it in its own way.
final class FieldLabel: UILabel {
  weak var field: UITextField?
  var isPlaceholder = false

  override func drawText(in rect: CGRect) {
    guard let field else { return super.drawText(in: rect) }
    if isPlaceholder { field.drawPlaceholder(in: rect) } else { field.drawText(in: rect) }
  }

  func drawOwnText(in rect: CGRect) { super.drawText(in: rect) }
}

/// The colour behind what is selected.
final class FieldSelectionView: UIView {
  var tint: UIColor? {
    didSet { backgroundColor = tint?.withAlphaComponent(0.2) }
  }
}

/// The button that clears a field.
final class FieldClearButton: UIControl {
  static let side: CGFloat = 19

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("A field makes its button") }

  override func draw(_ rect: CGRect) {
    let circle = CGRect(
      x: bounds.midX - Self.side / 2, y: bounds.midY - Self.side / 2, width: Self.side, height: Self.side
    ).insetBy(dx: 1, dy: 1)
    UIColor.tertiaryLabel.setFill()
    UIBezierPath(ovalIn: circle).fill()
    let cross = UIBezierPath()
    cross.lineWidth = 1.5
    cross.lineCapStyle = .round
    let arm: CGFloat = 3
    for side in [CGFloat(1), -1] {
      cross.move(to: CGPoint(x: circle.midX - arm, y: circle.midY - arm * side))
      cross.addLine(to: CGPoint(x: circle.midX + arm, y: circle.midY + arm * side))
    }
    UIColor.systemBackground.setStroke()
    cross.stroke()
  }

  // Easier to hit than it is large.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -12).contains(point)
  }

  override var ownIsAccessibilityElement: Bool { true }
  override var ownAccessibilityLabel: String? { "Clear text" }
  override var ownAccessibilityTraits: UIAccessibilityTraits { super.ownAccessibilityTraits.union(.button) }
}
