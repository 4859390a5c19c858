extension UIAccessibility {
  /// Tells those who read the interface out of something. Where none runs there is nobody to be told.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:)>.
  @preconcurrency @MainActor
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    AccessibilityFocus.shared.receive(notification, argument)
  }

  /// The element that an assistive technology has its focus on, or, for nil, any that has one.
  ///
  /// Besides the screen reader there is the keyboard, whose focus the tabulator key moves; Apple has no identifier for it.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility/focusedelement(using:)>.
  @preconcurrency @MainActor
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    guard assistiveTechnologyIdentifier == nil || assistiveTechnologyIdentifier == AccessibilityFocus.shared.technology
    else { return nil }
    return AccessibilityFocus.shared.reachableElement
  }

  /// A rectangle of a view's coordinates on the screen.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/converttoscreencoordinates(_:in:)-3nh2x>.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    guard let window = view.window else { return view.convert(rect, to: nil) }
    return window.convert(view.convert(rect, to: window), to: nil as UIWindow?)
  }

  /// An assistive technology has its focus elsewhere; posted after the elements were told.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility/elementfocusednotification>.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The element that has the focus.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility/focusedelementuserinfokey>.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The element that had the focus.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility/unfocusedelementuserinfokey>.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// Whose focus it is: an `AssistiveTechnologyIdentifier`'s raw value; left out for the keyboard.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyuserinfokey>.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
