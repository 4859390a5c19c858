/// What darkens the view behind a sheet; a tap on it dismisses the sheet.
final class SheetDimmingView: UIView {
  weak var sheet: UISheetPresentationController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { fatalError("a sheet's dimming view is never archived") }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)), let sheet else { return }
    guard sheet.mayBeDismissedByPerson() else { return }
    sheet.presentedViewController.dismissModally(animated: true, isByPerson: true, completion: nil)
  }

  // The dimming view takes the whole touch.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
