extension UIView {
  /// Whether the view gets more than the first of several touches; false by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/ismultipletouchenabled>.
  public final var isMultipleTouchEnabled: Bool {
    get { flags.contains(.isMultipleTouchEnabled) }
    set { flags.set(.isMultipleTouchEnabled, newValue) }
  }

  /// Whether other views of the window get no touches while this one has some; false by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/isexclusivetouch>.
  public final var isExclusiveTouch: Bool {
    get { flags.contains(.isExclusiveTouch) }
    set { flags.set(.isExclusiveTouch, newValue) }
  }

  /// Makes the first responder resign if it is this view or below it; with `force` even where it does not want to.
  ///
  /// Returns whether none is left below. Specified by <https://developer.apple.com/documentation/uikit/uiview/endediting(_:)>.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window = storedWindow, let responder = window.firstResponder else { return true }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard let view, view.isDescendant(of: self) else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}
