/// What darkens the view behind an alert.
final class AlertDimmingView: OutsideView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(dynamicProvider: { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    })
  }

  required init?(coder: NSCoder) { fatalError("an alert's dimming view is never archived") }
}
