/// Says how a table looks and behaves, and hears what happens to its rows. Each method may be left out.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitableviewdelegate>.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A cell is about to be shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplay:forrowat:)>.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// A header is about to be shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplayheaderview:forsection:)>.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// A footer is about to be shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplayfooterview:forsection:)>.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// A cell has left what is seen, or the table.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplaying:forrowat:)>.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// A header has left what is seen, or the table.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplayingheaderview:forsection:)>.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// A footer has left what is seen, or the table.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplayingfooterview:forsection:)>.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  /// The height of a row, in points, or `UITableView.automaticDimension`; the table's `rowHeight` by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforrowat:)>.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// The height of a header; the table's `sectionHeaderHeight` by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforheaderinsection:)>.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// The height of a footer; the table's `sectionFooterHeight` by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforfooterinsection:)>.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// The height that a row is taken to have until it is shown; the table's `estimatedRowHeight` by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:estimatedheightforrowat:)>.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// The height that a header is taken to have until it is shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:estimatedheightforheaderinsection:)>.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

  /// The height that a footer is taken to have until it is shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:estimatedheightforfooterinsection:)>.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  /// The view above a section; nil for one with the data source's title, if there is one.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:viewforheaderinsection:)>.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// The view below a section; nil for one with the data source's title, if there is one.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:viewforfooterinsection:)>.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// The button for details of a row was tapped.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:accessorybuttontappedforrowwith:)>.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Whether a touched row is highlighted, and then selected; true by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldhighlightrowat:)>.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// A row was highlighted.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didhighlightrowat:)>.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// A row is highlighted no longer.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didunhighlightrowat:)>.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// A touch is about to select a row: the row to select, nil for none; the same one by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willselectrowat:)>.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// A touch is about to deselect a row: the row to deselect, nil for none; the same one by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdeselectrowat:)>.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// A touch has selected a row.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didselectrowat:)>.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// A touch has deselected a row.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:diddeselectrowat:)>.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// How far a row is indented, in levels; 0 by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:indentationlevelforrowat:)>.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}
