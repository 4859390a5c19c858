extension NibFile {
  @MainActor
  func applyTable(_ element: NibElement, _ table: UITableView) {
    if let height = element.tableHeight("rowHeight") { table.rowHeight = height }
    if let height = element.tableHeight("sectionHeaderHeight") { table.sectionHeaderHeight = height }
    if let height = element.tableHeight("sectionFooterHeight") { table.sectionFooterHeight = height }
    if let height = element.tableHeight("estimatedRowHeight") { table.estimatedRowHeight = height }
    if let height = element.tableHeight("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = height }
    if let height = element.tableHeight("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = height }
    if let padding = element.tableHeight("sectionHeaderTopPadding") { table.sectionHeaderTopPadding = padding }
    let separator: UITableViewCell.SeparatorStyle? = element.choice(
      "separatorStyle", ["default": .singleLine, "singleLine": .singleLine, "none": .none])
    if let separator { table.separatorStyle = separator }
    let reference: UITableView.SeparatorInsetReference? = element.choice(
      "separatorInsetReference", ["fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets])
    if let reference { table.separatorInsetReference = reference }
    if let insets = element.insets(forKey: "separatorInset") { table.separatorInset = insets }
    if let color = color(forKey: "separatorColor", of: element) { table.separatorColor = color }
    if let flag = element.flag("allowsSelection") { table.allowsSelection = flag }
    if let flag = element.flag("allowsMultipleSelection") { table.allowsMultipleSelection = flag }
  }

  @MainActor
  func applyCell(_ element: NibElement, _ cell: UITableViewCell) {
    let selection: UITableViewCell.SelectionStyle? = element.choice(
      "selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default])
    if let selection { cell.selectionStyle = selection }
    let accessory: UITableViewCell.AccessoryType? = element.choice(
      "accessoryType",
      [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
      ])
    if let accessory { cell.accessoryType = accessory }
    if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
    if let width = element.number("indentationWidth") { cell.indentationWidth = width }
    if let insets = element.insets(forKey: "separatorInset") { cell.separatorInset = insets }
    if let height = element.tableHeight("rowHeight") { cell.design.height = height }
  }
}

extension NibElement {
  /// A height in points, or -1 for an automatic one.
  fileprivate func tableHeight(_ attribute: String) -> CGFloat? {
    number(attribute).flatMap { $0 == UITableView.automaticDimension || (0...1_000_000).contains($0) ? $0 : nil }
  }
}
