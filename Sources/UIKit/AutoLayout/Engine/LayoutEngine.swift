import ConstraintSolver

/// The layout of one tree of views: the solver, and who stands behind its variables and rows.
///
/// There is one for each tree in which a constraint is active; it is found through the nodes. Until the tree is laid
/// out for the first time constraints only wait, then all are solved together; from there each change is a step of
/// the solver. Positions are relative to the superview's coordinates, so what moves with its superview does not change.
@MainActor
final class LayoutEngine {
  /// Raw memory: access to a class's stored property would be checked for exclusivity each time.
  nonisolated(unsafe) let solver: UnsafeMutablePointer<Solver>
  /// The node of the topmost view.
  unowned(unsafe) let root: LayoutNode
  /// Whether the tree is gone or has become part of another: nothing here is used any longer.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var isDefunct = false
  /// Whether the tree was laid out, so that changes are solved at once.
  @exclusivity(unchecked) var isLive = false

  /// Whether the engine only measures: the size of its root is free.
  @exclusivity(unchecked) var isMeasuring = false

  /// Constraints that wait for the next layout, in the order of activation.
  @exclusivity(unchecked) nonisolated(unsafe) var pending: [NSLayoutConstraint?] = []
  /// How many places of `pending` are empty.
  @exclusivity(unchecked) var vacantCount = 0
  /// Items that are to take part without any constraint: views that no longer follow their autoresizing mask.
  @exclusivity(unchecked) nonisolated(unsafe) var pendingNodes: [LayoutNode] = []
  /// Views whose intrinsic content size is to be read.
  @exclusivity(unchecked) nonisolated(unsafe) var staleIntrinsicSizes: [LayoutNode] = []

  /// Items with variables. They outlive this list: a node is taken out when its item goes away.
  @exclusivity(unchecked) var nodes: [Unmanaged<LayoutNode>] = []
  /// By row.
  @exclusivity(unchecked) var rows: [Row] = []
  /// By variable.
  @exclusivity(unchecked) var variableOwners: [Unmanaged<LayoutNode>?] = []
  /// Rows made by the operation under way, to be activated together: the engine's own before those of constraints.
  @exclusivity(unchecked) var batch: [Solver.Constraint] = []

  /// Constraints that the solver refused, in the order of activation.
  @exclusivity(unchecked) nonisolated(unsafe) var broken: [NSLayoutConstraint] = []
  /// Rows of the engine's own that the solver refused.
  @exclusivity(unchecked) var refusedRows: [Int32] = []
  /// Whether a member of a broken constraint's conflict set changed or left.
  @exclusivity(unchecked) var isRetryDue = false
  /// Members of the sets of broken constraints that have changed or gone since these were last tried.
  var changedConflictRows: Set<Int32> = []
  /// Whether variables may have changed since they were last read.
  @exclusivity(unchecked) var hasChanges = false

  nonisolated(unsafe) private let terms: UnsafeMutablePointer<Solver.Term>
  private let termCapacity: Int

  /// Counts the passes in which the solution of any tree is read.
  @exclusivity(unchecked) static var lastPass: UInt32 = 0
  /// The order of the last activation in any tree.
  static var lastSerial: UInt64 = 0

  /// What stands behind a row of the solver.
  struct Row {
    enum Kind: UInt8 {
      case free, constraint, frame, nonNegative, intrinsicSize, fitting
    }
    var kind = Kind.free
    /// In how many conflict sets the row is.
    var conflictCount: Int32 = 0
    /// The constraint or the node.
    var owner: Unmanaged<AnyObject>?
  }

  init(root: LayoutNode) {
    self.root = root
    solver = .allocate(capacity: 1)
    solver.initialize(to: Solver())
    terms = .allocate(capacity: 64)
    termCapacity = 64
    root.forgetEngine()
    root.engine = self
  }

  deinit {
    solver.deinitialize(count: 1)
    solver.deallocate()
    terms.deallocate()
  }

  /// Called when a view of the tree goes away: then its root has, or the tree is falling apart. From any thread.
  ///
  /// Constraints keep the nodes of their items, which keep the engine, so it must let go of them here.
  nonisolated func becomeDefunct() {
    guard !isDefunct else { return }
    isDefunct = true
    pending = []
    broken = []
    pendingNodes = []
    staleIntrinsicSizes = []
  }

  /// The engine of the tree of a view, made where there is none.
  static func engine(ofTreeOf view: UIView) -> LayoutEngine {
    let node = view.layoutNode
    if let engine = node.liveEngine { return engine }
    node.forgetEngine()
    var top = view
    while let next = top.superview {
      top = next
      if let engine = top.layoutState?.node.liveEngine {
        node.engine = engine
        return engine
      }
    }
    let engine = LayoutEngine(root: top.layoutNode)
    node.engine = engine
    return engine
  }

  /// The engine of the tree of a view, where there is one.
  static func existingEngine(ofTreeOf view: UIView) -> LayoutEngine? {
    var top: UIView? = view
    while let current = top {
      if let engine = current.layoutState?.node.liveEngine { return engine }
      top = current.superview
    }
    return nil
  }

  // MARK: Expressions

  /// Memory for the terms of one expression.
  var expression: Expression { Expression(terms: terms, capacity: termCapacity) }
}

/// A linear expression under construction, in memory that the engine lends.
struct Expression {
  private(set) var terms: UnsafeMutablePointer<Solver.Term>
  private let capacity: Int
  private(set) var count = 0
  /// Terms that did not fit: paths through very deep trees.
  private var overflow: [Solver.Term] = []
  var constant = 0.0

  init(terms: UnsafeMutablePointer<Solver.Term>, capacity: Int) {
    self.terms = terms
    self.capacity = capacity
  }

  @inline(__always)
  mutating func add(_ variable: Solver.Variable, _ coefficient: Double) {
    guard coefficient != 0 else { return }
    if count < capacity {
      (terms + count).initialize(to: Solver.Term(variable, coefficient))
      count += 1
    } else {
      overflow.append(Solver.Term(variable, coefficient))
    }
  }

  /// Defines a row for the expression and a relation to zero.
  @inline(__always)
  func define(
    in solver: UnsafeMutablePointer<Solver>, _ relation: Solver.Relation, _ priority: Solver.Priority,
    constant: Double
  ) -> Solver.Constraint {
    let constant = LayoutNumber.bounded(constant)
    let stored = UnsafeBufferPointer(start: terms, count: count)
    if overflow.isEmpty {
      return solver.pointee.define(stored, constant: constant, relation: relation, priority: priority)
    }
    return solver.pointee.define(stored + overflow, constant: constant, relation: relation, priority: priority)
  }
}
