extension UIAccessibility {
  /// What an application tells those who read the interface out.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility/notification>.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The screen shows something else. The argument is the element that gets the focus, or a text to say; without one,
    /// the first element does.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility/notification/screenchanged>.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen shows something else. The argument is the element that gets the focus, or a text to say;
    /// without one, the focus stays where that is still there.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility/notification/layoutchanged>.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be said: the argument.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility/notification/announcement>.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was turned. The argument is a text that says where one is.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility/notification/pagescrolled>.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
}
