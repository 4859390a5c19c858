/// What darkens the view behind a sheet; a tap on it dismisses the sheet.
final class SheetDimmingView: UIView {
  private static let selector = _SelectorRuntime.register("sheetDimmingViewWasTapped", SheetDimmingView.wasTapped)
  weak var sheet: UISheetPresentationController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.selector))
  }

  required init?(coder: NSCoder) { fatalError("a sheet's dimming view is never archived") }

  private func wasTapped() {
    sheet?.dismissByPerson()
  }

  // A touch beside the sheet is nobody else's.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
