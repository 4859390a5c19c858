/// What Auto Layout keeps for a view, from the first time that a constraint, a guide or a priority concerns it.
@MainActor
final class ViewLayoutState {
  let node: LayoutNode
  var translatesAutoresizingMask: Bool {
    get { node.followsMask }
    set { node.followsMask = newValue }
  }
  @exclusivity(unchecked) var needsUpdateConstraints = false
  /// Whether the view is in the list of those that wait for `updateConstraints()`.
  @exclusivity(unchecked) var isQueuedForUpdate = false
  @exclusivity(unchecked) var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  @exclusivity(unchecked) var compression = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  /// Active constraints of which this view is the nearest common ancestor, in the order of activation.
  @exclusivity(unchecked) var held = HeldConstraints()
  @exclusivity(unchecked) var guides: [UILayoutGuide] = []
  @exclusivity(unchecked) var safeAreaGuide: UILayoutGuide?
  @exclusivity(unchecked) var marginsGuide: UILayoutGuide?
  @exclusivity(unchecked) var readableGuide: UILayoutGuide?
  /// What keeps the readable guide from being wider than text is easy to read.
  @exclusivity(unchecked) var readableWidth: NSLayoutConstraint?
  @exclusivity(unchecked) var keyboardGuide: UIKeyboardLayoutGuide?

  init(view: UIView) {
    node = LayoutNode(view: view)
  }

  deinit {
    node.itemIsGone()
  }
}

/// A list of constraints in the order of insertion, with removal in constant time on average.
@MainActor
struct HeldConstraints {
  private var slots: [NSLayoutConstraint?] = []
  private(set) var count = 0

  nonisolated init() {}

  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.heldIndex = Int32(slots.count)
    slots.append(constraint)
    count += 1
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    let index = Int(constraint.heldIndex)
    guard index >= 0 else { return }
    constraint.heldIndex = -1
    count -= 1
    if index == slots.count - 1 {
      slots.removeLast()
    } else {
      slots[index] = nil
      if slots.count > 16, count < slots.count / 2 { compact() }
    }
  }

  private mutating func compact() {
    slots.removeAll { $0 == nil }
    for index in slots.indices { slots[index]!.heldIndex = Int32(index) }
  }

  var all: [NSLayoutConstraint] { slots.compactMap { $0 } }
}

extension UIView {
  /// The view's layout state, made where there is none.
  final var madeLayoutState: ViewLayoutState {
    if let layoutState { return layoutState }
    let state = ViewLayoutState(view: self)
    layoutState = state
    return state
  }

  final var layoutNode: LayoutNode { madeLayoutState.node }
}
