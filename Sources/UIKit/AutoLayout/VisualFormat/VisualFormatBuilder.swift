/// Makes the constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]) {
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  func constraints(for format: VisualFormat) throws(VisualFormatError) -> [NSLayoutConstraint] {
    try checkAlignment(axis: format.axis)
    let direction = Direction(format.axis, options)
    var items: [Any] = []
    for view in format.views { items.append(try item(named: view.name, at: view.offset)) }
    var constraints: [NSLayoutConstraint] = []
    if let edge = format.leadingEdge {
      let superview = try superview(of: items[0], at: edge.offset)
      constraints += try spaces(
        edge.connection, from: reference(superview, direction.edge(.leading, of: edge.connection)),
        to: reference(items[0], direction.near), direction, isAtEdge: true)
    }
    for (index, view) in format.views.enumerated() {
      for predicate in view.predicates {
        constraints.append(try length(of: items[index], predicate, format.axis))
      }
      guard index < format.connections.count else { continue }
      constraints += try spaces(
        format.connections[index], from: reference(items[index], direction.spaceStart),
        to: reference(items[index + 1], direction.spaceEnd), direction, isAtEdge: false)
    }
    if let edge = format.trailingEdge, let last = items.last {
      let superview = try superview(of: last, at: edge.offset)
      constraints += try spaces(
        edge.connection, from: reference(last, direction.far),
        to: reference(superview, direction.edge(.trailing, of: edge.connection)), direction, isAtEdge: true)
    }
    for attribute in options.alignedAttributes {
      for item in items.dropFirst() {
        constraints.append(
          NSLayoutConstraint(
            reference(items[0], attribute), .equal, reference(item, attribute), multiplier: 1, constant: 0))
      }
    }
    return constraints
  }

  // MARK: Constraints

  /// Constraints for the space from one edge to another.
  private func spaces(
    _ connection: VisualFormat.Connection, from start: LayoutReference, to end: LayoutReference,
    _ direction: Direction, isAtEdge: Bool
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let predicates: [VisualFormat.Predicate]
    switch connection {
    case .none: return [space(from: start, to: end, direction, .equal, 0)]
    case .standard: return [space(from: start, to: end, direction, .equal, isAtEdge ? 0 : systemSpacing)]
    case .predicates(let list): predicates = list
    }
    var constraints: [NSLayoutConstraint] = []
    for predicate in predicates {
      let constraint = space(from: start, to: end, direction, predicate.relation, try number(predicate.operand))
      if let priority = predicate.priority { constraint.priority = try self.priority(priority) }
      constraints.append(constraint)
    }
    return constraints
  }

  private func space(
    from start: LayoutReference, to end: LayoutReference, _ direction: Direction,
    _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    // From right to left the space ends further left: the item before is the one further on.
    direction.isReversed
      ? NSLayoutConstraint(start, relation, end, multiplier: 1, constant: constant)
      : NSLayoutConstraint(end, relation, start, multiplier: 1, constant: constant)
  }

  private func length(
    of item: Any, _ predicate: VisualFormat.Predicate, _ axis: NSLayoutConstraint.Axis
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    var other: LayoutReference?
    var constant: CGFloat = 0
    if case .name(let name) = predicate.operand.value, metrics[name] == nil, views[name] != nil {
      other = reference(try self.item(named: name, at: predicate.operand.offset), attribute)
    } else {
      constant = try number(predicate.operand)
    }
    let constraint = NSLayoutConstraint(
      reference(item, attribute), predicate.relation, other, multiplier: 1, constant: constant)
    if let priority = predicate.priority { constraint.priority = try self.priority(priority) }
    return constraint
  }

  private func checkAlignment(axis: NSLayoutConstraint.Axis) throws(VisualFormatError) {
    for attribute in options.alignedAttributes where attribute.axis == axis {
      let (edge, layout) = axis == .horizontal ? ("vertical", "horizontal") : ("horizontal", "vertical")
      throw VisualFormatError(
        message: "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that "
          + "is also \(layout).", offset: 0)
    }
  }

  // MARK: Names

  private func item(named name: String, at offset: Int) throws(VisualFormatError) -> Any {
    guard let item = views[name] else {
      throw VisualFormatError(message: "\(name) is not a key in the views dictionary.", offset: offset)
    }
    guard item is UIView || item is UILayoutGuide else {
      throw VisualFormatError(message: "\(name) is neither a view nor a layout guide.", offset: offset)
    }
    return item
  }

  private func superview(of item: Any, at offset: Int) throws(VisualFormatError) -> UIView {
    let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let superview else {
      throw VisualFormatError(
        message: "Unable to interpret '|' character, because the related view doesn't have a superview",
        offset: offset)
    }
    return superview
  }

  private func reference(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) -> LayoutReference {
    LayoutReference(item: item, attribute: attribute)!
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> CGFloat {
    switch operand.value {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      guard let metric = metrics[name] else {
        throw VisualFormatError(
          message: "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
            + "dictionaries", offset: operand.offset)
      }
      guard let number = Self.number(metric), number.isFinite else {
        throw VisualFormatError(message: "Metric \(name) is not a finite number: \(metric)", offset: operand.offset)
      }
      return CGFloat(number)
    }
  }

  private func priority(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> UILayoutPriority {
    let priority = UILayoutPriority(Float(try number(operand)))
    guard priority.isValid else {
      throw VisualFormatError(
        message: "A priority must be greater than 0 and at most 1000.", offset: operand.offset)
    }
    return priority
  }

  /// A metric's number, of whatever type it is.
  private static func number(_ metric: Any) -> Double? {
    switch metric {
    case let number as CGFloat: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    case let priority as UILayoutPriority: Double(priority.rawValue)
    default: nil
    }
  }
}

extension VisualFormatBuilder {
  /// The attributes along a format.
  fileprivate struct Direction {
    /// Where views begin and end.
    let near: NSLayoutConstraint.Attribute
    let far: NSLayoutConstraint.Attribute
    /// Where the spaces between views begin and end.
    let spaceStart: NSLayoutConstraint.Attribute
    let spaceEnd: NSLayoutConstraint.Attribute
    /// The margins of the superview.
    private let nearMargin: NSLayoutConstraint.Attribute
    private let farMargin: NSLayoutConstraint.Attribute
    /// Whether positions decrease.
    let isReversed: Bool

    init(_ axis: NSLayoutConstraint.Axis, _ options: NSLayoutConstraint.FormatOptions) {
      guard axis == .horizontal else {
        (near, far, nearMargin, farMargin, isReversed) = (.top, .bottom, .topMargin, .bottomMargin, false)
        let isByBaselines = options.contains(.spacingBaselineToBaseline)
        (spaceStart, spaceEnd) = isByBaselines ? (.lastBaseline, .firstBaseline) : (.bottom, .top)
        return
      }
      if options.contains(.directionRightToLeft) {
        (near, far, nearMargin, farMargin, isReversed) = (.right, .left, .rightMargin, .leftMargin, true)
      } else if options.contains(.directionLeftToRight) {
        (near, far, nearMargin, farMargin, isReversed) = (.left, .right, .leftMargin, .rightMargin, false)
      } else {
        (near, far, nearMargin, farMargin, isReversed) = (
          .leading, .trailing, .leadingMargin, .trailingMargin, false
        )
      }
      (spaceStart, spaceEnd) = (far, near)
    }

    enum Side {
      case leading, trailing
    }

    /// The superview's edge, or its margin where the space to it is the system's.
    func edge(_ side: Side, of connection: VisualFormat.Connection) -> NSLayoutConstraint.Attribute {
      if case .standard = connection { return side == .leading ? nearMargin : farMargin }
      return side == .leading ? near : far
    }
  }
}
