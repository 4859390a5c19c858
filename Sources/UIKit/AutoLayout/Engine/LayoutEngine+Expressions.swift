import ConstraintSolver

extension LayoutEngine {
  /// Defines the row of a constraint, installing the items that it speaks of.
  func defineRow(of constraint: NSLayoutConstraint, heldBy holder: UIView) {
    install(constraint, below: holder)
    var expression = self.expression
    write(constraint, heldBy: holder, into: &expression)
    constraint.fixedOffset = expression.constant
    let row = expression.define(
      in: solver, constraint.relation.solverRelation, Solver.Priority(constraint.storedPriority.rawValue),
      constant: expression.constant - Double(constraint.storedConstant))
    constraint.row = row.index
    enter(row, .constraint, constraint)
  }

  /// Writes `first - multiplier · second`, without the constraint's own constant.
  func write(_ constraint: NSLayoutConstraint, heldBy holder: UIView, into expression: inout Expression) {
    let isMirrored = isMirrored(constraint, heldBy: holder)
    let multiplier = LayoutNumber.boundedFactor(Double(constraint.multiplier))
    let baselines = constraint.baselines
    let first = baselines?.first ?? constraint.first
    let content = contentNode(meantBy: first, in: constraint, heldBy: holder)
    add(first, times: 1, below: holder, isMirrored, content, to: &expression)
    if let second = baselines?.second ?? constraint.second {
      let content = contentNode(meantBy: second, in: constraint, heldBy: holder)
      add(second, times: -multiplier, below: holder, isMirrored, content, isSecond: true, to: &expression)
    }
    if let origins = constraint.origins {
      if let origin = origins.first { add(origin, times: -1, below: holder, isMirrored, to: &expression) }
      if let origin = origins.second { add(origin, times: multiplier, below: holder, isMirrored, to: &expression) }
    } else if isMirrored, multiplier != 1 {
      // Positions count from the right edge: width - position. The widths cancel unless the multiplier is another.
      expression.add(holder.layoutNode.size.horizontal, LayoutNumber.boundedFactor(1 - multiplier))
    }
  }

  /// Whether the constraint's positions count from the right: it speaks of leading or trailing edges, and the view that
  /// holds it runs right to left. Apple documents that leading and trailing follow the direction, not whose.
  func isMirrored(_ constraint: NSLayoutConstraint, heldBy holder: UIView) -> Bool {
    let first = constraint.first.attribute
    guard first.kind == .horizontalPosition, constraint.second?.attribute.kind != .verticalPosition else {
      return false
    }
    guard first.isDirectional || constraint.second?.attribute.isDirectional == true else { return false }
    return holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Adds a quantity of an item, in the coordinates of the view that holds the constraint.
  ///
  /// Where an edge of a scroll view means its content, `content` is the node that has the content's size.
  ///
  /// The solver likes to determine the first of a row's variables that nothing hangs on yet: the size of the first item, as
  /// its position may be known from elsewhere, but the position of the second, whose size will be said later.
  private func add(
    _ reference: LayoutReference, times factor: Double, below holder: UIView, _ isMirrored: Bool,
    _ content: LayoutNode? = nil, isSecond: Bool = false, to expression: inout Expression
  ) {
    let node = reference.node
    guard let view = node.view else { return }
    let (region, attribute) = reference.resolved
    let isHolder = view === holder && !node.isGuide
    // The quantity is position · start + fraction · size.
    let position: Double
    let fraction: Double
    switch attribute {
    case .width, .height: (position, fraction) = (0, 1)
    case .left, .top, .firstBaseline: (position, fraction) = (1, 0)
    case .right, .bottom, .lastBaseline: (position, fraction) = (1, 1)
    case .leading: (position, fraction) = (1, isMirrored ? 1 : 0)
    case .trailing: (position, fraction) = (1, isMirrored ? 0 : 1)
    default: (position, fraction) = (1, 0.5)
    }
    let isHorizontal = attribute.axis == .horizontal
    let sign = isMirrored && position != 0 ? -factor : factor
    let sized = position == 0 ? node : content ?? node
    let size = isHorizontal ? sized.size.horizontal : sized.size.vertical
    if !isSecond { expression.add(size, sign * fraction) }

    var offset = 0.0
    if !node.isGuide, region != .item || isHolder && !view.flags.contains(.hasPlainGeometry) {
      let alignment = view.alignmentRectInsets
      let start = Double(isHorizontal ? alignment.left : alignment.top)
      if isHolder { offset += position * start }
      if region != .item {
        let end = Double(isHorizontal ? alignment.right : alignment.bottom)
        let insets = region == .safeArea ? view.safeAreaInsets : view.layoutMargins
        let inset = Double(isHorizontal ? insets.left : insets.top)
        let farInset = Double(isHorizontal ? insets.right : insets.bottom)
        offset += position * (inset - start) + fraction * (start + end - inset - farInset)
      }
    }
    if attribute == .firstBaseline {
      offset += node.isGuide ? 0 : Double(view.firstBaselineOffsetFromTop)
    } else if attribute == .lastBaseline {
      offset -= node.isGuide ? 0 : Double(view.lastBaselineOffsetFromBottom)
    }
    if !isHolder, position != 0 {
      expression.add(isHorizontal ? node.position.horizontal : node.position.vertical, sign)
      var container = node.container
      while let passed = container, passed !== holder {
        let passedNode = passed.layoutNode
        expression.add(isHorizontal ? passedNode.position.horizontal : passedNode.position.vertical, sign)
        let bounds = passed.bounds
        offset -= Double(isHorizontal ? bounds.minX : bounds.minY)
        if !passed.flags.contains(.hasPlainGeometry) {
          let alignment = passed.alignmentRectInsets
          offset -= Double(isHorizontal ? alignment.left : alignment.top)
        }
        container = passed.superview
      }
    }
    if isSecond { expression.add(size, sign * fraction) }
    expression.constant += sign * sound(offset, of: view)
  }

  /// Insets and baselines that a view answers may be anything.
  private func sound(_ offset: Double, of view: UIView) -> Double {
    guard !offset.isFinite else { return offset }
    raise(
      "NSInternalInconsistencyException",
      "Insets, margins or baselines that are not finite cannot be laid out. View: \(LayoutNaming.name(ofItem: view))")
    return 0
  }

  /// Writes the constants of a constraint again: insets, baselines or a bounds origin may have changed.
  func refreshOffset(of constraint: NSLayoutConstraint) {
    guard constraint.row >= 0, let holder = constraint.holder?.view else { return }
    var expression = self.expression
    write(constraint, heldBy: holder, into: &expression)
    guard expression.constant != constraint.fixedOffset else { return }
    constraint.fixedOffset = expression.constant
    constantDidChange(of: constraint)
  }
}

extension NSLayoutConstraint.Relation {
  var solverRelation: Solver.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
