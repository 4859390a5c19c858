/// Something that those who read the interface out were told.
public struct AccessibilityNotification: Sendable, Hashable, CustomStringConvertible {
  /// What it is: `announcement`, `screenChanged`, `layoutChanged` or `pageScrolled`, or the number of another.
  public let name: String
  /// The text that was to be said.
  public let text: String?
  /// What was to get the focus: its identifier, or else its label, or its type.
  public let element: String?

  @MainActor
  init(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    name =
      switch notification {
      case .announcement: "announcement"
      case .screenChanged: "screenChanged"
      case .layoutChanged: "layoutChanged"
      case .pageScrolled: "pageScrolled"
      default: "\(notification.rawValue)"
      }
    text = argument as? String ?? (argument as? NSAttributedString)?.string
    element = (argument as? UIResponder).map { responder in
      let identifier = (responder as? any UIAccessibilityIdentification)?.accessibilityIdentifier
      return identifier ?? responder.accessibilityLabel ?? String(describing: type(of: responder))
    }
  }

  /// `announcement "Saved"` or `screenChanged close`.
  public var description: String {
    [name, text.map { "\"\($0)\"" }, element].compactMap { $0 }.joined(separator: " ")
  }
}
