// Workloads of two sections: a list with a modal sheet over it is built, then changed many times.
extension Workload {
  enum Change {
    /// Two required constraints that hold the sheet replace each other.
    case swap
    /// The root's size is edited. The edit variables come after the constraints, or before them.
    case editLast, editFirst
    /// The required width of the root is replaced.
    case rootConstant
    /// A label's intrinsic width is replaced.
    case intrinsicSize
    /// A label's hugging priority changes back and forth.
    case priority
  }

  /// How much is on the screen.
  struct Extent {
    var sections = 20
    var rows = 8
    var sheetRows = 37
    var changes = 1000
  }

  /// `isSorted`: required equalities first, then required inequalities, then the others by priority.
  static func tree(
    _ name: String, _ change: Change, isRelative: Bool = false, nonnegative: Bool = true, isSorted: Bool = false,
    _ extent: Extent = Extent()
  ) -> Workload {
    var tree = ViewTree(isRelative: isRelative, hasNonnegativeSizes: nonnegative)
    let isEdited = change == .editFirst || change == .editLast
    let root = tree.root(width: 390, height: 844, isFixed: !isEdited && change != .rootConstant)
    var width = -1
    if change == .rootConstant {
      tree.size(root, .height, 0, 844)
      width = tree.size(root, .width, 0, 390)
    }
    tree.list(in: root, sections: extent.sections, rows: extent.rows)
    let sheet = tree.sheet(in: root, rows: extent.sheetRows, isSwapped: true)
    let shown = tree.constrain(sheet.view, .bottom, to: root, .bottom, -8)

    var order = Array(tree.constraints.indices)
    if isSorted {
      let ranks = tree.constraints.map { $0.priority < 1000 ? 2000 - $0.priority : ($0.relation == 0 ? 0 : 1) }
      order.sort { (ranks[$0], $0) < (ranks[$1], $1) }
    }
    var build = order.map { Operation.add($0) }
    if isEdited {
      let edits: [Operation] = [
        .edit(variable: 2, priority: 999), .edit(variable: 3, priority: 999),
        .suggest(variable: 2, value: 390), .suggest(variable: 3, value: 844),
      ]
      build = change == .editLast ? build + edits : edits + build
    }
    let label = sheet.labels[sheet.labels.count / 2]
    let section: Section
    switch change {
    case .swap: section = swaps(&tree, shown, sheet.view, root, extent.changes)
    case .editFirst, .editLast: section = edits(extent.changes)
    case .rootConstant: section = rootConstants(&tree, root, width, extent.changes)
    case .intrinsicSize: section = intrinsicSizes(&tree, label.view, label.hugging, extent.changes)
    case .priority: section = priorityChanges(label.hugging, extent.changes)
    }
    return Workload(
      name: name, variableCount: 4 * tree.viewCount, constraints: tree.constraints,
      sections: [Section(name: "build", groups: [build + [.update]]), section], tree: tree)
  }

  private static func swaps(_ tree: inout ViewTree, _ shown: Int, _ sheet: Int, _ root: Int, _ count: Int) -> Section {
    let hidden = tree.constrain(sheet, .top, to: root, .bottom)
    return Section(
      name: "swap",
      groups: (0..<count).map { index in
        let isShown = index % 2 == 0
        return [.remove(isShown ? shown : hidden), .add(isShown ? hidden : shown), .update]
      })
  }

  private static func edits(_ count: Int) -> Section {
    Section(
      name: "edit", groups: (0..<count).map { [.suggest(variable: 2, value: Double(391 + $0 % 400)), .update] })
  }

  private static func rootConstants(_ tree: inout ViewTree, _ root: Int, _ width: Int, _ count: Int) -> Section {
    let widths = (0..<400).map { tree.size(root, .width, 0, Double(391 + $0)) }
    var current = width
    return Section(
      name: "rootconst",
      groups: (0..<count).map { index in
        defer { current = widths[index % 400] }
        return [.remove(current), .add(widths[index % 400]), .update]
      })
  }

  private static func intrinsicSizes(_ tree: inout ViewTree, _ label: Int, _ hugging: Int, _ count: Int) -> Section {
    let sizes = (0..<50).map { index in
      let width = Double(100 + index * 3)
      let hugging = tree.size(label, .width, -1, width, priority: 250, role: .contentSize)
      tree.size(label, .width, 1, width, priority: 750, role: .contentSize)
      return hugging
    }
    var current = hugging
    return Section(
      name: "intrinsic",
      groups: (0..<count).map { index in
        let next = sizes[index % 50]
        defer { current = next }
        return [.remove(current), .remove(current + 1), .add(next), .add(next + 1), .update]
      })
  }

  private static func priorityChanges(_ hugging: Int, _ count: Int) -> Section {
    Section(
      name: "prio",
      groups: (0..<count).map { [.setPriority($0 % 2 == 0 ? 999 : 250, of: hugging), .update] })
  }
}
