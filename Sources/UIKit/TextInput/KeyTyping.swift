/// Brings keys that nobody along the responder chain took to the first responder as text.
@MainActor
enum KeyTyping {
  /// Whether the first responder took the key as text or as a movement in it.
  static func take(_ press: UIPress) -> Bool {
    guard let key = press.key, let responder = press.window?.firstResponder ?? press.responder,
      responder.isFirstResponder, let input = responder as? any UIKeyInput
    else { return false }
    if let editor = input as? any KeyEditing, editor.edit(with: key) { return true }
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
    switch key.keyCode {
    // They move the focus, and leave what the person is in.
    case .keyboardTab, .keyboardEscape: return false
    case .keyboardDeleteOrBackspace: input.deleteBackward()
    case .keyboardReturnOrEnter: input.insertText("\n")
    default:
      let text = key.characters
      guard let first = text.unicodeScalars.first, first.value >= 0x20, first.value != 0x7F,
        !(0xF700...0xF8FF).contains(first.value)
      else { return false }
      input.insertText(text)
    }
    return true
  }
}

/// Something that moves in its text by keys.
@MainActor
protocol KeyEditing: UIKeyInput {
  /// Whether the key was one of those.
  func edit(with key: UIKey) -> Bool
}
