/// What darkens the view behind a sheet; a tap on it dismisses the sheet.
final class SheetDimmingView: OutsideView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
  }

  required init?(coder: NSCoder) { fatalError("a sheet's dimming view is never archived") }
}
