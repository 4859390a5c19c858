extension UIControl {
  /// What can happen to a control; several together are a set.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/event>.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again right after a tap; after `touchDown`.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved within the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted within the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for: for a button, a touch up inside.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A text field began to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// For an application's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// For the framework.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
