extension UIView {
  /// Tells the subtree, top down, that it is about to enter another window.
  final func sendWillMove(toWindow newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    owningController?.rootViewWillMove(toWindow: newWindow)
    for child in storedSubviews { child.sendWillMove(toWindow: newWindow) }
  }

  /// Makes the subtree know its window before any of its views is told.
  final func enterWindow(_ newWindow: UIWindow?) {
    storedWindow = newWindow
    if let newWindow {
      adoptScale(of: newWindow.screen)
    } else {
      storedLayer.removeAllAnimations()
    }
    for child in storedSubviews { child.enterWindow(newWindow) }
  }

  /// A view that was made for another screen draws, and measures what it draws, at the scale of this one.
  private func adoptScale(of screen: UIScreen) {
    guard storedLayer.contentsScale != screen.scale, !flags.contains(.hasOwnScale) else { return }
    storedLayer.contentsScale = screen.scale
    invalidateIntrinsicContentSize()
    if flags.contains(.drawsItself) { setNeedsDisplay() }
  }

  /// Tells the subtree, top down, that it is in another window.
  final func sendDidMoveToWindow(from formerWindow: UIWindow?) {
    if storedWindow == nil, let formerWindow {
      formerWindow.viewDidLeave(self)
    }
    if extras?.motionEffects.isEmpty == false { refreshMotionEffects() }
    didMoveToWindow()
    owningController?.rootViewDidMove(from: formerWindow)
    for child in storedSubviews { child.sendDidMoveToWindow(from: formerWindow) }
  }

  /// Takes over what is inherited: traits, tint, safe area and margins.
  final func inheritFromSuperview() {
    refreshTraits()
    inheritTint()
    updateSafeAreaInsets()
    if flags.contains(.preservesSuperviewLayoutMargins) { marginsDidChange() }
  }
}
