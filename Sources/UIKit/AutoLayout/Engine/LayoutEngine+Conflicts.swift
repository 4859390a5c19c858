import ConstraintSolver

extension LayoutEngine {
  /// The solver refused a row. A constraint of the application is broken: the refused one itself, or, where a row of
  /// the engine's own was refused (a window's size, an autoresizing mask), the latest of those that it conflicts with.
  func handle(_ conflict: Solver.Conflict, ofRow row: Solver.Constraint) {
    if let constraint = constraint(ofRow: row.index) {
      refuse(constraint, conflict)
      return
    }
    var conflict = conflict
    while let victim = latestConstraint(in: conflict) {
      solver.pointee.deactivate(Solver.Constraint(index: victim.row))
      refuse(victim, conflict)
      do {
        try solver.pointee.activate(row)
        return
      } catch {
        conflict = error
      }
    }
    refusedRows.append(row.index)
    for member in conflict.constraints where member != row { rows[Int(member.index)].conflictCount += 1 }
  }

  private func constraint(ofRow index: Int32) -> NSLayoutConstraint? {
    let row = rows[Int(index)]
    guard row.kind == .constraint, let owner = row.owner else { return nil }
    return unsafeDowncast(owner.takeUnretainedValue(), to: NSLayoutConstraint.self)
  }

  private func latestConstraint(in conflict: Solver.Conflict) -> NSLayoutConstraint? {
    var latest: NSLayoutConstraint?
    for row in conflict.constraints {
      guard let constraint = constraint(ofRow: row.index), !constraint.isBroken else { continue }
      if latest == nil || constraint.serial > latest!.serial { latest = constraint }
    }
    return latest
  }

  /// Leaves a constraint out that cannot hold, and says so.
  func refuse(_ constraint: NSLayoutConstraint, _ conflict: Solver.Conflict) {
    let row = Solver.Constraint(index: constraint.row)
    if solver.pointee.isActive(row) { solver.pointee.deactivate(row) }
    // It may have stood in the way of another.
    noteChange(ofRow: constraint.row)
    rememberConflict(of: constraint, rows: conflict.constraints.map(\.index))
    report(constraint)
  }

  /// A constraint is broken by a conflict of rows, and waits in the order of activation to be tried again.
  private func rememberConflict(of constraint: NSLayoutConstraint, rows members: [Int32]) {
    constraint.isBroken = true
    constraint.conflictRows = members
    for member in members { rows[Int(member)].conflictCount += 1 }
    let place = broken.firstIndex { $0.serial > constraint.serial } ?? broken.count
    broken.insert(constraint, at: place)
  }

  /// A broken constraint is tried again or goes: its conflict is history.
  func forgetConflict(of constraint: NSLayoutConstraint) {
    for member in constraint.conflictRows { rows[Int(member)].conflictCount -= 1 }
    constraint.conflictRows = []
    constraint.isBroken = false
    broken.removeAll { $0 === constraint }
  }

  /// Tries broken constraints again, in the order of their activation, after something that they hang on changed. One
  /// that is refused for the same reason as before is not logged again.
  func retryBroken() {
    isRetryDue = false
    let refused = refusedRows
    // What the engine's own rows push aside may be a member of any set.
    let isAnySuspect = !refused.isEmpty
    refusedRows.removeAll()
    for index in refused { activate(Solver.Constraint(index: index)) }
    let changed = changedConflictRows
    changedConflictRows.removeAll()
    // Where no member of its set has changed, a broken constraint is as impossible as before.
    for constraint in broken
    where constraint.isBroken && (isAnySuspect || constraint.conflictRows.contains { changed.contains($0) }) {
      let formerConflict = constraint.conflictRows
      forgetConflict(of: constraint)
      do {
        try solver.pointee.activate(Solver.Constraint(index: constraint.row))
      } catch {
        if error.constraints.map(\.index) == formerConflict {
          rememberConflict(of: constraint, rows: formerConflict)
        } else {
          refuse(constraint, error)
        }
      }
    }
    hasChanges = true
  }

  // MARK: Messages

  private func report(_ constraint: NSLayoutConstraint) {
    let members = constraint.conflictRows.map { "    \"\(description(ofRow: $0))\"" }
    Diagnostics.log(
      """
      Unable to simultaneously satisfy constraints.
      \tThese required constraints contradict each other; without any one of them the others can hold. Look for the \
      one that you did not mean: give it a lower priority, deactivate it, or, where a frame or an autoresizing mask is \
      among them, set translatesAutoresizingMaskIntoConstraints of that view to false.
      (
      \(members.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(LayoutNaming.description(of: constraint))
      """)
  }

  /// What a row demands, for messages.
  private func description(ofRow index: Int32) -> String {
    let row = rows[Int(index)]
    guard let owner = row.owner?.takeUnretainedValue() else { return "(gone)" }
    if let constraint = owner as? NSLayoutConstraint { return LayoutNaming.description(of: constraint) }
    guard let node = owner as? LayoutNode else { return "(gone)" }
    let item: AnyObject? = node.isGuide ? node.guide : node.view
    let name = LayoutNaming.name(ofItem: item)
    let system = node.systemRows
    switch row.kind {
    case .frame:
      let frame = node.view?.frame ?? .zero
      let part: String
      switch index {
      case system.frame.0: part = "minX == \(numeral(Double(frame.minX)))"
      case system.frame.1: part = "minY == \(numeral(Double(frame.minY)))"
      case system.frame.2: part = "width == \(numeral(Double(frame.width)))"
      default: part = "height == \(numeral(Double(frame.height)))"
      }
      return "<\(node === root ? "frame of the topmost view" : "autoresizing mask") \(name).\(part)>"
    case .nonNegative:
      return "<size \(name).\(index == system.nonNegative.0 ? "width" : "height") >= 0>"
    case .intrinsicSize:
      return "<content size \(name)>"
    default:
      return "<\(name)>"
    }
  }
}
