/// One element of the interface as it is read out, or what holds several of them together.
@MainActor
package final class AccessibilityNode {
  package let responder: UIResponder
  package let isElement: Bool
  /// In the order in which they are read; none in an element.
  package let children: [AccessibilityNode]
  /// Where it is on the screen: of a group, where its elements are.
  package let frame: CGRect

  init(element: UIResponder) {
    responder = element
    isElement = true
    children = []
    frame = element.accessibilityFrame
  }

  init(group: UIResponder, children: [AccessibilityNode]) {
    responder = group
    isElement = false
    self.children = children
    frame = children.reduce(CGRect.null) { $0.union($1.frame) }
  }

  /// The elements, in the order in which they are read.
  package var elements: [UIResponder] {
    isElement ? [responder] : children.flatMap(\.elements)
  }
}
