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
    if newWindow == nil {
      storedLayer.removeAllAnimations()
    }
    for child in storedSubviews { child.enterWindow(newWindow) }
  }

  /// Tells the subtree, top down, that it is in another window.
  final func sendDidMoveToWindow(from formerWindow: UIWindow?) {
    if storedWindow == nil, let formerWindow {
      formerWindow.viewDidLeave(self)
    }
    didMoveToWindow()
    owningController?.rootViewDidMove(from: formerWindow)
    for child in storedSubviews { child.sendDidMoveToWindow(from: formerWindow) }
  }

  /// Takes over what is inherited: traits, tint, safe area and margins.
  final func inheritFromSuperview() {
    refreshTraits()
    if !flags.contains(.hasOwnTint) { propagateInheritedTint() }
    updateSafeAreaInsets()
    if flags.contains(.preservesSuperviewLayoutMargins) { marginsDidChange() }
  }
}
