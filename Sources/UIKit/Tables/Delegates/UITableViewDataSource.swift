/// Has the rows of a table, and makes their cells.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitableviewdatasource>.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:numberofrowsinsection:)>.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row, as a rule one from `dequeueReusableCell(withIdentifier:for:)`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:cellforrowat:)>.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are; 1 by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewdatasource/numberofsections(in:)>.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The text above a section; nil, the default, for none.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforheaderinsection:)>.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The text below a section; nil, the default, for none.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforfooterinsection:)>.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

// See UIScrollViewDelegate for who is asked where the class that says it conforms has no method.
extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    _SelectorRuntime.optionalAnswer("numberOfSectionsIn:", of: self, [tableView]) ?? 1
  }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    _SelectorRuntime.optionalAnswer("tableView:titleForHeaderInSection:", of: self, [tableView, section])
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    _SelectorRuntime.optionalAnswer("tableView:titleForFooterInSection:", of: self, [tableView, section])
  }
}
