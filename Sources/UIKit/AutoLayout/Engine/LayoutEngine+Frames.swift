import ConstraintSolver

extension LayoutEngine {
  /// Sizes are never negative. UIKit does not document it; a conflict of insets with too small a container, reported
  /// by every version of it, shows it.
  func addNonNegativeRows(to node: LayoutNode) {
    node.systemRows.nonNegative = (
      addRow(for: node, .nonNegative, .greaterThanOrEqual, .required, constant: 0) { $0.add(node.size.horizontal, 1) },
      addRow(for: node, .nonNegative, .greaterThanOrEqual, .required, constant: 0) { $0.add(node.size.vertical, 1) }
    )
  }

  /// Holds the topmost view to its size. One that does not follow its autoresizing mask takes the size that its
  /// constraints give it, where they do.
  func addRootRows(to node: LayoutNode, _ view: UIView, isFixed: Bool) {
    let size = view.alignmentRectWithoutTransform.size
    let priority = isFixed ? Solver.Priority.required : Solver.Priority(0.5)
    node.systemRows.frame.2 = addRow(for: node, .frame, .equal, priority, constant: -Double(size.width)) {
      $0.add(node.size.horizontal, 1)
    }
    node.systemRows.frame.3 = addRow(for: node, .frame, .equal, priority, constant: -Double(size.height)) {
      $0.add(node.size.vertical, 1)
    }
  }

  /// Holds a view to its frame as its autoresizing mask says: what is flexible grows with the superview.
  func addFrameRows(to node: LayoutNode, _ view: UIView) {
    let (rect, shares, space) = autoresizing(of: view)
    if shares != (0, 0, 0, 0), let container = node.container {
      let containerNode = container.layoutNode
      if !containerNode.isInstalled { install(containerNode) }
    }
    node.systemRows.shares = shares
    let container = shares == (0, 0, 0, 0) ? nil : node.container?.layoutNode
    let constants = frameConstants(rect, shares, space)
    let variables = [
      (node.position.horizontal, container?.size.horizontal, shares.x, constants.0),
      (node.position.vertical, container?.size.vertical, shares.y, constants.1),
      (node.size.horizontal, container?.size.horizontal, shares.width, constants.2),
      (node.size.vertical, container?.size.vertical, shares.height, constants.3),
    ]
    let rows = variables.map { variable, space, share, constant in
      addRow(for: node, .frame, .equal, .required, constant: constant) {
        $0.add(variable, 1)
        if let space { $0.add(space, -LayoutNumber.boundedFactor(share)) }
      }
    }
    node.systemRows.frame = (rows[0], rows[1], rows[2], rows[3])
  }

  /// The frame of a view that follows its mask, or the size of the topmost view, was set.
  func frameDidChange(of node: LayoutNode, _ view: UIView) {
    if node === root {
      let size = view.alignmentRectWithoutTransform.size
      setConstant(-Double(size.width), ofRow: node.systemRows.frame.2)
      setConstant(-Double(size.height), ofRow: node.systemRows.frame.3)
    } else {
      let (rect, shares, space) = autoresizing(of: view)
      let former = node.systemRows.shares
      let isSameMask =
        abs(shares.x - former.x) < 1e-9 && abs(shares.y - former.y) < 1e-9 && abs(shares.width - former.width) < 1e-9
        && abs(shares.height - former.height) < 1e-9
      if isSameMask {
        let constants = frameConstants(rect, former, space)
        let rows = node.systemRows.frame
        setConstant(constants.0, ofRow: rows.0)
        setConstant(constants.1, ofRow: rows.1)
        setConstant(constants.2, ofRow: rows.2)
        setConstant(constants.3, ofRow: rows.3)
      } else {
        removeSystemRows(of: node)
        addFrameRows(to: node, view)
        activateBatch()
      }
    }
    settle(near: node === root ? view : node.container ?? view)
  }

  private func frameConstants(
    _ rect: CGRect, _ shares: (x: Double, y: Double, width: Double, height: Double), _ space: CGSize
  ) -> (Double, Double, Double, Double) {
    (
      shares.x * Double(space.width) - Double(rect.minX), shares.y * Double(space.height) - Double(rect.minY),
      shares.width * Double(space.width) - Double(rect.width),
      shares.height * Double(space.height) - Double(rect.height)
    )
  }

  /// A view's alignment rectangle, how much of a change of the superview's size each part of it takes, and that size.
  private func autoresizing(
    of view: UIView
  ) -> (rect: CGRect, shares: (x: Double, y: Double, width: Double, height: Double), space: CGSize) {
    let rect = view.alignmentRectWithoutTransform
    let mask = view.autoresizingMask
    guard let superview = view.superview, superview.autoresizesSubviews, !mask.isEmpty else {
      return (rect, (0, 0, 0, 0), view.superview?.bounds.size ?? .zero)
    }
    let space = superview.bounds.size
    let horizontal = Self.shares(
      of: Double(rect.minX), Double(rect.width), Double(space.width - rect.maxX),
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    let vertical = Self.shares(
      of: Double(rect.minY), Double(rect.height), Double(space.height - rect.maxY),
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    return (rect, (horizontal.start, vertical.start, horizontal.length, vertical.length), space)
  }

  /// The change is distributed in proportion to the present lengths, in equal parts where they are all zero.
  private static func shares(
    of before: Double, _ length: Double, _ after: Double, _ isBeforeFlexible: Bool, _ isLengthFlexible: Bool,
    _ isAfterFlexible: Bool
  ) -> (start: Double, length: Double) {
    let parts = [isBeforeFlexible ? before : 0, isLengthFlexible ? length : 0, isAfterFlexible ? after : 0]
    let total = parts[0] + parts[1] + parts[2]
    let count = [isBeforeFlexible, isLengthFlexible, isAfterFlexible].count { $0 }
    guard count > 0 else { return (0, 0) }
    guard total != 0 else {
      return (isBeforeFlexible ? 1 / Double(count) : 0, isLengthFlexible ? 1 / Double(count) : 0)
    }
    return (parts[0] / total, parts[1] / total)
  }

  func addRow(
    for node: LayoutNode, _ kind: Row.Kind, _ relation: Solver.Relation, _ priority: Solver.Priority, constant: Double,
    _ write: (inout Expression) -> Void
  ) -> Int32 {
    var expression = self.expression
    write(&expression)
    let row = expression.define(in: solver, relation, priority, constant: constant)
    enter(row, kind, node)
    batch.append(row)
    return row.index
  }
}

extension UIView {
  /// The alignment rectangle in the superview's coordinates as if there were no transform.
  final var alignmentRectWithoutTransform: CGRect {
    let frame = frameWithoutTransform
    let rect = alignmentRect(forFrame: frame)
    guard rect.isFinite else {
      raise(
        "NSInternalInconsistencyException",
        "An alignment rectangle that is not finite cannot be laid out: \(rect). View: \(shortDescription)")
      return frame
    }
    return rect
  }

  final var frameWithoutTransform: CGRect {
    let size = layer.bounds.size
    let anchor = layer.anchorPoint
    let position = layer.position
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}
