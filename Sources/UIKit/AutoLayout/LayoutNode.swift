import ConstraintSolver

/// One item of layout, a view or a layout guide, as its constraints and its engine see it.
///
/// Constraints keep nodes, not items: when the item goes away its node remains, empty, and what refers to it is inert.
/// The position is that of the alignment rectangle in the superview's (for a guide the owning view's) coordinates.
@MainActor
final class LayoutNode {
  // What each layout of the item reads comes first: memory is fetched in lines.

  /// The view, or the view that owns the guide. Nil when it is gone.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var view: UIView?
  /// Variables by axis; invalid outside an engine.
  @exclusivity(unchecked) var position = (horizontal: Solver.Variable(index: -1), vertical: Solver.Variable(index: -1))
  @exclusivity(unchecked) var size = (horizontal: Solver.Variable(index: -1), vertical: Solver.Variable(index: -1))
  let isGuide: Bool
  /// Whether the view's autoresizing mask stands for constraints.
  @exclusivity(unchecked) var followsMask = true
  /// Whether the solution changed and the frame is not yet applied.
  @exclusivity(unchecked) var isDirty = false
  /// Whether the engine is to read the intrinsic content size again.
  @exclusivity(unchecked) var isIntrinsicSizeStale = false
  /// Place in the engine's list of nodes.
  @exclusivity(unchecked) var engineIndex: Int32 = -1
  /// Nodes below the item whose solution changed.
  @exclusivity(unchecked) var dirtyChildren: [LayoutNode] = []
  /// Active constraints whose constants depend on this view's insets, baselines or bounds origin.
  @exclusivity(unchecked) var dependents: [Unmanaged<NSLayoutConstraint>] = []

  /// The guide, where the node is a guide's.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?
  /// The engine where the node has variables. It may be defunct: use `liveEngine`.
  @exclusivity(unchecked) nonisolated(unsafe) var engine: LayoutEngine?
  /// The node of the view in whose coordinates the position is, while the engine has the item.
  @exclusivity(unchecked) unowned(unsafe) var containerNode: LayoutNode?
  /// The pass of the engine in which the view was asked to lay out its dirty children.
  @exclusivity(unchecked) var markedPass: UInt32 = 0
  /// Rows of the engine that hold the node because of what it is.
  @exclusivity(unchecked) var systemRows = SystemRows()
  /// Active constraints that reach from this item's subtree (or from the item) to the outside.
  @exclusivity(unchecked) var crossing: [Unmanaged<NSLayoutConstraint>] = []

  init(view: UIView) {
    self.view = view
    isGuide = false
  }

  init(guide: UILayoutGuide) {
    self.guide = guide
    isGuide = true
  }

  /// The node of an item that never was.
  init(nothing: ()) {
    isGuide = false
  }

  /// The engine, where it still works.
  var liveEngine: LayoutEngine? {
    guard let engine, !engine.isDefunct else { return nil }
    return engine
  }

  /// The view in whose coordinates the position is.
  var container: UIView? {
    isGuide ? view : view?.superview
  }

  /// Whether the item has variables in an engine that works.
  var isInstalled: Bool { engineIndex >= 0 && engine?.isDefunct == false }

  /// Makes the node one that no engine knows.
  func forgetEngine() {
    let none = Solver.Variable(index: -1)
    engine = nil
    engineIndex = -1
    systemRows = SystemRows()
    size = (none, none)
    position = (none, none)
    isIntrinsicSizeStale = false
    containerNode = nil
  }

  /// Deactivates the constraints that reach from the item to the outside.
  func withdrawCrossing() {
    // Kept, as a constraint may be listed twice and nobody else may keep it.
    let constraints = crossing.map { $0.takeUnretainedValue() }
    for constraint in constraints { constraint.withdraw() }
  }

  /// Called when the item is gone, from any thread.
  nonisolated func itemIsGone() {
    view = nil
    guide = nil
    engine?.becomeDefunct()
  }
}

/// Rows that an engine holds for a node by itself. Negative where there is none.
struct SystemRows {
  /// The frame of a root, or a frame by autoresizing mask: x, y, width, height.
  var frame: (Int32, Int32, Int32, Int32) = (-1, -1, -1, -1)
  /// Sizes are not negative.
  var nonNegative: (Int32, Int32) = (-1, -1)
  /// Content hugging and compression resistance, horizontally and vertically.
  var hugging: (Int32, Int32) = (-1, -1)
  var compression: (Int32, Int32) = (-1, -1)
  /// What `exerciseAmbiguityInLayout()` holds the item to where its constraints leave it open.
  var exercises: [Int32] = []
  /// The coefficients of the superview's size in `frame`.
  var shares: (x: Double, y: Double, width: Double, height: Double) = (0, 0, 0, 0)
}
