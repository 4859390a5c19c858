extension UITextField {
  /// What is around a text field.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum>.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When something beside the text is shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/viewmode>.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// Why editing has ended.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreason>.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  /// The object is the field.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/textdidbegineditingnotification>.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }

  /// The object is the field.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/textdidendeditingnotification>.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }

  /// The object is the field.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/textdidchangenotification>.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }

  /// Under which key the notification of an end has the reason, an `NSNumber`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreasonuserinfokey>.
  public nonisolated class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}
