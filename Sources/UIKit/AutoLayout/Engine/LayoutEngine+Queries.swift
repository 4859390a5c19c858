import ConstraintSolver

extension LayoutEngine {
  /// Whether the constraints leave an item's position or size open.
  static func isAmbiguous(_ node: LayoutNode) -> Bool {
    guard let view = node.view, let engine = existingEngine(ofTreeOf: view) else { return false }
    engine.prepareLayout()
    guard node.isInstalled else { return false }
    var variables = [node.size.horizontal, node.size.vertical]
    if node !== engine.root { variables += [node.position.horizontal, node.position.vertical] }
    return variables.contains { engine.solver.pointee.isAmbiguous($0) }
  }

  /// Whether the constraints leave one quantity open. A far edge and a middle are open where position or size are.
  static func isAmbiguous(_ reference: LayoutReference) -> Bool {
    let node = reference.node
    guard let view = node.view, let engine = existingEngine(ofTreeOf: view) else { return false }
    engine.prepareLayout()
    guard node.isInstalled else { return false }
    let isHorizontal = reference.attribute.axis == .horizontal
    var variables = [isHorizontal ? node.size.horizontal : node.size.vertical]
    if reference.attribute.kind != .size, node !== engine.root {
      let position = isHorizontal ? node.position.horizontal : node.position.vertical
      switch reference.attribute {
      case .left, .top, .firstBaseline: variables = [position]
      default: variables.append(position)
      }
    }
    return variables.contains { engine.solver.pointee.isAmbiguous($0) }
  }

  /// The active constraints that mention an item in one direction, in the order of activation.
  static func constraints(mentioning node: LayoutNode, axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var holder = node.view
    while let view = holder {
      for constraint in view.layoutState?.held.all ?? [] {
        var isMentioned = false
        for reference in [constraint.first, constraint.second, constraint.origins?.first, constraint.origins?.second] {
          if let reference, reference.node === node, reference.attribute.axis == axis { isMentioned = true }
        }
        if isMentioned { found.append(constraint) }
      }
      holder = view.superview
    }
    return found.sorted { $0.serial < $1.serial }
  }

  // MARK: Fitting

  /// The smallest alignment size of a view that its subtree's constraints allow, near a target.
  ///
  /// The subtree is solved apart, in an engine of its own for as long as it takes: what is around it has no say.
  static func fittingSize(
    of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    var saved: [(node: LayoutNode, state: SavedNode)] = []
    var constraints: [(constraint: NSLayoutConstraint, state: SavedConstraint)] = []
    _ = view.layoutNode
    view.forEachLayoutState { state in
      saved.append((state.node, SavedNode(state.node)))
      for guide in state.guides { saved.append((guide.node, SavedNode(guide.node))) }
      for constraint in state.held.all { constraints.append((constraint, SavedConstraint(constraint))) }
    }
    constraints.sort { $0.constraint.serial < $1.constraint.serial }
    defer {
      for (node, state) in saved { state.restore(node) }
      for (constraint, state) in constraints { state.restore(constraint) }
    }
    for (node, _) in saved { node.forgetEngine() }
    let engine = LayoutEngine(root: view.layoutNode)
    engine.isMeasuring = true
    engine.install(engine.root)
    for (constraint, _) in constraints {
      constraint.detachFromEngine()
      engine.wait(constraint, marking: false)
    }
    for (node, _) in saved where !node.isGuide && node.view?.translatesAutoresizingMaskIntoConstraints == false {
      engine.pendingNodes.append(node)
    }
    engine.flush()
    let root = engine.root
    for (variable, length, priority) in [
      (root.size.horizontal, target.width, horizontal), (root.size.vertical, target.height, vertical),
    ] where priority.isValid {
      _ = engine.addRow(
        for: root, .fitting, .equal, Solver.Priority(priority.rawValue), constant: -Double(length)
      ) { $0.add(variable, 1) }
    }
    engine.activateBatch()
    engine.fitHeightsToWidths()
    let size = engine.rect(of: root).size
    for node in engine.nodes { node.takeUnretainedValue().forgetEngine() }
    engine.becomeDefunct()
    return size
  }
}

extension LayoutEngine {
  /// Gives content whose lines break the height that it takes in the width which the constraints leave it: what layout
  /// does when it sets frames, which measuring does not.
  fileprivate func fitHeightsToWidths() {
    // A height that changes a width again is followed once more, and then left.
    var heights: [Int32: CGFloat] = [:]
    for _ in 0..<2 {
      var hasChanged = false
      for node in nodes.map({ $0.takeUnretainedValue() }) {
        guard let view = node.view, !node.isGuide,
          let height = view.contentHeight(inWidth: rect(of: node).width)
        else { continue }
        guard heights[node.engineIndex] != height else { continue }
        heights[node.engineIndex] = height
        for row in [node.systemRows.hugging.1, node.systemRows.compression.1] where row >= 0 {
          setConstant(-Double(height), ofRow: row)
          hasChanged = true
        }
      }
      if !hasChanged { return }
    }
  }
}

/// What a node is in its engine, put aside while its subtree is measured.
@MainActor
private struct SavedNode {
  let engine: LayoutEngine?
  let position: (Solver.Variable, Solver.Variable)
  let size: (Solver.Variable, Solver.Variable)
  let rows: SystemRows
  let index: Int32
  let isStale: Bool
  let container: LayoutNode?

  init(_ node: LayoutNode) {
    engine = node.engine
    position = node.position
    size = node.size
    rows = node.systemRows
    index = node.engineIndex
    isStale = node.isIntrinsicSizeStale
    container = node.containerNode
  }

  func restore(_ node: LayoutNode) {
    node.engine = engine
    node.position = position
    node.size = size
    node.systemRows = rows
    node.engineIndex = index
    node.isIntrinsicSizeStale = isStale
    node.containerNode = container
  }
}

/// What a constraint is in its engine, put aside while it is measured with.
@MainActor
private struct SavedConstraint {
  let row: Int32
  let pendingIndex: Int32
  let isBroken: Bool
  let conflict: [Int32]
  let offset: Double

  init(_ constraint: NSLayoutConstraint) {
    row = constraint.row
    pendingIndex = constraint.pendingIndex
    isBroken = constraint.isBroken
    conflict = constraint.conflictRows
    offset = constraint.fixedOffset
  }

  func restore(_ constraint: NSLayoutConstraint) {
    constraint.row = row
    constraint.pendingIndex = pendingIndex
    constraint.isBroken = isBroken
    constraint.conflictRows = conflict
    constraint.fixedOffset = offset
  }
}
