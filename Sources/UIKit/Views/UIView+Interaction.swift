extension UIView {
  /// What `isMultipleTouchEnabled` is, unless a subclass says something else.
  final var plainIsMultipleTouchEnabled: Bool {
    get { flags.contains(.isMultipleTouchEnabled) }
    set { flags.set(.isMultipleTouchEnabled, newValue) }
  }

  /// What `isExclusiveTouch` is, unless a subclass says something else.
  final var plainIsExclusiveTouch: Bool {
    get { flags.contains(.isExclusiveTouch) }
    set { flags.set(.isExclusiveTouch, newValue) }
  }

  /// What `endEditing` does, unless a subclass does something else.
  @discardableResult
  final func plainEndEditing(_ force: Bool) -> Bool {
    guard let window = storedWindow, let responder = window.firstResponder else { return true }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard let view, view.isDescendant(of: self) else { return true }
    if responder.resignFirstResponder() { return true }
    if force {
      window.firstResponder = nil
      (responder as? UITextField)?.finishEditing(.committed)
    }
    return force
  }
}
