/// What lies around a presented view in its container: a tap on it is told.
class OutsideView: UIView {
  private static let selector = _SelectorRuntime.register("outsideViewWasTapped", OutsideView.wasTapped)
  final var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.selector))
  }

  required init?(coder: NSCoder) { fatalError("what lies around a presented view is never archived") }

  private func wasTapped() {
    onTap?()
  }

  // A touch beside the presented view is nobody else's.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
