extension UIView {
  /// The active constraints of which this view is the nearest common ancestor, in the order of activation.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/constraints>.
  public final var constraints: [NSLayoutConstraint] { layoutState?.held.all ?? [] }

  /// Activates a constraint and holds it here; its items must be this view or below it.
  ///
  /// Else it raises `NSGenericException` and changes nothing. A constraint that another view holds moves here.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/addconstraint(_:)>.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.isActive {
      guard constraint.holder?.view !== self else { return }
      constraint.withdraw()
    }
    if let engine = constraint.prepareForActivation(in: self) { engine.add(constraint) }
  }

  /// Activates constraints and holds them here; see `addConstraint(_:)`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/addconstraints(_:)>.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    var prepared: [NSLayoutConstraint] = []
    for constraint in constraints where constraint.holder?.view !== self {
      constraint.withdraw()
      if constraint.prepareForActivation(in: self) != nil { prepared.append(constraint) }
    }
    LayoutEngine.existingEngine(ofTreeOf: self)?.add(prepared)
  }

  /// Deactivates a constraint that this view holds; others are left alone.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/removeconstraint(_:)>.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder?.view === self else { return }
    constraint.withdraw()
  }

  /// Deactivates those of the constraints that this view holds.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/removeconstraints(_:)>.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether the constraints leave the view's position or size open. It is for debugging: it may cost a solution.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/hasambiguouslayout>.
  public final var hasAmbiguousLayout: Bool {
    guard let node = layoutState?.node else { return false }
    return LayoutEngine.isAmbiguous(node)
  }

  /// Moves the view, where its constraints leave its position or size open, to another place that they allow: the next
  /// layout shows it, and another call takes it back. It is for debugging.
  ///
  /// Apple's picks places at random.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/exerciseambiguityinlayout()>.
  public final func exerciseAmbiguityInLayout() {
    guard let node = layoutState?.node else { return }
    LayoutEngine.existingEngine(ofTreeOf: self)?.exerciseAmbiguity(of: node)
  }

  /// The active constraints that mention the view in one direction, in the order of activation.
  ///
  /// Apple's list may hold constraints of other views too; it documents no rule.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/constraintsaffectinglayout(for:)>.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let node = layoutState?.node else { return [] }
    return LayoutEngine.constraints(mentioning: node, axis: axis)
  }
}
