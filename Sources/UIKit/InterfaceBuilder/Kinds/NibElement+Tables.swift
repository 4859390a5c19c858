// What tables and cells are told by their elements before they are made.
extension NibElement {
  /// The style of a table.
  var tableStyle: UITableView.Style? {
    choice("style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped])
  }

  /// The style of a cell. Interface Builder writes its old constants.
  var cellStyle: UITableViewCell.CellStyle? {
    choice(
      "style",
      [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
      ])
  }
}
