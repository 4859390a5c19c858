/// The views that wait for `updateConstraints()`.
@MainActor
enum UpdateConstraintsQueue {
  private static var waiting: [LayoutNode] = []
  /// Rounds after which updating counts as never settling.
  private static let roundLimit = 100

  static func append(_ state: ViewLayoutState) {
    state.needsUpdateConstraints = true
    guard !state.isQueuedForUpdate else { return }
    state.isQueuedForUpdate = true
    waiting.append(state.node)
  }

  /// Whether a view of the tree waits.
  static func hasWork(inTreeOf root: UIView) -> Bool {
    !waiting.isEmpty && waiting.contains { $0.view?.rootView === root && $0.view?.needsUpdateConstraints() == true }
  }

  /// Calls `updateConstraints()` of the views of a tree that wait for it, those further down first, until none does.
  static func update(treeOf view: UIView) {
    guard !waiting.isEmpty else { return }
    let root = view.rootView
    for _ in 0..<roundLimit {
      let due = takeDue(inTreeOf: root)
      if due.isEmpty { return }
      for view in due {
        guard let state = view.layoutState, state.needsUpdateConstraints else { continue }
        state.needsUpdateConstraints = false
        if let controller = view.owningController {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
    let names = waiting.compactMap { $0.view }.filter { $0.rootView === root }.map { LayoutNaming.name(ofItem: $0) }
    raise(
      "NSInternalInconsistencyException",
      "Constraints never settle: after \(roundLimit) rounds of updateConstraints() these views need another: "
        + names.joined(separator: ", "))
  }

  private static func takeDue(inTreeOf root: UIView) -> [UIView] {
    var due: [(view: UIView, depth: Int)] = []
    waiting.removeAll { node in
      guard let view = node.view, let state = view.layoutState else { return true }
      var depth = 0
      var top = view
      while let next = top.superview { (top, depth) = (next, depth + 1) }
      guard top === root else { return false }
      state.isQueuedForUpdate = false
      if state.needsUpdateConstraints { due.append((view, depth)) }
      return true
    }
    // Stable, so that views of one level are updated in the order in which they asked.
    return due.enumerated().sorted {
      ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset)
    }.map(\.element.view)
  }
}
