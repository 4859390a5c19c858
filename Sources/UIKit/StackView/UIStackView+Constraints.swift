// The constraints of an arrangement. Their identifiers are those that UIKit's messages show; their priorities below
// required are ours, as Apple documents none: in this order they yield to constraints of the application.
extension UILayoutPriority {
  /// A hidden view has no length: above all but what is required, so that a view that cannot shrink stays unseen as it is.
  fileprivate static let hiding = UILayoutPriority(999.9)
  /// Views lie within the stack view across the axis.
  fileprivate static let boundary = UILayoutPriority(999.5)
  /// Lengths in proportion.
  fileprivate static let proportion = UILayoutPriority(999)
  /// Equal distances of middles: below the views' own sizes.
  fileprivate static let centering = UILayoutPriority(149)
  /// The stack view is as small as its views allow: just below a fitting size.
  fileprivate static let canvasFit = UILayoutPriority(49)
  /// Baselines go to where there is room.
  fileprivate static let suppression = UILayoutPriority(25)
}

extension UIStackView {
  /// Makes, changes and takes away constraints until they say what the arrangement says.
  final func updateArrangement() {
    let geometry = StackGeometry(self)
    var update = StackUpdate()
    let unit = updateUnit(geometry, &update)
    var first: ArrangedItem?
    var previous: ArrangedItem?
    for item in items {
      let isHidden = item.view.isHidden
      if isHidden {
        hide(item, after: previous, geometry, &update)
      } else {
        update.set(&item.breadth, to: nil)
        place(item, after: previous, unit, geometry, &update)
        setLength(of: item, first ?? item, unit, geometry, &update)
      }
      align(item, isHidden: isHidden, with: isHidden ? item : first ?? item, geometry, &update)
      if !isHidden {
        if first == nil { first = item }
        previous = item
      }
    }
    updateEnds(first, last: previous, geometry, &update)
    update.apply()
    baselineViewsDidChange()
  }

  // MARK: Along the axis

  private func place(
    _ item: ArrangedItem, after previous: ArrangedItem?, _ unit: LayoutReference?, _ geometry: StackGeometry,
    _ update: inout StackUpdate
  ) {
    guard let previous else {
      update.set(
        &item.place,
        to: StackConstraint(
          identifier: "UISV-canvas-connection", first: geometry.canvas(geometry.start),
          second: item.reference(geometry.start)))
      update.set(&item.middle, to: nil)
      return
    }
    if distribution == .equalSpacing {
      update.set(
        &item.place,
        to: StackConstraint(
          identifier: "UISV-distributing-edge", first: item.reference(geometry.spaceEnd), second: unit,
          origin: previous.reference(geometry.spaceStart)))
    } else {
      update.set(
        &item.place,
        to: StackConstraint(
          identifier: "UISV-spacing", first: item.reference(geometry.spaceEnd),
          relation: distribution == .equalCentering ? .greaterThanOrEqual : .equal,
          second: previous.reference(geometry.spaceStart), constant: points(after: previous)))
    }
    guard distribution == .equalCentering else { return update.set(&item.middle, to: nil) }
    // Middles have no leading and trailing side: from right to left it is the view before that lies further right.
    let (near, far) = geometry.isRightToLeft ? (item, previous) : (previous, item)
    update.set(
      &item.middle,
      to: StackConstraint(
        identifier: "UISV-distributing-edge", first: far.reference(geometry.middle), second: unit,
        origin: near.reference(geometry.middle), priority: .centering))
  }

  private func setLength(
    of item: ArrangedItem, _ first: ArrangedItem, _ unit: LayoutReference?, _ geometry: StackGeometry,
    _ update: inout StackUpdate
  ) {
    var wanted: StackConstraint?
    if distribution == .fillEqually, item !== first {
      wanted = StackConstraint(
        identifier: "UISV-fill-equally", first: item.reference(geometry.length),
        second: first.reference(geometry.length))
    } else if distribution == .fillProportionally {
      wanted = StackConstraint(
        identifier: "UISV-fill-proportionally", first: item.reference(geometry.length),
        second: item.proportion == 0 ? nil : unit, multiplier: item.proportion == 0 ? 1 : item.proportion,
        priority: .proportion)
    }
    update.set(&item.length, to: wanted)
  }

  /// A hidden view has no length and lies where the view before it ends. It is nobody's neighbour.
  private func hide(
    _ item: ArrangedItem, after previous: ArrangedItem?, _ geometry: StackGeometry, _ update: inout StackUpdate
  ) {
    update.set(
      &item.place,
      to: previous.map {
        StackConstraint(
          identifier: "UISV-spacing", first: item.reference(geometry.start), second: $0.reference(geometry.end))
      }
        ?? StackConstraint(
          identifier: "UISV-canvas-connection", first: geometry.canvas(geometry.start),
          second: item.reference(geometry.start)))
    update.set(&item.middle, to: nil)
    update.set(
      &item.length,
      to: StackConstraint(identifier: "UISV-hiding", first: item.reference(geometry.length), priority: .hiding))
    // Across the axis it is as broad as the stack view, but it must not make it so: a number, not an edge.
    update.set(
      &item.breadth,
      to: alignment != .fill
        ? nil
        : StackConstraint(
          identifier: "UISV-hiding", first: item.reference(geometry.breadth), constant: canvasBreadth,
          priority: .hiding))
  }

  private func updateEnds(
    _ first: ArrangedItem?, last: ArrangedItem?, _ geometry: StackGeometry, _ update: inout StackUpdate
  ) {
    update.set(
      &ends.last,
      to: last.map {
        StackConstraint(
          identifier: "UISV-canvas-connection", first: geometry.canvas(geometry.end),
          second: $0.reference(geometry.end))
      })
    let isLengthOpen = last == nil || distribution == .equalSpacing || distribution == .equalCentering
    update.set(&ends.length, to: isLengthOpen ? fit(geometry.stack(geometry.length)) : nil)
    let isBreadthOpen = last == nil || alignment != .fill
    update.set(&ends.breadth, to: isBreadthOpen ? fit(geometry.stack(geometry.breadth)) : nil)
  }

  private func fit(_ reference: LayoutReference) -> StackConstraint {
    StackConstraint(identifier: "UISV-canvas-fit", first: reference, priority: .canvasFit)
  }

  // MARK: The shared length

  /// The length that the distribution relates views to, in a guide of its own.
  private func updateUnit(_ geometry: StackGeometry, _ update: inout StackUpdate) -> LayoutReference? {
    let visible = visibleItems
    let isNeeded =
      switch distribution {
      case .fill, .fillEqually: false
      case .fillProportionally: !visible.isEmpty
      case .equalSpacing, .equalCentering: visible.count > 1
      }
    guard isNeeded else {
      update.set(&ends.gap, to: nil)
      if let guide = ends.unit { removeLayoutGuide(guide) }
      ends.unit = nil
      return nil
    }
    let guide = ends.unit ?? UILayoutGuide()
    if guide.owningView !== self {
      guide.identifier = "UISV-distributing"
      addLayoutGuide(guide)
      ends.unit = guide
    }
    let unit = guide.reference(geometry.length)
    if distribution == .fillProportionally { measureProportions(of: visible) }
    let least = distribution == .equalSpacing ? visible.dropLast().map { points(after: $0) }.max() : nil
    update.set(
      &ends.gap,
      to: least.map {
        StackConstraint(identifier: "UISV-spacing", first: unit, relation: .greaterThanOrEqual, constant: $0)
      })
    return unit
  }

  private func measureProportions(of visible: [ArrangedItem]) {
    for item in visible { item.proportion = item.contentLength(for: axis) }
    if visible.allSatisfy({ $0.proportion == 0 }) {
      for item in visible { item.proportion = 1 }
    }
  }

  // MARK: Across the axis

  private func align(
    _ item: ArrangedItem, isHidden: Bool, with first: ArrangedItem, _ geometry: StackGeometry,
    _ update: inout StackUpdate
  ) {
    let identifier = item === first ? "UISV-canvas-connection" : "UISV-alignment"
    func canvasEdge(
      _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal
    ) -> StackConstraint {
      StackConstraint(
        identifier: relation == .equal ? identifier : "UISV-spanning-boundary", first: geometry.canvas(attribute),
        relation: relation, second: item.reference(attribute), priority: relation == .equal ? .required : .boundary)
    }
    var start: StackConstraint? = canvasEdge(geometry.crossStart, .lessThanOrEqual)
    var end: StackConstraint? = canvasEdge(geometry.crossEnd, .greaterThanOrEqual)
    var middle: StackConstraint?
    switch geometry.isHorizontal ? alignment : alignment.withoutBaselines {
    case .fill:
      start = canvasEdge(geometry.crossStart)
      end = isHidden ? nil : canvasEdge(geometry.crossEnd)
    case .leading: start = canvasEdge(geometry.crossStart)
    case .trailing: end = canvasEdge(geometry.crossEnd)
    case .center:
      middle = canvasEdge(geometry.crossMiddle)
      end = nil
    case .firstBaseline:
      middle = baseline(.firstBaseline, of: item, with: first, at: geometry.canvas(geometry.crossStart))
    case .lastBaseline:
      middle = baseline(.lastBaseline, of: item, with: first, at: geometry.canvas(geometry.crossEnd))
    }
    if isHidden {
      // It lies at one place, and nothing makes room for it.
      if start?.relation != .equal { start = nil }
      if end?.relation != .equal { end = nil }
    }
    update.set(&item.crossStart, to: start)
    update.set(&item.crossEnd, to: end)
    update.set(&item.crossMiddle, to: middle)
  }

  /// Views share a baseline with the first one, which pulls it towards an edge.
  private func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of item: ArrangedItem, with first: ArrangedItem,
    at edge: LayoutReference
  ) -> StackConstraint {
    item === first
      ? StackConstraint(
        identifier: "UISV-ambiguity-suppression", first: edge, second: item.reference(attribute),
        priority: .suppression)
      : StackConstraint(
        identifier: "UISV-alignment", first: item.reference(attribute), second: first.reference(attribute))
  }

  // MARK: Hidden views

  /// What the views fill has this size across the axis.
  private var canvasBreadth: CGFloat {
    let size = alignmentRect(forFrame: CGRect(origin: .zero, size: bounds.size)).size
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let breadth =
      axis == .horizontal
      ? size.height - margins.top - margins.bottom : size.width - margins.left - margins.right
    return max(0, breadth)
  }

  /// Hidden views follow the stack view's size across the axis.
  final func refreshHiddenBreadths() {
    for item in items {
      if let breadth = item.breadth { breadth.constant = canvasBreadth }
    }
  }
}

extension UIStackView.Alignment {
  /// What the alignment counts as in a vertical stack.
  fileprivate var withoutBaselines: UIStackView.Alignment {
    self == .firstBaseline || self == .lastBaseline ? .leading : self
  }
}
