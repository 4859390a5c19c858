extension NibLoader {
  /// Sets a view up from its element, within its initialiser, with all that is in it.
  func configure(_ view: UIView, _ coder: NibCoder) {
    coder.isConsumed = true
    fill(view, coder.element)
  }

  /// Sets up a view that is there with all that its element says.
  private func fill(_ view: UIView, _ element: NibElement) {
    register(view, element)
    registerGuides(element, of: view)
    file.apply(element, to: view)
    var subviews: [(id: String, view: UIView)] = []
    for child in element.list("subviews") {
      guard let subview = makeObject(child, isView: true) as? UIView else { continue }
      add(subview, to: view)
      if let id = child.id { subviews.append((id, subview)) }
    }
    if let content = element.value(forKey: "contentView") { addContent(content, to: view) }
    if let table = view as? UITableView { fillTable(table, element) }
    if let cell = view as? UITableViewCell { fillCell(cell, element) }
    for constraint in element.list("constraints") where constraint.name == "constraint" {
      constraints.append((constraint, view))
    }
    variations.add(element, view, subviews: subviews, file)
  }

  /// Fills the view that another one has its content in; what stands in for a view of that kind gets one.
  private func addContent(_ element: NibElement, to view: UIView) {
    if let effectView = view as? UIVisualEffectView {
      fill(effectView.contentView, element)
    } else if let cell = view as? UITableViewCell {
      fill(cell.contentView, element)
    } else if let band = view as? UITableViewHeaderFooterView {
      fill(band.contentView, element)
    } else if let subview = makeObject(element, isView: true) as? UIView {
      add(subview, to: view)
    }
  }

  private func add(_ subview: UIView, to view: UIView) {
    if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
  }

  private func registerGuides(_ element: NibElement, of view: UIView) {
    let guides = element.children + element.list("layoutGuides")
    for child in guides where child.name == "viewLayoutGuide" {
      switch child["key"] {
      case "safeArea": register(view.safeAreaLayoutGuide, child)
      case "layoutMargins", "layoutMarginsGuide": register(view.layoutMarginsGuide, child)
      case "readableContent", "readableContentGuide": register(view.readableContentGuide, child)
      case "contentLayoutGuide": registerGuide(child, (view as? UIScrollView)?.contentLayoutGuide)
      case "frameLayoutGuide": registerGuide(child, (view as? UIScrollView)?.frameLayoutGuide)
      default: file.report(at: child, "the layout guide \(child["key"] ?? "nil") is not known here")
      }
    }
  }

  private func registerGuide(_ element: NibElement, _ guide: UILayoutGuide?) {
    guard let guide else { return file.report(at: element, "only a scroll view has the layout guide") }
    register(guide, element)
  }
}

extension UIView {
  /// Sets the view up from an Interface Builder file, if the coder is one's and `type` is the class of UIKit that the
  /// view is of.
  final func decodeNib(_ coder: NSCoder, as type: UIView.Type) {
    guard let nib = coder as? NibCoder, !nib.isConsumed, NibKind.kitClass(of: Swift.type(of: self)) == type else {
      return
    }
    nib.loader.configure(self, nib)
  }
}
