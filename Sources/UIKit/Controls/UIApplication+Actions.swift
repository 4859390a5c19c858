extension UIApplication {
  /// Sends an action; its method may take the sender, and the event after it. Returns whether there was somebody to take
  /// it.
  ///
  /// Without a target the responder chain is searched from the key window's first responder, or from the sender where
  /// there is none. A target without the method raises `NSInvalidArgumentException`.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)>.
  @discardableResult
  public final func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let first = storedKeyWindow?.firstResponder ?? sender as? UIResponder ?? self
    guard let receiver = target ?? first.target(forAction: action, withSender: sender) else { return false }
    _SelectorRuntime.send(action, to: receiver as AnyObject, [sender, event])
    return true
  }
}
