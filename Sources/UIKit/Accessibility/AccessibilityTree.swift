/// What of the interface can be reached by those who have it read out, and in which order.
///
/// An element is a leaf. What a container lists is read in that order; subviews are read as they lie on the screen. Hidden
/// views are left out, and so is what lies beside a modal one.
@MainActor
package enum AccessibilityTree {
  /// The windows of a scene that can be reached, lowest first.
  package static func roots(of scene: UIWindowScene) -> [AccessibilityNode] {
    reachable(scene.windows).map { AccessibilityNode(group: $0, children: content(of: $0)) }
  }

  /// The elements of a scene, in the order in which they are read.
  package static func elements(of scene: UIWindowScene) -> [UIResponder] {
    roots(of: scene).flatMap(\.elements)
  }

  /// The elements in a view, whether something lies in front of it or not.
  static func elements(in responder: UIResponder) -> [UIResponder] {
    nodes(of: responder).flatMap(\.elements)
  }

  // MARK: The walk

  /// The nodes that something gives to what holds it: itself, or what is in it.
  private static func nodes(of responder: UIResponder) -> [AccessibilityNode] {
    guard !isHidden(responder) else { return [] }
    if responder.isAccessibilityElement {
      return isEmptyText(responder) ? [] : [AccessibilityNode(element: responder)]
    }
    guard !responder.accessibilityElementsHidden else { return [] }
    if let given = givenElements(of: responder) {
      let children = given.flatMap(nodes(of:))
      return children.isEmpty ? [] : [AccessibilityNode(group: responder, children: children)]
    }
    guard let view = responder as? UIView else { return [] }
    let children = reachable(subviews(of: view)).flatMap(nodes(of:))
    guard isGroup(view), !children.isEmpty else { return children }
    return [AccessibilityNode(group: view, children: ordered(children, in: view))]
  }

  /// What is in a window.
  private static func content(of window: UIWindow) -> [AccessibilityNode] {
    guard !window.accessibilityElementsHidden else { return [] }
    if let given = givenElements(of: window) { return given.flatMap(nodes(of:)) }
    return ordered(reachable(window.storedSubviews).flatMap(nodes(of:)), in: window)
  }

  /// In the container of a presentation the presenting view, which an animator may move there, stays behind.
  private static func subviews(of view: UIView) -> [UIView] {
    guard let behind = (view as? PresentationContainerView)?.presenterView else { return view.storedSubviews }
    return view.storedSubviews.filter { $0 !== behind }
  }

  /// What a container lists; nil where it leaves that to its subviews.
  private static func givenElements(of responder: UIResponder) -> [UIResponder]? {
    if let listed = responder.accessibilityElements { return listed.compactMap { $0 as? UIResponder } }
    let count = responder.accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    return (0..<count).compactMap { responder.accessibilityElement(at: $0) as? UIResponder }
  }

  /// Of views beside each other those that can be reached: the frontmost modal one, or, where none is modal, all.
  private static func reachable<View: UIView>(_ views: [View]) -> [View] {
    let shown = views.filter { !isHidden($0) }
    return shown.last { $0.accessibilityViewIsModal }.map { [$0] } ?? shown
  }

  private static func isHidden(_ responder: UIResponder) -> Bool {
    guard let view = responder as? UIView else { return false }
    // As with touches: what is all but transparent is not there.
    return view.isHidden || view.alpha < 0.01
  }

  /// Whether it is a text that says nothing.
  private static func isEmptyText(_ responder: UIResponder) -> Bool {
    responder.accessibilityTraits.contains(.staticText) && (responder.accessibilityLabel ?? "").isEmpty
      && (responder.accessibilityValue ?? "").isEmpty
  }

  private static func isGroup(_ view: UIView) -> Bool {
    view.shouldGroupAccessibilityChildren || view.accessibilityContainerType != .none || view.accessibilityViewIsModal
      || view is PresentationContainerView
  }

  // MARK: The order

  /// As one reads: row by row from the top, each from its beginning. Apple says no more than that; here something is in a
  /// row if the middles of its height and of the row's first are beside each other.
  static func ordered(_ nodes: [AccessibilityNode], in view: UIView) -> [AccessibilityNode] {
    guard nodes.count > 1 else { return nodes }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let fromTop = nodes.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
    var rows: [[(offset: Int, element: AccessibilityNode)]] = []
    for item in fromTop {
      let frame = item.element.frame
      if let first = rows.last?[0].element.frame, frame.midY < first.maxY, frame.minY <= first.midY,
        frame.maxY >= first.midY
      {
        rows[rows.count - 1].append(item)
      } else {
        rows.append([item])
      }
    }
    func beginning(_ node: AccessibilityNode) -> CGFloat { isRightToLeft ? -node.frame.maxX : node.frame.minX }
    return rows.flatMap { row in
      row.sorted { (beginning($0.element), $0.offset) < (beginning($1.element), $1.offset) }.map(\.element)
    }
  }
}
