/// Takes text that is typed while it is the first responder.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uikeyinput>.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is a text.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeyinput/hastext>.
  var hasText: Bool { get }

  /// Something was typed.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeyinput/inserttext(_:)>.
  func insertText(_ text: String)

  /// The character before was deleted.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeyinput/deletebackward()>.
  func deleteBackward()
}
