import ConstraintSolver

extension LayoutEngine {
  /// Takes an activated constraint: at once where the tree has been laid out, else with the first layout.
  func add(_ constraint: NSLayoutConstraint) {
    guard isLive, pending.isEmpty, let holder = constraint.holder?.view else {
      wait(constraint)
      return
    }
    defineRow(of: constraint, heldBy: holder)
    let row = Solver.Constraint(index: constraint.row)
    if batch.isEmpty {
      activate(row)
    } else {
      batch.append(row)
      activateBatch()
    }
    settle(near: holder)
  }

  /// Takes constraints that were activated together.
  func add(_ constraints: [NSLayoutConstraint]) {
    guard let holder = constraints.first?.holder?.view else { return }
    guard isLive, pending.isEmpty else {
      for constraint in constraints { wait(constraint) }
      return
    }
    var constraints: [NSLayoutConstraint?] = constraints
    define(&constraints)
    activateBatch()
    settle(near: holder)
  }

  /// Defines the rows of constraints, and lets go of each while it is at hand.
  private func define(_ constraints: inout [NSLayoutConstraint?]) {
    // The engine's own rows go into the batch while the items are installed; those of the constraints follow.
    var defined: [Solver.Constraint] = []
    defined.reserveCapacity(constraints.count)
    for index in constraints.indices {
      guard let constraint = constraints[index].take(), constraint.row < 0, let holder = constraint.holder?.view else {
        continue
      }
      constraint.pendingIndex = -1
      defineRow(of: constraint, heldBy: holder)
      defined.append(Solver.Constraint(index: constraint.row))
    }
    // What items ask for their insets and baselines may have let constraints go meanwhile; their rows are gone.
    batch.reserveCapacity(batch.count + defined.count)
    for row in defined where rows[Int(row.index)].kind == .constraint { batch.append(row) }
  }

  func wait(_ constraint: NSLayoutConstraint, marking: Bool = true) {
    if vacantCount > 64, vacantCount > pending.count / 2 { compactPending() }
    constraint.pendingIndex = Int32(pending.count)
    pending.append(constraint)
    if marking, let holder = constraint.holder?.view, !holder.layer.needsLayout() { holder.setNeedsLayout() }
  }

  private func compactPending() {
    pending.removeAll { $0 == nil }
    vacantCount = 0
    for (index, constraint) in pending.enumerated() { constraint!.pendingIndex = Int32(index) }
  }

  /// Lets a constraint go that is deactivated or moves to another engine.
  func remove(_ constraint: NSLayoutConstraint, settling: Bool = true) {
    if constraint.pendingIndex >= 0 {
      let index = Int(constraint.pendingIndex)
      constraint.pendingIndex = -1
      // Else it is among those that are being taken, and will be passed over.
      if index < pending.count, pending[index] === constraint {
        pending[index] = nil
        vacantCount += 1
        return
      }
    }
    guard constraint.row >= 0 else { return }
    if constraint.isBroken { forgetConflict(of: constraint) }
    destroyRow(constraint.row)
    constraint.row = -1
    if settling, let holder = constraint.holder?.view { settle(near: holder) }
  }

  /// Solves what waits. From here on changes are solved when they are made.
  func flush() {
    isLive = true
    while !pending.isEmpty || !pendingNodes.isEmpty || !staleIntrinsicSizes.isEmpty {
      if !root.isInstalled { install(root) }
      var constraints: [NSLayoutConstraint?] = []
      swap(&constraints, &pending)
      vacantCount = 0
      let waiting = pendingNodes
      pendingNodes.removeAll()
      reserve(views: waiting.count, constraints: constraints.count)
      for node in waiting where isPart(node) { install(node) }
      define(&constraints)
      addIntrinsicSizes()
      activateBatch()
      if isRetryDue { retryBroken() }
      hasChanges = true
    }
  }

  /// Makes place for what a first layout of a large tree takes, which else would be moved again and again.
  private func reserve(views: Int, constraints: Int) {
    // Sizes are not negative: two rows a view; a view has four variables.
    let rowCount = constraints + 2 * views
    guard rowCount > rows.count else { return }
    solver.pointee.reserve(variables: 4 * views, constraints: rowCount)
    rows.reserveCapacity(rows.count + rowCount)
    variableOwners.reserveCapacity(variableOwners.count + 4 * views)
    nodes.reserveCapacity(nodes.count + views)
    batch.reserveCapacity(batch.count + rowCount)
  }

  private func isPart(_ node: LayoutNode) -> Bool {
    guard let view = node.view, !node.isInstalled, !view.translatesAutoresizingMaskIntoConstraints else { return false }
    // The superview of most is one that was installed just before.
    if node.engine == nil, let superview = view.storedSuperview, superview.layoutState?.node.engine === self {
      return true
    }
    return LayoutEngine.existingEngine(ofTreeOf: view) === self
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder?.view else { return }
    setConstant(constraint.fixedOffset - Double(constraint.storedConstant), ofRow: constraint.row)
    settle(near: holder)
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder?.view else { return }
    let row = Solver.Constraint(index: constraint.row)
    do {
      try solver.pointee.setPriority(Solver.Priority(constraint.storedPriority.rawValue), of: row)
    } catch {
      refuse(constraint, error)
    }
    noteChange(ofRow: constraint.row)
    settle(near: holder)
  }

  // MARK: Rows

  @inline(__always)
  func enter(_ row: Solver.Constraint, _ kind: Row.Kind, _ owner: AnyObject) {
    let index = Int(row.index)
    while rows.count <= index { rows.append(Row()) }
    rows[index].kind = kind
    rows[index].owner = .passUnretained(owner)
  }

  func destroyRow(_ index: Int32) {
    noteChange(ofRow: index)
    solver.pointee.destroy(Solver.Constraint(index: index))
    if rows[Int(index)].kind != .constraint, !refusedRows.isEmpty { refusedRows.removeAll { $0 == index } }
    rows[Int(index)].kind = .free
    rows[Int(index)].owner = nil
  }

  func setConstant(_ constant: Double, ofRow index: Int32) {
    let row = Solver.Constraint(index: index)
    let constant = LayoutNumber.bounded(constant)
    do {
      try solver.pointee.setConstant(constant, of: row)
    } catch {
      // Nothing has changed: let the row go, change it, and see what can give way.
      solver.pointee.deactivate(row)
      do { try solver.pointee.setConstant(constant, of: row) } catch {}
      activate(row)
    }
    noteChange(ofRow: index)
  }

  /// Something that a conflict may hang on changed.
  @inline(__always)
  func noteChange(ofRow index: Int32) {
    if rows[Int(index)].conflictCount > 0 {
      isRetryDue = true
      changedConflictRows.insert(index)
    }
  }

  /// Ends an operation: broken constraints get their chance, and the tree a layout.
  @inline(__always)
  func settle(near view: UIView) {
    if isRetryDue { retryBroken() }
    if !hasChanges {
      hasChanges = true
      view.setNeedsLayout()
    }
  }

  func activateBatch() {
    guard !batch.isEmpty else { return }
    let refused = solver.pointee.activate(batch)
    batch.removeAll(keepingCapacity: true)
    for (row, conflict) in refused { handle(conflict, ofRow: row) }
  }

  func activate(_ row: Solver.Constraint) {
    do {
      try solver.pointee.activate(row)
    } catch {
      handle(error, ofRow: row)
    }
  }
}
