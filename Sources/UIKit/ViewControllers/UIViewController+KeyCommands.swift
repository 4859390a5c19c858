extension UIViewController {
  /// Adds a key that sends an action while the controller is along the responder chain.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/addkeycommand(_:)>.
  public final func addKeyCommand(_ keyCommand: UIKeyCommand) {
    if !storedKeyCommands.contains(where: { $0 === keyCommand }) { storedKeyCommands.append(keyCommand) }
  }

  /// Takes away a command that was added. Nothing happens if it was not.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/removekeycommand(_:)>.
  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    storedKeyCommands.removeAll { $0 === keyCommand }
  }
}
