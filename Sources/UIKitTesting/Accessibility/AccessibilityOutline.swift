/// The interface as text, as those find it who have it read out.
@MainActor
enum AccessibilityOutline {
  static func text(of roots: [AccessibilityNode]) -> String {
    roots.map { lines(of: $0, indent: "") }.joined()
  }

  private static func lines(of node: AccessibilityNode, indent: String) -> String {
    let name = node.isElement ? AccessibleElement(node.responder).summary : groupName(node.responder)
    return indent + name + "\n" + node.children.map { lines(of: $0, indent: indent + "  ") }.joined()
  }

  private static func groupName(_ responder: UIResponder) -> String {
    let kind =
      switch responder.accessibilityContainerType {
      case .dataTable: "table"
      case .list: "list"
      case .landmark: "landmark"
      case .none, .semanticGroup:
        responder is UIWindow ? "window" : responder.accessibilityViewIsModal ? "modal" : "group"
      }
    let element = AccessibleElement(responder)
    let parts = [kind, element.label.map { "\"\($0)\"" }, element.identifier.map { "#\($0)" }]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// Every element, whether it can be reached or not.
  static func everyElement(in responder: UIResponder) -> [UIResponder] {
    if responder.isAccessibilityElement { return [responder] }
    let listed = responder.accessibilityElements?.compactMap { $0 as? UIResponder }
    return (listed ?? (responder as? UIView)?.subviews ?? []).flatMap { everyElement(in: $0) }
  }
}
