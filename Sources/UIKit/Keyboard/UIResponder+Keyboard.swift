/// What is posted when the keyboard of a screen comes, goes or changes its frame, and under which keys its facts are.
///
/// Rectangles are `NSValue`s in the coordinates of the screen, in points. The keyboard is the system's: none comes by
/// itself on a machine that has keys of its own.
extension UIResponder {
  /// The keyboard is about to come.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification>.
  public nonisolated class var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }

  /// The keyboard has come.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidshownotification>.
  public nonisolated class var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }

  /// The keyboard is about to go.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification>.
  public nonisolated class var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }

  /// The keyboard has gone.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidenotification>.
  public nonisolated class var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }

  /// The frame of the keyboard is about to change; also when it comes and goes.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillchangeframenotification>.
  public nonisolated class var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }

  /// The frame of the keyboard has changed.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidchangeframenotification>.
  public nonisolated class var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }

  /// The frame before.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/keyboardframebeginuserinfokey>.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }

  /// The frame after.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey>.
  public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }

  /// How long the keyboard moves, in seconds: an `NSNumber`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/keyboardanimationdurationuserinfokey>.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }

  /// How it moves: an `NSNumber` of a `UIView.AnimationCurve`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/keyboardanimationcurveuserinfokey>.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }

  /// Whether it belongs to this application: an `NSNumber` of a `Bool`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/keyboardislocaluserinfokey>.
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
