extension UITableView {
  /// A row that is to stay where it is on the screen, and where it was in the content.
  private struct Anchor {
    let section: Int
    let row: Int
    var y: CGFloat
  }

  // MARK: Layout

  /// Makes the cells that are seen, lets go of the others, and places everything.
  final func layoutTable() {
    guard !isTiling, update == nil else { return }
    loadIfNeeded()
    isTiling = true
    defer { isTiling = false }
    var anchor = anchor
    if laidOutWidth != bounds.width {
      if laidOutWidth >= 0 {
        var changed = makeGeometry(knownCounts: true)
        changed.takeEstimates(from: geometry)
        geometry = changed
      } else {
        anchor = nil
      }
      laidOutWidth = bounds.width
      isMeasureDue = true
      isPlacingDue = true
    }
    let formerHeight = storedContentSize.height
    updateContentSize()
    let loads = reloadCount
    for _ in 0..<6 {
      loadRows(in: bounds)
      guard loads == reloadCount else { return setNeedsLayout() }
      let isOther = loadBands(in: bounds)
      guard loads == reloadCount else { return setNeedsLayout() }
      updateContentSize()
      guard restore(&anchor) || isOther else { break }
    }
    isMeasureDue = false
    if isPlacingDue {
      isPlacingDue = false
      placeRows()
    }
    placeBands()
    placeOthers()
    if storedContentSize.height < formerHeight { pullUp() }
  }

  /// Places in the table may be others: margins, separators, corners.
  final func placesDidChange() {
    isPlacingDue = true
    setNeedsLayout()
  }

  /// The first row that is seen whole or in part, unless the table is at its top.
  private var anchor: Anchor? {
    guard bounds.minY > restRange.y.lowerBound else { return nil }
    let top = bounds.minY + storedAdjustedInset.top
    for visible in visibleRows where geometry.contains(visible.path) {
      let rect = geometry.rect(ofRow: visible.row, visible.section)
      if rect.maxY > top { return Anchor(section: visible.section, row: visible.row, y: rect.minY) }
    }
    return nil
  }

  /// Rows above have turned out to be of other heights than they counted: what is seen stays where it is.
  private func restore(_ anchor: inout Anchor?) -> Bool {
    guard let kept = anchor else { return false }
    let y = geometry.rect(ofRow: kept.row, kept.section).minY
    let distance = y - kept.y
    guard abs(distance) > 0.001 else { return false }
    anchor?.y = y
    drag?.start.y += distance
    motion?.y.shift(by: Double(distance))
    moveContent(to: CGPoint(x: bounds.minX, y: bounds.minY + distance))
    return true
  }

  /// Content that has become shorter leaves no gap, unless a finger or a motion has it.
  private func pullUp() {
    guard drag == nil, motion == nil, bounds.minY > restRange.y.upperBound else { return }
    moveContent(to: CGPoint(x: bounds.minX, y: restRange.y.upperBound))
  }

  // MARK: Rows

  /// Whether the rows that are shown are just those that reach into a rectangle.
  private func isLoaded(from first: (section: Int, row: Int)?, to maxY: CGFloat) -> Bool {
    guard let first else { return visibleRows.isEmpty }
    guard !isMeasureDue, let shown = visibleRows.first, let last = visibleRows.last,
      shown.section == first.section, shown.row == first.row
    else { return false }
    guard geometry.rect(ofRow: last.row, last.section).minY < maxY else { return false }
    guard let next = geometry.row(after: last.row, last.section) else { return true }
    return geometry.rect(ofRow: next.row, next.section).minY >= maxY
  }

  /// Has cells for the rows that reach into a rectangle, and for no others.
  final func loadRows(in rect: CGRect) {
    let first = rect.isEmpty ? nil : geometry.firstRow(endingBelow: rect.minY)
    guard !isLoaded(from: first, to: rect.maxY) else { return }
    isPlacingDue = true
    // Those that go first: the others may use their cells.
    nextRows.removeAll(keepingCapacity: true)
    let loads = reloadCount
    var shown: [VisibleRow] = []
    swap(&shown, &visibleRows)
    for visible in shown {
      let isSeen =
        first.map { !visible.isBefore($0.section, $0.row) } ?? false
        && geometry.rect(ofRow: visible.row, visible.section).minY < rect.maxY
      if isSeen { nextRows.append(visible) } else { leave(visible) }
      guard loads == reloadCount else { return }
    }
    swap(&visibleRows, &nextRows)
    shown.removeAll(keepingCapacity: true)
    swap(&shown, &nextRows)
    var position = first
    var index = 0
    while let (section, row) = position, geometry.rect(ofRow: row, section).minY < rect.maxY {
      let cell: UITableViewCell
      if index < visibleRows.count, visibleRows[index].section == section, visibleRows[index].row == row {
        cell = visibleRows[index].cell
        index += 1
        finishHeight(ofRow: row, section, cell)
      } else {
        cell = makeCell(row, section, above: nextRows.last?.cell)
      }
      guard loads == reloadCount else { return abandon(cell) }
      nextRows.append(VisibleRow(section: section, row: row, cell: cell))
      position = geometry.row(after: row, section)
    }
    let rest = visibleRows[index...]
    swap(&visibleRows, &nextRows)
    for visible in rest { leave(visible) }
  }

  private func leave(_ visible: VisibleRow) {
    if keepsLeavingRows { leavingRows.append(visible) } else { endDisplay(of: visible) }
  }

  /// A callback has loaded everything anew: what was under way is of no use.
  private func abandon(_ cell: UITableViewCell) {
    recycle(cell)
    for visible in nextRows { recycle(visible.cell) }
    nextRows = []
  }

  /// Makes the cell of a row and shows it at its place; nothing of that is animated.
  private func makeCell(_ row: Int, _ section: Int, above below: UITableViewCell?) -> UITableViewCell {
    let wasEnabled = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    defer { ViewAnimation.isEnabled = wasEnabled }
    let path = IndexPath(row: row, section: section)
    let cell = cellFromDataSource(path, above: below)
    guard geometry.contains(path) else { return cell }
    let isSelected = selectedPaths.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    finishHeight(ofRow: row, section, cell)
    guard geometry.contains(path) else { return cell }
    cell.frame = geometry.rect(ofRow: row, section)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// The data source's cell for a row, in the table, as wide as the row is.
  private func cellFromDataSource(_ path: IndexPath, above below: UITableViewCell?) -> UITableViewCell {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return UITableViewCell() }
    guard geometry.contains(path) else { return cell }
    cell.table = self
    if let tableDelegate, !unansweredQuestions.contains(.indentation) {
      let level = tableDelegate.tableView(self, indentationLevelForRowAt: path)
      if !unansweredQuestions.contains(.indentation) { cell.indentationLevel = level }
    }
    cell.take(place(ofRow: path.row, path.section), style)
    let rect = geometry.rect(ofRow: path.row, path.section)
    cell.bounds.size = rect.size
    if cell.superview !== self {
      if let below, below.superview === self {
        insertSubview(cell, aboveSubview: below)
      } else {
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      }
    }
    cell.isHidden = false
    return cell
  }

  /// Finds the height of a row that is shown, where it only counted some so far.
  private func finishHeight(ofRow row: Int, _ section: Int, _ cell: UITableViewCell) {
    guard !geometry.isFinal(row: row, section) else { return }
    let height = finalHeight(IndexPath(row: row, section: section), cell)
    guard section < geometry.sections.count, row < geometry.sections[section].rows.count else { return }
    geometry.markFinal(row: row, section)
    geometry.setHeight(height, ofRow: row, section)
    isPlacingDue = true
  }

  private func finalHeight(_ path: IndexPath, _ cell: UITableViewCell) -> CGFloat {
    var height = rowHeight
    if let tableDelegate, !unansweredQuestions.contains(.rowHeight) {
      height = tableDelegate.tableView(self, heightForRowAt: path)
    }
    if height >= 0 { return height }
    let width = geometry.width
    if cell.bounds.width != width { cell.bounds.size.width = width }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard fitting > 0, fitting.isFinite else { return Self.standardRowHeight }
    return ((fitting * pixelScale) - 1e-4).rounded(.up) / pixelScale
  }

  /// Finds the heights of the rows that would be seen in a rectangle, by cells that are not shown.
  final func measureRows(in rect: CGRect) {
    guard let first = geometry.firstRow(endingBelow: rect.minY) else { return }
    var position: (section: Int, row: Int)? = first
    let loads = reloadCount
    while let (section, row) = position, geometry.rect(ofRow: row, section).minY < rect.maxY {
      if !geometry.isFinal(row: row, section) {
        UIView.performWithoutAnimation {
          let cell = cellFromDataSource(IndexPath(row: row, section: section), above: nil)
          guard loads == reloadCount else { return }
          finishHeight(ofRow: row, section, cell)
          recycle(cell)
        }
        guard loads == reloadCount else { return }
      }
      position = geometry.row(after: row, section)
    }
  }

  // MARK: Places

  /// What a row's cell is told of its place.
  private func place(ofRow row: Int, _ section: Int) -> CellPlace {
    let isFirst = row == 0
    let isLast = row == geometry.sections[section].rows.count - 1
    var place = CellPlace()
    place.margin = sideMargin
    place.separatorInset = storedSeparatorInset
    place.isInsetFromAutomatic = separatorInsetReference == .fromAutomaticInsets
    if style == .insetGrouped {
      if isFirst { place.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { place.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      place.cornerRadius = place.corners.isEmpty ? 0 : 10
    } else if insetsContentViewsToSafeArea {
      place.left = safeAreaInsets.left
      place.right = safeAreaInsets.right
    }
    guard separatorStyle == .singleLine else {
      place.separator = .none
      return place
    }
    switch style {
    case .plain: break
    case .grouped:
      if isFirst { place.topSeparator = .full }
      if isLast { place.separator = .full }
    case .insetGrouped:
      if isLast { place.separator = .none }
    }
    return place
  }

  /// Gives the cells that are shown the frames of their rows.
  final func placeRows() {
    for visible in visibleRows {
      visible.cell.take(place(ofRow: visible.row, visible.section), style)
      let rect = geometry.rect(ofRow: visible.row, visible.section)
      if visible.cell.frame != rect { visible.cell.frame = rect }
    }
  }

  /// The views above, below and behind the rows.
  final func placeOthers() {
    if let backgroundView, backgroundView.superview === self, backgroundView.frame != bounds {
      backgroundView.frame = bounds
    }
    if let header = tableHeaderView, header.superview === self {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
      if header.frame != frame { header.frame = frame }
    }
    if let footer = tableFooterView, footer.superview === self {
      let frame = CGRect(x: 0, y: geometry.bottom, width: bounds.width, height: footer.frame.height)
      if footer.frame != frame { footer.frame = frame }
    }
  }

  final func tableViewDidChange(from former: UIView?, to view: UIView?) {
    if former !== view {
      if former?.superview === self { former?.removeFromSuperview() }
      if let view { addSubview(view) }
    }
    isPlacingDue = true
    guard !needsReload else { return setNeedsLayout() }
    heightsDidChange()
  }
}

extension UITableViewCell {
  /// The table has a place for the cell.
  final func take(_ place: CellPlace, _ style: UITableView.Style) {
    takeBackground(style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    guard place != self.place else { return }
    let isRounded = self.place.cornerRadius > 0
    self.place = place
    if isRounded || place.cornerRadius > 0 {
      layer.cornerRadius = place.cornerRadius
      layer.maskedCorners = place.corners
      layer.masksToBounds = place.cornerRadius > 0
    }
    setNeedsLayout()
  }
}
