import ConstraintSolver

extension LayoutEngine {
  /// Gives the items that a constraint speaks of, and those that their position depends on, their variables.
  func install(_ constraint: NSLayoutConstraint, below holder: UIView) {
    if constraint.origins == nil, constraint.baselines == nil, !holder.flags.contains(.isScrollView) {
      // Most constraints; said apart as large trees have many of them.
      install(constraint.first.node, below: holder)
      if let second = constraint.second { install(second.node, below: holder) }
    } else {
      constraint.forEachReference { reference in
        install(reference.node, below: holder)
        if let content = contentNode(meantBy: reference, in: constraint, heldBy: holder), !content.isInstalled {
          install(content)
        }
      }
    }
    if constraint.multiplier != 1, !holder.layoutNode.isInstalled, isMirrored(constraint, heldBy: holder) {
      install(holder.layoutNode)
    }
  }

  @inline(__always)
  private func install(_ node: LayoutNode, below holder: UIView) {
    if node.engineIndex < 0 || node.engine !== self { install(node) }
    // Nothing lies between most items and the holder. Said without names, each of which would be counted as a reference.
    if !node.isGuide, node.view === holder || node.view?.storedSuperview === holder { return }
    guard let view = node.view else { return }
    var container: UIView? = node.isGuide ? view : view === holder ? nil : view.superview
    while let passed = container, passed !== holder {
      let passedNode = passed.layoutNode
      if !passedNode.isInstalled { install(passedNode) }
      container = passed.superview
    }
  }

  /// Gives an item variables and the rows that hold it because of what it is.
  func install(_ node: LayoutNode) {
    guard !node.isInstalled, let view = node.view else { return }
    if node.engineIndex >= 0 || node.engine != nil { node.forgetEngine() }
    node.engine = self
    node.engineIndex = Int32(nodes.count)
    nodes.append(.passUnretained(node))
    node.size = (addVariable(of: node), addVariable(of: node))
    if node !== root {
      node.position = (addVariable(of: node), addVariable(of: node))
      node.containerNode = node.container?.layoutNode
    }
    if let guide = node.guide {
      addNonNegativeRows(to: node)
      if guide.role != .item { addScrollRows(to: node, guide, view) }
    } else {
      addSystemRows(to: node, view)
    }
  }

  /// Adds the rows that a view has as one that follows its autoresizing mask, or as one that does not.
  private func addSystemRows(to node: LayoutNode, _ view: UIView) {
    let follows = view.translatesAutoresizingMaskIntoConstraints && !(isMeasuring && node === root)
    if node === root, !isMeasuring { addRootRows(to: node, view, isFixed: follows) }
    if follows {
      if node !== root { addFrameRows(to: node, view) }
    } else {
      addNonNegativeRows(to: node)
      markIntrinsicSizeStale(node)
    }
  }

  private func addVariable(of node: LayoutNode) -> Solver.Variable {
    let variable = solver.pointee.addVariable()
    let index = Int(variable.index)
    while variableOwners.count <= index { variableOwners.append(nil) }
    variableOwners[index] = .passUnretained(node)
    return variable
  }

  /// Takes an item's own rows and variables away. No constraint may speak of it any longer.
  func uninstall(_ node: LayoutNode) {
    guard node.isInstalled else { return }
    removeSystemRows(of: node)
    removeVariable(node.size.horizontal)
    removeVariable(node.size.vertical)
    if node !== root {
      removeVariable(node.position.horizontal)
      removeVariable(node.position.vertical)
    }
    let index = Int(node.engineIndex)
    let last = nodes.removeLast()
    if index < nodes.count {
      nodes[index] = last
      last._withUnsafeGuaranteedRef { $0.engineIndex = Int32(index) }
    }
    node.forgetEngine()
  }

  private func removeVariable(_ variable: Solver.Variable) {
    solver.pointee.removeVariable(variable)
    variableOwners[Int(variable.index)] = nil
  }

  func removeSystemRows(of node: LayoutNode) {
    let rows = node.systemRows
    for row in [
      rows.frame.0, rows.frame.1, rows.frame.2, rows.frame.3, rows.nonNegative.0, rows.nonNegative.1, rows.hugging.0,
      rows.hugging.1, rows.compression.0, rows.compression.1,
    ] where row >= 0 {
      destroyRow(row)
    }
    for row in rows.exercises { destroyRow(row) }
    node.systemRows = SystemRows()
  }

  /// A view began or ceased to follow its autoresizing mask.
  func maskTranslationDidChange(of node: LayoutNode) {
    guard node.isInstalled, let view = node.view else {
      pendingNodes.append(node)
      return
    }
    removeSystemRows(of: node)
    addSystemRows(to: node, view)
    activateBatch()
    settle(near: node.container ?? view)
  }

  // MARK: Whole trees

  /// Takes over the items and constraints of a tree that became part of this one.
  func absorb(_ other: LayoutEngine) {
    var constraints: [NSLayoutConstraint] = []
    for row in other.rows where row.kind == .constraint {
      if let constraint = row.owner?.takeUnretainedValue() as? NSLayoutConstraint { constraints.append(constraint) }
    }
    for constraint in constraints { constraint.detachFromEngine() }
    constraints.append(contentsOf: other.pending.compactMap { $0 })
    constraints.sort { $0.serial < $1.serial }
    let orphans = other.nodes
    let waiting = other.pendingNodes
    other.becomeDefunct()
    for orphan in orphans {
      let node = orphan.takeUnretainedValue()
      node.forgetEngine()
      // What stands without constraints takes part here too.
      if !node.isGuide, node.view?.translatesAutoresizingMaskIntoConstraints == false { pendingNodes.append(node) }
    }
    pendingNodes.append(contentsOf: waiting)
    for constraint in constraints { wait(constraint) }
  }

  /// Brings a subtree whose former engine went away with the rest of its tree under the engine of its present tree.
  static func rescue(subtree top: UIView) {
    var constraints: [NSLayoutConstraint] = []
    var free: [LayoutNode] = []
    top.forEachLayoutState { state in
      guard state.node.engine?.isDefunct == true else { return }
      state.node.forgetEngine()
      for guide in state.guides { guide.node.forgetEngine() }
      constraints.append(contentsOf: state.held.all)
      if !state.translatesAutoresizingMask { free.append(state.node) }
    }
    guard !constraints.isEmpty || !free.isEmpty else { return }
    let engine = engine(ofTreeOf: top)
    engine.pendingNodes.append(contentsOf: free)
    constraints.sort { $0.serial < $1.serial }
    for constraint in constraints {
      constraint.detachFromEngine()
      engine.wait(constraint)
    }
  }

  /// Gives away the items and constraints of a subtree that leaves; they wait in an engine of their own.
  func release(subtree top: UIView) {
    var constraints: [NSLayoutConstraint] = []
    var leaving: [LayoutNode] = []
    top.forEachLayoutState { state in
      constraints.append(contentsOf: state.held.all)
      if state.node.engine != nil { leaving.append(state.node) }
      for guide in state.guides where guide.node.engine != nil { leaving.append(guide.node) }
    }
    guard !constraints.isEmpty || !leaving.isEmpty else { return }
    for constraint in constraints { remove(constraint, settling: false) }
    // A view that follows its autoresizing mask mentions its superview's size: no item goes before all rows have gone.
    for node in leaving where node.isInstalled { removeSystemRows(of: node) }
    var free: [LayoutNode] = []
    for node in leaving {
      if node.isInstalled { uninstall(node) }
      node.engine = nil
      if !node.isGuide, node.view?.translatesAutoresizingMaskIntoConstraints == false { free.append(node) }
    }
    pendingNodes.removeAll { node in free.contains { $0 === node } }
    staleIntrinsicSizes.removeAll { !$0.isInstalled }
    settle(near: top)
    let engine = LayoutEngine(root: top.layoutNode)
    engine.pendingNodes = free
    constraints.sort { $0.serial < $1.serial }
    for constraint in constraints { engine.wait(constraint) }
  }
}

extension NSLayoutConstraint {
  /// Makes an active constraint one that no engine has taken.
  final func detachFromEngine() {
    row = -1
    pendingIndex = -1
    isBroken = false
    conflictRows = []
  }
}

extension UIView {
  /// Calls the body with the layout state of this view and of each view below that has one.
  final func forEachLayoutState(_ body: (ViewLayoutState) -> Void) {
    if let layoutState { body(layoutState) }
    for subview in subviews { subview.forEachLayoutState(body) }
  }
}
