extension SystemKeys {
  @MainActor
  static func registerTables() {
    _SelectorRuntime.register("dataSource", \UITableView.dataSource)
    _SelectorRuntime.register("delegate", of: UITableView.self, get: { $0.tableDelegate }, set: { $0.delegate = $1 })
    _SelectorRuntime.register("rowHeight", \UITableView.rowHeight)
    _SelectorRuntime.register("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
    _SelectorRuntime.register("sectionFooterHeight", \UITableView.sectionFooterHeight)
    _SelectorRuntime.register("estimatedRowHeight", \UITableView.estimatedRowHeight)
    _SelectorRuntime.register("separatorColor", \UITableView.separatorColor)
    _SelectorRuntime.register("allowsSelection", \UITableView.allowsSelection)
    _SelectorRuntime.register("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
    _SelectorRuntime.register("tableHeaderView", \UITableView.tableHeaderView)
    _SelectorRuntime.register("tableFooterView", \UITableView.tableFooterView)
    _SelectorRuntime.register("backgroundView", \UITableView.backgroundView)
    _SelectorRuntime.register("textLabel", \UITableViewCell.textLabel)
    _SelectorRuntime.register("detailTextLabel", \UITableViewCell.detailTextLabel)
    _SelectorRuntime.register("imageView", \UITableViewCell.imageView)
    _SelectorRuntime.register("accessoryView", \UITableViewCell.accessoryView)
    _SelectorRuntime.register("backgroundView", \UITableViewCell.backgroundView)
    _SelectorRuntime.register("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
    _SelectorRuntime.register("selected", \UITableViewCell.isSelected)
    _SelectorRuntime.register("highlighted", \UITableViewCell.isHighlighted)
    _SelectorRuntime.register("tableView", \UITableViewController.tableView)
    _SelectorRuntime.register(
      "clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear)
  }

  @MainActor
  static func registerUITextField() {
    _SelectorRuntime.register("text", \UITextField.text)
    _SelectorRuntime.register("placeholder", \UITextField.placeholder)
    _SelectorRuntime.register("font", \UITextField.font)
    _SelectorRuntime.register("textColor", \UITextField.textColor)
    _SelectorRuntime.register("textAlignment", \UITextField.textAlignment)
    _SelectorRuntime.register("delegate", \UITextField.delegate)
    _SelectorRuntime.register("borderStyle", \UITextField.borderStyle)
    _SelectorRuntime.register("secureTextEntry", \UITextField.isSecureTextEntry)
    _SelectorRuntime.register("leftView", \UITextField.leftView)
    _SelectorRuntime.register("rightView", \UITextField.rightView)
  }
}
