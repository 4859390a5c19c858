extension UIKeyCommand {
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeycommand/inputuparrow>.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeycommand/inputdownarrow>.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeycommand/inputleftarrow>.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeycommand/inputrightarrow>.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeycommand/inputescape>.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeycommand/inputpageup>.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeycommand/inputpagedown>.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeycommand/inputhome>.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeycommand/inputend>.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes backwards.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeycommand/inputdelete>.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// The constant of a key that has one.
  static func input(of code: UIKeyboardHIDUsage) -> String? {
    switch code {
    case .keyboardUpArrow: inputUpArrow
    case .keyboardDownArrow: inputDownArrow
    case .keyboardLeftArrow: inputLeftArrow
    case .keyboardRightArrow: inputRightArrow
    case .keyboardEscape: inputEscape
    case .keyboardPageUp: inputPageUp
    case .keyboardPageDown: inputPageDown
    case .keyboardHome: inputHome
    case .keyboardEnd: inputEnd
    case .keyboardDeleteOrBackspace: inputDelete
    default: nil
    }
  }
}
