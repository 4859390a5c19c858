extension UITableView {
  // MARK: Checks

  final func requireSection(_ section: Int) -> Bool {
    if geometry.sections.indices.contains(section) { return true }
    raise(
      "NSRangeException",
      "-[\(type(of: self)) ]: section (\(section)) beyond bounds (\(geometry.sections.count)).")
    return false
  }

  // MARK: What is shown

  /// Brings what is shown up to date, unless it is just being made.
  private func showPresentRows() {
    guard !isTiling, update == nil, !bounds.isEmpty else { return }
    layoutTable()
  }

  /// The cells that are shown, from the top.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/visiblecells>.
  public final var visibleCells: [UITableViewCell] {
    showPresentRows()
    return visibleRows.map(\.cell)
  }

  /// The rows that are shown, from the top; nil where there are none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/indexpathsforvisiblerows>.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    showPresentRows()
    return visibleRows.isEmpty ? nil : visibleRows.map(\.path)
  }

  /// The cell of a row; nil of one that is not shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/cellforrow(at:)>.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showPresentRows()
    return visibleCell(at: indexPath)
  }

  final func visibleCell(at path: IndexPath) -> UITableViewCell? {
    guard path.count == 2 else { return nil }
    return visibleRows.first { $0.row == path.row && $0.section == path.section }?.cell
  }

  /// The row that a cell is shown for.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/indexpath(for:)>.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleRows.first { $0.cell === cell }?.path
  }

  /// The header of a section, where it is shown and of the class.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/headerview(forsection:)>.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    band(.header, section)
  }

  /// The footer of a section, where it is shown and of the class.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/footerview(forsection:)>.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    band(.footer, section)
  }

  private func band(_ kind: VisibleBand.Kind, _ section: Int) -> UITableViewHeaderFooterView? {
    showPresentRows()
    return visibleBands.first { $0.section == section && $0.kind == kind }?.view as? UITableViewHeaderFooterView
  }

  // MARK: Where things are

  /// Where a row is, in the table's coordinates; zero for one that is not there.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/rectforrow(at:)>.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareGeometry()
    return geometry.contains(indexPath) ? geometry.rect(ofRow: indexPath.row, indexPath.section) : .zero
  }

  /// Where a section is, with its header and footer.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/rect(forsection:)>.
  public final func rect(forSection section: Int) -> CGRect {
    prepareGeometry()
    return geometry.sections.indices.contains(section) ? geometry.rect(ofSection: section) : .zero
  }

  /// Where a header is, or would be if it did not float.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/rectforheader(insection:)>.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    prepareGeometry()
    return geometry.sections.indices.contains(section) ? geometry.rect(ofHeader: section) : .zero
  }

  /// Where a footer is, or would be if it did not float.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/rectforfooter(insection:)>.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    prepareGeometry()
    return geometry.sections.indices.contains(section) ? geometry.rect(ofFooter: section) : .zero
  }

  private func prepareGeometry() {
    loadIfNeeded()
    if update == nil { updateContentSize() }
  }

  /// The row at a point of the table's coordinates; nil outside all rows.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/indexpathforrow(at:)>.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    prepareGeometry()
    guard let (section, row) = geometry.firstRow(endingBelow: point.y),
      geometry.rect(ofRow: row, section).contains(point)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// The rows that reach into a rectangle of the table's coordinates, from the top; nil where there are none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/indexpathsforrows(in:)>.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    prepareGeometry()
    var paths: [IndexPath] = []
    var position = geometry.firstRow(endingBelow: rect.minY)
    while let (section, row) = position {
      let frame = geometry.rect(ofRow: row, section)
      guard frame.minY < rect.maxY else { break }
      if frame.intersects(rect) { paths.append(IndexPath(row: row, section: section)) }
      position = geometry.row(after: row, section)
    }
    return paths.isEmpty ? nil : paths
  }
}
