extension NSLayoutConstraint {
  /// Whether the constraint takes part in layout: active, it belongs to the nearest common ancestor of its items.
  ///
  /// Setting it to true on a constraint between items without a common ancestor raises `NSGenericException` and changes
  /// nothing; on a constraint whose item is gone it does nothing. A required constraint that cannot hold stays active:
  /// it is logged, left out, and tried again when a constraint that it conflicts with changes or goes.
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive>.
  public final var isActive: Bool {
    get { holder?.view != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        if let engine = prepareForActivation() { engine.add(self) }
      } else {
        withdraw()
      }
    }
  }

  /// Activates constraints together: the solver looks for one solution for all of them, so their order does not matter.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:)>.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    var prepared: [NSLayoutConstraint] = []
    prepared.reserveCapacity(constraints.count)
    var engine: LayoutEngine?
    for constraint in constraints where !constraint.isActive {
      guard let itsEngine = constraint.prepareForActivation() else { continue }
      if engine == nil { engine = itsEngine }
      if itsEngine === engine { prepared.append(constraint) } else { itsEngine.add(constraint) }
    }
    engine?.add(prepared)
  }

  /// Deactivates constraints: each leaves the view that holds it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/deactivate(_:)>.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Puts the constraint into its common ancestor's list and answers the engine that is to take it.
  final func prepareForActivation(in requiredHolder: UIView? = nil) -> LayoutEngine? {
    guard isSound, let firstView = first.node.view else { return nil }
    guard let ancestor = commonAncestor(from: firstView, including: requiredHolder) else { return nil }
    baselines = resolvedBaselines
    let state = ancestor.madeLayoutState
    holder = state.node
    state.held.append(self)
    LayoutEngine.lastSerial += 1
    serial = LayoutEngine.lastSerial
    registerPaths(below: ancestor)
    return LayoutEngine.engine(ofTreeOf: ancestor)
  }

  private func commonAncestor(from firstView: UIView, including requiredHolder: UIView?) -> UIView? {
    var ancestor = firstView
    for node in [origins?.first?.node, second?.node, origins?.second?.node] where node != nil {
      guard let view = node!.view else { return nil }
      guard let common = ancestor.nearestCommonAncestor(with: view) else {
        raise(
          "NSGenericException",
          "Unable to activate constraint with anchors \(LayoutNaming.name(of: first)) and "
            + "\(second.map { LayoutNaming.name(of: $0) } ?? "(null)") because they have no common ancestor.  "
            + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
        return nil
      }
      ancestor = common
    }
    if let requiredHolder, !ancestor.isDescendant(of: requiredHolder) {
      raise(
        "NSGenericException",
        "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
          + "the view?  That's illegal. constraint:\(LayoutNaming.description(of: self)) "
          + "view:\(LayoutNaming.name(ofItem: requiredHolder))")
      return nil
    }
    return requiredHolder ?? ancestor
  }

  /// Takes the constraint out of the engine and of its holder's list.
  final func withdraw() {
    guard let node = holder else { return }
    node.liveEngine?.remove(self)
    leaveHolder()
  }

  /// Forgets the holder; the engine has forgotten the constraint already.
  final func leaveHolder() {
    guard let node = holder else { return }
    if let ancestor = node.view { unregisterPaths(below: ancestor) }
    holder = nil
    row = -1
    isBroken = false
    // Last: it may let go of the constraint itself.
    node.view?.layoutState?.held.remove(self)
  }

  // MARK: Paths

  /// Calls the body with each reference of the constraint, as the solver is told of it.
  @inline(__always)
  final func forEachReference(_ body: (LayoutReference) -> Void) {
    body(baselines?.first ?? first)
    if let second { body(baselines?.second ?? second) }
    if let origins {
      if let origin = origins.first { body(origin) }
      if let origin = origins.second { body(origin) }
    }
  }

  /// Enters the constraint at each item between its own items and the common ancestor, so that it can be found when
  /// one of them leaves, and where its constant depends on a view's insets.
  private func registerPaths(below ancestor: UIView) {
    let entry = Unmanaged.passUnretained(self)
    forEachPlace(below: ancestor) { node, isDependent, isCrossing in
      if isDependent { node.dependents.append(entry) }
      guard isCrossing else { return }
      // Most views have a few: one piece of memory does for them.
      if node.crossing.capacity == 0 { node.crossing.reserveCapacity(6) }
      node.crossing.append(entry)
    }
  }

  private func unregisterPaths(below ancestor: UIView) {
    let entry = Unmanaged.passUnretained(self)
    forEachPlace(below: ancestor) { node, isDependent, isCrossing in
      if isDependent { node.dependents.removeEntry(entry) }
      if isCrossing { node.crossing.removeEntry(entry) }
    }
  }

  /// Calls the body with each item between the constraint's own and the common ancestor: whether what the item is like
  /// counts for the constraint, and whether the constraint goes when the item leaves.
  @inline(__always)
  private func forEachPlace(
    below ancestor: UIView, _ body: (_ node: LayoutNode, _ isDependent: Bool, _ isCrossing: Bool) -> Void
  ) {
    forEachReference { reference in
      let node = reference.node
      let resolved = reference.resolved
      let isWithin = node.isGuide || node.view !== ancestor
      body(
        node,
        resolved.region != .item || resolved.attribute == .firstBaseline || resolved.attribute == .lastBaseline,
        isWithin)
      guard isWithin else { return }
      var view = node.container
      while let passed = view, passed !== ancestor {
        body(passed.layoutNode, true, true)
        view = passed.superview
      }
    }
  }
}

extension [Unmanaged<NSLayoutConstraint>] {
  /// Removes one entry of a constraint; the last ones are found first. The order of the others may change.
  mutating func removeEntry(_ entry: Unmanaged<NSLayoutConstraint>) {
    let pointer = entry.toOpaque()
    guard let index = lastIndex(where: { $0.toOpaque() == pointer }) else { return }
    swapAt(index, count - 1)
    removeLast()
  }
}

extension UIView {
  /// The view closest to both views that contains both, where there is one.
  final func nearestCommonAncestor(with other: UIView) -> UIView? {
    if other === self || other.superview === self { return self }
    if let superview {
      if superview === other || superview === other.superview { return superview }
    }
    var depth = 0
    var otherDepth = 0
    var view = self
    while let next = view.superview { (view, depth) = (next, depth + 1) }
    var otherView = other
    while let next = otherView.superview { (otherView, otherDepth) = (next, otherDepth + 1) }
    guard view === otherView else { return nil }
    view = self
    otherView = other
    while depth > otherDepth { (view, depth) = (view.superview!, depth - 1) }
    while otherDepth > depth { (otherView, otherDepth) = (otherView.superview!, otherDepth - 1) }
    while view !== otherView { (view, otherView) = (view.superview!, otherView.superview!) }
    return view
  }
}
