/// A key of a keyboard, with the modifiers held when it was pressed.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uikey>.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// Which key of the keyboard it is, whatever the layout prints on it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uikey/keycode>.
  public let keyCode: UIKeyboardHIDUsage
  /// What the key types with its modifiers; empty where it types nothing.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uikey/characters>.
  public let characters: String
  /// What the key types without modifiers.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uikey/charactersignoringmodifiers>.
  public let charactersIgnoringModifiers: String
  /// Specified by <https://developer.apple.com/documentation/uikit/uikey/modifierflags>.
  public let modifierFlags: UIKeyModifierFlags

  package init(
    keyCode: UIKeyboardHIDUsage, characters: String = "", charactersIgnoringModifiers: String? = nil,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifierFlags = modifierFlags
  }
}
