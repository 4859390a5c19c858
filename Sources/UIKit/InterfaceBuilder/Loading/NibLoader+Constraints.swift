extension NibLoader {
  /// Makes the constraints of the views, and activates those that are installed for the present size classes.
  func makeConstraints() {
    var made: [NSLayoutConstraint] = []
    for (element, view) in constraints where element.flag("placeholder") != true {
      guard let constraint = constraint(element, in: view) else { continue }
      keep(constraint, element)
      if !variations.isExcluded(element.id, in: view) { made.append(constraint) }
      variations.add(element, constraint, of: view, file)
    }
    NSLayoutConstraint.activate(made)
  }

  private func constraint(_ element: NibElement, in view: UIView) -> NSLayoutConstraint? {
    guard let first = item(element, "firstItem", orElse: view),
      let firstAttribute = attribute(element, "firstAttribute")
    else { return nil }
    var second: AnyObject?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      guard let item = item(element, "secondItem", orElse: view),
        let attribute = attribute(element, "secondAttribute")
      else { return nil }
      (second, secondAttribute) = (item, attribute)
    }
    guard let relation = relation(element), let multiplier = multiplier(element) else { return nil }
    let secondKind = second == nil ? nil : secondAttribute
    if let reason = NSLayoutConstraint.unsoundness(of: firstAttribute, and: secondKind, multiplier: multiplier) {
      file.report(at: element, reason)
      return nil
    }
    guard isBelow(first, view), second.map({ isBelow($0, view) }) ?? true else {
      file.report(at: element, "the constraint relates something outside the view that holds it")
      return nil
    }
    let offset = constant(element, first, second, view)
    let result = NSLayoutConstraint.make(
      of: constraintClass(element), item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: offset)
    if let priority = element.priority("priority") { result.priority = priority }
    result.identifier = element["identifier"]
    return result
  }

  /// Whether an item lies in a view, or will when the size classes have it there.
  private func isBelow(_ item: AnyObject, _ view: UIView) -> Bool {
    guard let itemView = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return false }
    return itemView.isDescendant(of: view) || variations.isExcluded(itemView)
  }

  private func constraintClass(_ element: NibElement) -> NSLayoutConstraint.Type {
    customClass(of: element, NSLayoutConstraint.self) ?? NSLayoutConstraint.self
  }

  /// The view or guide of a side; the view that holds the constraint where the file names none.
  private func item(_ element: NibElement, _ side: String, orElse view: UIView) -> AnyObject? {
    guard let id = element[side] else { return view }
    let item = object(withID: id)
    if item is UIView || item is UILayoutGuide { return item }
    // The guides of a controller are there once it has its view.
    if let guide = file.element(withID: id), guide.name == "viewControllerLayoutGuide" {
      return controllerGuide(guide, view)
    }
    file.report(at: element, "the \(side) \(id) is no view or layout guide of the file")
    return nil
  }

  private func controllerGuide(_ guide: NibElement, _ view: UIView) -> AnyObject? {
    let controller = view.nearestController ?? owner as? UIViewController
    return guide["type"] == "top" ? controller?.topLayoutGuide : controller?.bottomLayoutGuide
  }

  private func attribute(_ element: NibElement, _ side: String) -> NSLayoutConstraint.Attribute? {
    let attribute: NSLayoutConstraint.Attribute? = element.choice(
      side,
      [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins,
        "centerYWithinMargins": .centerYWithinMargins,
      ])
    if attribute == nil { file.report(at: element, "the \(side) \(element[side] ?? "nil") is not known") }
    return attribute
  }

  private func relation(_ element: NibElement) -> NSLayoutConstraint.Relation? {
    guard element["relation"] != nil else { return .equal }
    let relation: NSLayoutConstraint.Relation? = element.choice(
      "relation",
      ["lessThanOrEqual": .lessThanOrEqual, "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual])
    if relation == nil { file.report(at: element, "the relation \(element["relation"] ?? "nil") is not known") }
    return relation
  }

  /// A number, or a ratio `3:2`.
  private func multiplier(_ element: NibElement) -> CGFloat? {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    let value = parts.count == 2 ? parts[0] / parts[1] : parts.count == 1 ? parts[0] : .nan
    guard value.isFinite else {
      file.report(at: element, "the multiplier \(text) is no number")
      return nil
    }
    return CGFloat(value)
  }

  /// What the file says, or the system's space: 8 points beside a view, 20 from the edge of what holds it.
  private func constant(_ element: NibElement, _ first: AnyObject, _ second: AnyObject?, _ view: UIView) -> CGFloat {
    if let constant = element.number("constant") { return constant }
    guard element.flag("symbolic") == true else { return 0 }
    return first === view || second === view ? 20 : 8
  }
}

extension UIView {
  /// The controller whose view this is, or a view around it.
  fileprivate var nearestController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.owningController { return controller }
      view = current.superview
    }
    return nil
  }
}
