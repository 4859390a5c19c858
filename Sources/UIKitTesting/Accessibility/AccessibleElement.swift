/// One thing of the interface as those who have it read out find it.
@preconcurrency @MainActor
public struct AccessibleElement: Hashable {
  /// The view, or other object, that it is.
  public let object: UIResponder

  init(_ object: UIResponder) {
    self.object = object
  }

  /// What it is called.
  public var label: String? { object.accessibilityLabel }
  /// What it says.
  public var value: String? { object.accessibilityValue }
  /// What happens when it is used.
  public var hint: String? { object.accessibilityHint }
  /// Its name for tests.
  public var identifier: String? { (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier }
  /// How it behaves.
  public var traits: UIAccessibilityTraits { object.accessibilityTraits }
  /// Where it is on the screen, in points.
  public var frame: CGRect { object.accessibilityFrame }
  /// The names of what else can be done with it.
  public var actions: [String] { object.accessibilityCustomActions?.map(\.name) ?? [] }

  /// One line that says all of this but the frame: `button "Close" #close`.
  public var summary: String {
    let kind = traits.names
    var parts = [kind.isEmpty ? "element" : kind.joined(separator: ", ")]
    if let label, !label.isEmpty { parts.append("\"\(label)\"") }
    if let value, !value.isEmpty { parts.append("= \"\(value)\"") }
    if let identifier { parts.append("#\(identifier)") }
    if let hint, !hint.isEmpty { parts.append("(\(hint))") }
    if !actions.isEmpty { parts.append("[\(actions.joined(separator: ", "))]") }
    if object.accessibilityElementIsFocused() { parts.append("<focus>") }
    return parts.joined(separator: " ")
  }
}
