extension UIAccessibility {
  /// Names an assistive technology.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier>.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The screen reader.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier/notificationvoiceover>.
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }
}
