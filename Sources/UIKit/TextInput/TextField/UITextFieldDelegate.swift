/// Is asked before a text field does something, and hears of it. Each method may be left out.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitextfielddelegate>.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldbeginediting(_:)>.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing has begun.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidbeginediting(_:)>.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end; true by default. Not asked where the field leaves its window.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldendediting(_:)>.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing has ended, for a reason. By default `textFieldDidEndEditing(_:)` is called.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:reason:)>.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Editing has ended.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:)>.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Whether a part of the text, in UTF-16, may be replaced; true by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfield(_:shouldchangecharactersin:replacementstring:)>.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// The selection or the caret has moved.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidchangeselection(_:)>.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the button may clear the text; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldclear(_:)>.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the return key does what it does by itself; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)>.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// See UIScrollViewDelegate for who is asked where the class that says it conforms has no method.
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    _SelectorRuntime.optionalAnswer("textFieldShouldBeginEditing:", of: self, [textField]) ?? true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    _SelectorRuntime.tell("textFieldDidBeginEditing:", self, [textField])
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    _SelectorRuntime.optionalAnswer("textFieldShouldEndEditing:", of: self, [textField]) ?? true
  }
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    guard _SelectorRuntime.responds(self, to: "textFieldDidEndEditing:reason:") else {
      return textFieldDidEndEditing(textField)
    }
    _SelectorRuntime.tell("textFieldDidEndEditing:reason:", self, [textField, reason])
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    _SelectorRuntime.tell("textFieldDidEndEditing:", self, [textField])
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    _SelectorRuntime.optionalAnswer(
      "textField:shouldChangeCharactersIn:replacementString:", of: self, [textField, range, string]) ?? true
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    _SelectorRuntime.tell("textFieldDidChangeSelection:", self, [textField])
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    _SelectorRuntime.optionalAnswer("textFieldShouldClear:", of: self, [textField]) ?? true
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    _SelectorRuntime.optionalAnswer("textFieldShouldReturn:", of: self, [textField]) ?? true
  }
}
