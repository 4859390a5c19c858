import ConstraintSolver

extension LayoutEngine {
  func markIntrinsicSizeStale(_ node: LayoutNode) {
    guard !node.isIntrinsicSizeStale, let view = node.view, !view.flags.contains(.hasNoContentSize) else { return }
    node.isIntrinsicSizeStale = true
    staleIntrinsicSizes.append(node)
  }

  /// Reads the intrinsic content sizes that changed and makes, changes or takes away the rows for hugging and
  /// compression resistance. Several changes before a layout cost one reading.
  func addIntrinsicSizes() {
    while !staleIntrinsicSizes.isEmpty {
      let stale = staleIntrinsicSizes
      staleIntrinsicSizes.removeAll(keepingCapacity: true)
      for node in stale where node.isIntrinsicSizeStale {
        node.isIntrinsicSizeStale = false
        if let view = node.view, node.isInstalled, takesIntrinsicSize(node, view) {
          updateIntrinsicSize(of: node, view)
        }
      }
    }
  }

  private func takesIntrinsicSize(_ node: LayoutNode, _ view: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints || isMeasuring && node === root
  }

  private func updateIntrinsicSize(of node: LayoutNode, _ view: UIView) {
    let size = view.intrinsicContentSize
    let state = view.layoutState
    let hugging = state?.hugging ?? (.defaultLow, .defaultLow)
    let compression = state?.compression ?? (.defaultHigh, .defaultHigh)
    let rows = node.systemRows
    let width = Double(size.width)
    let height = Double(size.height)
    let x = node.size.horizontal
    let y = node.size.vertical
    node.systemRows.hugging = (
      update(rows.hugging.0, node, x, .lessThanOrEqual, width, hugging.horizontal),
      update(rows.hugging.1, node, y, .lessThanOrEqual, height, hugging.vertical)
    )
    node.systemRows.compression = (
      update(rows.compression.0, node, x, .greaterThanOrEqual, width, compression.horizontal),
      update(rows.compression.1, node, y, .greaterThanOrEqual, height, compression.vertical)
    )
  }

  /// A length below zero, `UIView.noIntrinsicMetric`, or one that is not finite stands for none.
  private func update(
    _ row: Int32, _ node: LayoutNode, _ variable: Solver.Variable, _ relation: Solver.Relation, _ length: Double,
    _ priority: UILayoutPriority
  ) -> Int32 {
    guard length >= 0, length.isFinite, priority.isValid else {
      if row >= 0 { destroyRow(row) }
      return -1
    }
    if row >= 0 {
      setConstant(-length, ofRow: row)
      return row
    }
    return addRow(for: node, .intrinsicSize, relation, Solver.Priority(priority.rawValue), constant: -length) {
      $0.add(variable, 1)
    }
  }

  /// A hugging or compression priority changed.
  func contentPriorityDidChange(of node: LayoutNode, row: Int32, to priority: UILayoutPriority) {
    guard let view = node.view else { return }
    if row >= 0, priority.isValid {
      let row = Solver.Constraint(index: row)
      do {
        try solver.pointee.setPriority(Solver.Priority(priority.rawValue), of: row)
      } catch {
        solver.pointee.deactivate(row)
        do { try solver.pointee.setPriority(Solver.Priority(priority.rawValue), of: row) } catch {}
        activate(row)
      }
      noteChange(ofRow: row.index)
      settle(near: view.superview ?? view)
    } else if node.isInstalled {
      markIntrinsicSizeStale(node)
      (view.superview ?? view).setNeedsLayout()
    }
  }
}
