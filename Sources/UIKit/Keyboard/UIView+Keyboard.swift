extension UIView {
  /// Points that the keyboard covers at the bottom of the view, in the view's own.
  final var heightCoveredByKeyboard: CGFloat {
    guard let window, let screen = window.windowScene?.screen, screen.keyboard.height > 0 else { return 0 }
    let top = screen.bounds.height - screen.keyboard.height - window.frame.minY
    let own = convert(CGPoint(x: 0, y: top), from: nil).y
    guard own.isFinite else { return 0 }
    return min(max(bounds.maxY - own, 0), bounds.height)
  }
}
