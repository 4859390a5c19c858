// What tables and cells have in them beside subviews.
extension NibLoader {
  /// Gives a table the views around its rows, and the cells that the file has for it.
  func fillTable(_ table: UITableView, _ element: NibElement) {
    if let view = view(forKey: "tableHeaderView", of: element) { table.tableHeaderView = view }
    if let view = view(forKey: "tableFooterView", of: element) { table.tableFooterView = view }
    if let view = view(forKey: "backgroundView", of: element) { table.backgroundView = view }
    for prototype in element.list("prototypes") { add(prototype, to: table, element) }
    let sections = element.list("sections")
    guard !sections.isEmpty else { return }
    guard owner is UITableViewController else {
      return file.report(
        at: element, "Static table views are only valid when embedded in UITableViewController instances")
    }
    table.staticContent = StaticTableContent(
      sections: sections.map { section in
        StaticTableContent.Section(
          header: file.text("headerTitle", of: section), footer: file.text("footerTitle", of: section),
          cells: section.list("cells").compactMap { makeObject($0, isView: true) as? UITableViewCell })
      })
  }

  private func view(forKey key: String, of element: NibElement) -> UIView? {
    element.value(forKey: key).flatMap { makeObject($0, isView: true) as? UIView }
  }

  /// Has the table make cells of a prototype under its identifier, each with a loader of its own: they have the same ids.
  private func add(_ prototype: NibElement, to table: UITableView, _ element: NibElement) {
    guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else {
      return file.report(at: prototype, "the prototype of a cell has no reuse identifier: nobody can ask for it")
    }
    let (file, storyboard) = (file, storyboard)
    let ownerElement = placeholders.first { [owner] in $0.object === owner }?.element
    table.pools.cellSources[identifier] = .prototype { [weak owner, weak table] in
      let loader = NibLoader(file: file, owner: owner, storyboard: storyboard)
      if let owner, let ownerElement { loader.register(owner, ownerElement) }
      if let table { loader.register(table, element) }
      let cell = loader.makeObject(prototype, isView: true) as? UIView
      loader.finish()
      return cell
    }
  }

  /// Lets a cell know which views of its content are the labels and the image of its style.
  func fillCell(_ cell: UITableViewCell, _ element: NibElement) {
    if let label = part("textLabel", of: element) as? UILabel { cell.parts.textLabel = label }
    if let label = part("detailTextLabel", of: element) as? UILabel { cell.parts.detailLabel = label }
    if let view = part("imageView", of: element) as? UIImageView { cell.parts.imageView = view }
    if let view = view(forKey: "accessoryView", of: element) { cell.accessoryView = view }
    if element.value(forKey: "editingAccessoryView") != nil {
      file.report(at: element, "the accessory for editing is left out: tables are not edited here")
    }
    if let view = view(forKey: "backgroundView", of: element) { cell.backgroundView = view }
    if let view = view(forKey: "selectedBackgroundView", of: element) { cell.selectedBackgroundView = view }
  }

  private func part(_ attribute: String, of element: NibElement) -> AnyObject? {
    element[attribute].flatMap { object(withID: $0) }
  }
}
