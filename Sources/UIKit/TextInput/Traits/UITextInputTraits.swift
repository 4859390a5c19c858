/// What kind of text something takes, for the keyboard of the screen. There is none here that would look at it: these
/// are wishes, which are kept, but for `isSecureTextEntry`.
///
/// What a type does not have reads as the default, and raises `NSInvalidArgumentException` when it is set.
/// Specified by <https://developer.apple.com/documentation/uikit/uitextinputtraits>.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextinputtraits/autocapitalizationtype>.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextinputtraits/autocorrectiontype>.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextinputtraits/spellcheckingtype>.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextinputtraits/keyboardtype>.
  var keyboardType: UIKeyboardType { get set }
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextinputtraits/keyboardappearance>.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextinputtraits/returnkeytype>.
  var returnKeyType: UIReturnKeyType { get set }
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitextinputtraits/enablesreturnkeyautomatically>.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is not to be seen.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextinputtraits/issecuretextentry>.
  var isSecureTextEntry: Bool { get set }
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextinputtraits/textcontenttype>.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  private func refuse(_ setter: String) {
    raise(
      "NSInvalidArgumentException", "-[\(type(of: self)) \(setter):]: unrecognized selector sent to instance")
  }

  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set { refuse("setAutocapitalizationType") }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set { refuse("setAutocorrectionType") }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set { refuse("setSpellCheckingType") }
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set { refuse("setKeyboardType") }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set { refuse("setKeyboardAppearance") }
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set { refuse("setReturnKeyType") }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set { refuse("setEnablesReturnKeyAutomatically") }
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set { refuse("setSecureTextEntry") }
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set { refuse("setTextContentType") }
  }
}
