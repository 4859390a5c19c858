// Apple gives no figures for the heights that a table chooses; these are near to what its systems show.
extension UITableView {
  /// What a row counts until its cell says how high it is.
  static let standardRowHeight: CGFloat = 44
  private static let standardPlainBand: CGFloat = 28
  private static let standardGroupedHeader: CGFloat = 38
  private static let standardGroupedFooter: CGFloat = 28
  /// The space above and below sections of a grouped table that have no header or footer.
  private static let groupedGap: CGFloat = 17.5
  private static let plainHeaderPadding: CGFloat = 22

  final func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// Loads what has to be loaded before anything can be said of the rows.
  final func loadIfNeeded() {
    guard needsReload, update == nil else { return }
    reloadEverything()
  }

  final func reloadEverything() {
    needsReload = false
    selectedPaths = []
    highlightedPath = nil
    let rows = visibleRows
    let bands = visibleBands
    visibleRows = []
    visibleBands = []
    finishLeaving()
    pools.spareBands = []
    geometry = makeGeometry()
    reloadCount += 1
    isMeasureDue = true
    for row in rows { endDisplay(of: row) }
    for band in bands { endDisplay(of: band) }
    contentDidChange()
  }

  /// Heights, or what they depend on, are others: they are asked for anew, but rows keep their cells.
  final func heightsDidChange() {
    guard !needsReload, update == nil else { return }
    var changed = makeGeometry(knownCounts: true)
    changed.takeEstimates(from: geometry)
    geometry = changed
    isMeasureDue = true
    contentDidChange()
  }

  /// The content has another height.
  final func contentDidChange() {
    updateContentSize()
    setNeedsLayout()
  }

  final func updateContentSize() {
    placeGeometry()
    let height = geometry.bottom + (tableFooterView?.frame.height ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    guard size != storedContentSize else { return }
    setContentSize(size)
    motion?.y.contentDidChange(to: restRange.y)
  }

  /// Where sections begin and how wide they are.
  private func placeGeometry() {
    geometry.top = tableHeaderView?.frame.height ?? 0
    var (left, right): (CGFloat, CGFloat) = (0, 0)
    if style == .insetGrouped { (left, right) = (sideMargin + safeAreaInsets.left, sideMargin + safeAreaInsets.right) }
    geometry.x = left
    geometry.width = max(bounds.width - left - right, 0)
  }

  /// The margin of content at the sides, as a controller's view has it: 16, or 20 from a width of 414 points.
  final var sideMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  // MARK: Asking

  /// Asks for heights, and for how many rows there are unless that is known and only heights are asked for anew.
  final func makeGeometry(knownCounts isKnown: Bool = false) -> TableGeometry {
    guard let dataSource else { return TableGeometry() }
    unansweredQuestions = []
    let count = isKnown ? geometry.sections.count : max(dataSource.numberOfSections(in: self), 0)
    var sections: [TableSection] = []
    sections.reserveCapacity(count)
    for index in 0..<count {
      let rowCount =
        isKnown ? geometry.sections[index].rows.count : max(dataSource.tableView(self, numberOfRowsInSection: index), 0)
      let (rows, isFinal) = rowHeights(ofSection: index, count: rowCount)
      sections.append(
        TableSection(
          header: band(.header, of: index, in: dataSource), footer: band(.footer, of: index, in: dataSource),
          rows: rows, isFinal: isFinal))
    }
    var geometry = TableGeometry(sections)
    geometry.top = self.geometry.top
    geometry.x = self.geometry.x
    geometry.width = self.geometry.width
    return geometry
  }

  /// Whether the delegate answers a question; asks it once.
  private func answers(_ question: TableQuestions, _ ask: (any UITableViewDelegate) -> Void) -> Bool {
    guard let tableDelegate, !unansweredQuestions.contains(question) else { return false }
    ask(tableDelegate)
    return !unansweredQuestions.contains(question)
  }

  private func rowHeights(ofSection section: Int, count: Int) -> (HeightTree, [Bool]?) {
    guard count > 0 else { return (HeightTree(count: 0, height: 0), nil) }
    let first = IndexPath(row: 0, section: section)
    let standard = estimatedRowHeight > 0 ? estimatedRowHeight : Self.standardRowHeight
    if let tableDelegate,
      answers(.estimatedRowHeight, { _ = $0.tableView(self, estimatedHeightForRowAt: first) })
    {
      let heights = (0..<count).map { row in
        let height = tableDelegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
        return height >= 0 ? height : standard
      }
      return (HeightTree(heights), Array(repeating: false, count: count))
    }
    let isAsked = answers(.rowHeight) { _ = $0.tableView(self, heightForRowAt: first) }
    if let tableDelegate, isAsked, estimatedRowHeight <= 0 {
      var isFinal: [Bool]?
      let heights = (0..<count).map { row in
        let height = tableDelegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
        if height >= 0 { return height }
        if isFinal == nil { isFinal = Array(repeating: true, count: count) }
        isFinal?[row] = false
        return standard
      }
      return (HeightTree(heights), isFinal)
    }
    if !isAsked, rowHeight >= 0 { return (HeightTree(count: count, height: rowHeight), nil) }
    return (HeightTree(count: count, height: standard), Array(repeating: false, count: count))
  }

  /// What a header or footer is taken to be until it is shown.
  private func band(
    _ kind: VisibleBand.Kind, of section: Int, in dataSource: any UITableViewDataSource
  ) -> TableSection.Band {
    let isHeader = kind == .header
    var explicit = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let isAsked = answers(isHeader ? .headerHeight : .footerHeight) {
      explicit =
        isHeader
        ? $0.tableView(self, heightForHeaderInSection: section) : $0.tableView(self, heightForFooterInSection: section)
    }
    if isAsked, explicit >= 0 {
      var band = TableSection.Band(height: explicit)
      band.padding = isHeader ? headerPadding(section, isShown: explicit > 0) : 0
      return band
    }
    let title =
      isHeader
      ? dataSource.tableView(self, titleForHeaderInSection: section)
      : dataSource.tableView(self, titleForFooterInSection: section)
    guard title != nil || hasViews(kind, section) else { return emptyBand(kind, section, explicit) }
    var band = TableSection.Band(height: explicit, isAutomatic: true, isMeasured: false)
    if explicit < 0 { band.height = estimate(kind, section) }
    band.padding = isHeader ? headerPadding(section, isShown: true) : 0
    return band
  }

  private func estimate(_ kind: VisibleBand.Kind, _ section: Int) -> CGFloat {
    let isHeader = kind == .header
    var height = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    _ = answers(isHeader ? .estimatedHeaderHeight : .estimatedFooterHeight) {
      height =
        isHeader
        ? $0.tableView(self, estimatedHeightForHeaderInSection: section)
        : $0.tableView(self, estimatedHeightForFooterInSection: section)
    }
    if height > 0 { return height }
    if style == .plain { return Self.standardPlainBand }
    return isHeader ? Self.standardGroupedHeader : Self.standardGroupedFooter
  }

  /// What is there without a view: in a grouped table a space.
  final func emptyBand(_ kind: VisibleBand.Kind, _ section: Int, _ explicit: CGFloat) -> TableSection.Band {
    guard style != .plain else { return TableSection.Band() }
    var band = TableSection.Band(height: explicit >= 0 ? explicit : Self.groupedGap)
    band.padding = kind == .header ? headerPadding(section, isShown: band.height > 0) : 0
    return band
  }

  private func headerPadding(_ section: Int, isShown: Bool) -> CGFloat {
    guard isShown else { return 0 }
    if style == .plain { return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : Self.plainHeaderPadding }
    return section == 0 && tableHeaderView == nil && sectionHeaderHeight < 0 ? Self.groupedGap : 0
  }

  /// Whether the delegate has views for headers or footers. The one that it gives when it is asked is kept.
  private func hasViews(_ kind: VisibleBand.Kind, _ section: Int) -> Bool {
    let question: TableQuestions = kind == .header ? .headerView : .footerView
    if pools.spareBands.contains(where: { $0.kind == kind })
      || visibleBands.contains(where: { $0.kind == kind && !isTitle($0.view) })
    {
      return true
    }
    var view: UIView?
    let answers = answers(question) {
      view =
        kind == .header
        ? $0.tableView(self, viewForHeaderInSection: section) : $0.tableView(self, viewForFooterInSection: section)
    }
    if answers, let view { pools.spareBands.append(VisibleBand(section: section, kind: kind, view: view)) }
    return answers
  }

  final func isTitle(_ view: UIView) -> Bool {
    (view as? UITableViewHeaderFooterView)?.reuseIdentifier == Self.titleIdentifier
  }
}
