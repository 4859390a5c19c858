import ConstraintSolver

extension LayoutEngine {
  /// The node whose size an edge of a scroll view means, in a constraint between the scroll view and its content: that of
  /// its content guide. Nil for anything else: width, height and centre mean the frame, as Apple documents.
  @inline(__always)
  func contentNode(
    meantBy reference: LayoutReference, in constraint: NSLayoutConstraint, heldBy holder: UIView
  ) -> LayoutNode? {
    guard holder.flags.contains(.isScrollView), reference.node.view === holder, !reference.node.isGuide,
      let second = constraint.second,
      constraint.first.node !== second.node, constraint.origins == nil, reference.region != .safeArea,
      let scrollView = holder as? UIScrollView
    else { return nil }
    switch reference.resolved.attribute {
    case .left, .right, .top, .bottom, .leading, .trailing: return scrollView.contentLayoutGuide.node
    default: return nil
    }
  }

  /// Holds a scroll view's own guides: the content begins at the origin, and the frame's guide is where the content is
  /// seen.
  func addScrollRows(to node: LayoutNode, _ guide: UILayoutGuide, _ view: UIView) {
    let origin = guide.role == .scrollFrame ? view.bounds.origin : .zero
    node.systemRows.frame.0 = addRow(for: node, .frame, .equal, .required, constant: -Double(origin.x)) {
      $0.add(node.position.horizontal, 1)
    }
    node.systemRows.frame.1 = addRow(for: node, .frame, .equal, .required, constant: -Double(origin.y)) {
      $0.add(node.position.vertical, 1)
    }
    guard guide.role == .scrollFrame else { return }
    let container = view.layoutNode
    if !container.isInstalled { install(container) }
    node.systemRows.frame.2 = addRow(for: node, .frame, .equal, .required, constant: 0) {
      $0.add(node.size.horizontal, 1)
      $0.add(container.size.horizontal, -1)
    }
    node.systemRows.frame.3 = addRow(for: node, .frame, .equal, .required, constant: 0) {
      $0.add(node.size.vertical, 1)
      $0.add(container.size.vertical, -1)
    }
  }

  /// A scroll view shows another part of its content.
  func scrollFrameDidMove(_ node: LayoutNode, to origin: CGPoint) {
    setConstant(-Double(origin.x), ofRow: node.systemRows.frame.0)
    setConstant(-Double(origin.y), ofRow: node.systemRows.frame.1)
    if let view = node.view { settle(near: view) }
  }
}
