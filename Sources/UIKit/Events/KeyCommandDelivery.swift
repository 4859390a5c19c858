/// Finds the command that a pressed key stands for, and has it carried out.
@MainActor
enum KeyCommandDelivery {
  /// Takes a key that has just been pressed, if it is a command that somebody along its responder chain carries out.
  static func take(_ press: UIPress, of event: UIPressesEvent, from responder: UIResponder) -> Bool {
    guard let key = press.key, let command = command(for: key, from: responder) else { return false }
    // What the system does with a key goes before, but for leaving, which applications have keys for themselves.
    let systemIsFirst = !command.wantsPriorityOverSystemBehavior && key.keyCode != .keyboardEscape
    if systemIsFirst, KeyTyping.take(press) || AccessibilityActions.press(press) { return true }
    guard let target = responder.target(forAction: command.action, withSender: command) else { return false }
    return UIApplication.shared.sendAction(command.action, to: target, from: command, for: event)
  }

  private static func command(for key: UIKey, from responder: UIResponder) -> UIKeyCommand? {
    var next: UIResponder? = responder
    while let current = next {
      if let command = current.keyCommands?.first(where: { matches($0, key) }) { return command }
      next = current.next
    }
    return nil
  }

  private static func matches(_ command: UIKeyCommand, _ key: UIKey) -> Bool {
    let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
    guard let input = command.input,
      command.modifierFlags.subtracting(ignored) == key.modifierFlags.subtracting(ignored)
    else { return false }
    if let constant = UIKeyCommand.input(of: key.keyCode), constant == input { return true }
    return !input.isEmpty && input.lowercased() == key.charactersIgnoringModifiers.lowercased()
  }
}
