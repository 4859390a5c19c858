extension UITableView: BatchUpdating {
  /// How long rows move, in seconds; Apple publishes no figure.
  private static let updateDuration = 0.3

  // MARK: Gathering

  final func prepareForUpdate() {
    loadIfNeeded()
  }

  final func reconfigure(_ paths: [IndexPath]) {
    guard update == nil else {
      // The data source is asked when all changes are told, for where the rows are then.
      update?.reconfiguredRows += paths
      return
    }
    loadIfNeeded()
    reload(reconfigureVisibleRows(paths), .none)
  }

  /// Asks the data source for cells anew. The rows that need other ones.
  private func reconfigureVisibleRows(_ paths: [IndexPath]) -> [IndexPath] {
    paths.filter { path in
      guard let cell = visibleCell(at: path), let dataSource else { return false }
      reconfiguredCell = cell
      let answer = dataSource.tableView(self, cellForRowAt: path)
      reconfiguredCell = nil
      guard answer === cell else { return true }
      geometry.markUnfinished(row: path.row, path.section)
      isMeasureDue = true
      setNeedsLayout()
      return false
    }
  }

  // MARK: Making the changes

  final func commit(_ update: TableUpdate) {
    let former = geometry
    let changed = makeGeometry()
    let plan: TablePlan
    do {
      plan = try TablePlan(
        update, old: former.sections.map(\.rows.count), new: changed.sections.map(\.rows.count))
    } catch {
      raise("NSInternalInconsistencyException", error.reason)
      // Where that is recorded, what is shown is made to fit the data.
      return reloadEverything()
    }
    let animates = UIView.areAnimationsEnabled && window != nil
    finishLeaving()
    geometry = changed
    takeEstimates(plan, from: former)
    isMeasureDue = true
    reloadCount += 1
    selectedPaths = selectedPaths.compactMap { new($0, plan) }.sorted()
    highlightedPath = highlightedPath.flatMap { new($0, plan) }

    var motions = splitRows(plan, former, animates: animates)
    splitBands(plan, animates: animates)
    let others = reconfigureVisibleRows(update.reconfiguredRows.compactMap { new($0, plan) })
    let stayed = visibleRows.map(\.cell)
    let shownBands = visibleBands.map { ($0.view, $0.view.frame) }
    let target = loadAfterUpdate()
    // Rows that are seen now and were not before.
    for visible in visibleRows where !stayed.contains(where: { $0 === visible.cell }) {
      motions.append(arrival(of: visible, plan, former))
    }
    for visible in leavingRows where stayed.contains(where: { $0 === visible.cell }) {
      motions.append(.init(cell: visible.cell, end: geometry.rect(ofRow: visible.row, visible.section)))
    }
    guard animates else {
      moveContent(to: target)
      isPlacingDue = true
      finishLeaving()
      layoutTable()
      finish(update.completions)
      reload(others, .none)
      return
    }
    animate(motions, shownBands, to: target, update.completions)
    reload(others, .none)
  }

  private func new(_ path: IndexPath, _ plan: TablePlan) -> IndexPath? {
    let place = TablePlan.Place(section: path.section, row: path.row)
    guard plan.reloaded[place] == nil else { return nil }
    return plan.newPlace(of: place).map { IndexPath(row: $0.row, section: $0.section) }
  }

  /// What was known of the heights of rows that stay holds until they are shown.
  private func takeEstimates(_ plan: TablePlan, from former: TableGeometry) {
    for section in geometry.sections.indices {
      let old = plan.oldSections[section]
      guard old >= 0, plan.reloadedSections[old] == nil else { continue }
      geometry.takeEstimates(ofSection: section, from: former.sections[old]) { row in
        let place = plan.oldPlace(of: TablePlan.Place(section: section, row: row))
        return place?.section == old ? place?.row : nil
      }
    }
  }

  /// Keeps the cells of rows that stay, and has the others leave.
  private func splitRows(_ plan: TablePlan, _ former: TableGeometry, animates: Bool) -> [RowMotion] {
    var motions: [RowMotion] = []
    var stay: [VisibleRow] = []
    for visible in visibleRows {
      let place = TablePlan.Place(section: visible.section, row: visible.row)
      let target = plan.newPlace(of: place)
      if let target, plan.reloaded[place] == nil {
        stay.append(VisibleRow(section: target.section, row: target.row, cell: visible.cell))
        continue
      }
      let animation = plan.animationOut(of: place)
      guard animates, animation != .none else {
        endDisplay(of: visible)
        continue
      }
      leavingRows.append(visible)
      sendBack(visible.cell)
      let end = target.map { geometry.rect(ofRow: $0.row, $0.section) }
      motions.append(.leaving(visible.cell, animation, from: former.rect(ofRow: visible.row, visible.section), to: end))
    }
    visibleRows = stay.sorted { $0.isBefore($1.section, $1.row) }
    return motions
  }

  private func splitBands(_ plan: TablePlan, animates: Bool) {
    pools.spareBands = pools.spareBands.compactMap { band in
      // They were made for sections as they are now.
      band.section < geometry.sections.count ? band : nil
    }
    var stay: [VisibleBand] = []
    for band in visibleBands {
      let section = plan.newSections[band.section]
      if section >= 0, plan.reloadedSections[band.section] == nil {
        stay.append(VisibleBand(section: section, kind: band.kind, view: band.view))
      } else if animates {
        leavingBands.append(band)
      } else {
        endDisplay(of: band)
      }
    }
    visibleBands = stay
  }

  private func sendBack(_ cell: UITableViewCell) {
    sendSubviewToBack(cell)
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }

  /// Has the cells that are seen after the update. Where the content lies then.
  private func loadAfterUpdate() -> CGPoint {
    keepsLeavingRows = true
    isTiling = true
    let wasEnabled = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    var target = bounds.origin
    updateContentSize()
    for _ in 0..<6 {
      let rect = CGRect(origin: target, size: bounds.size)
      loadRows(in: rect)
      let isOther = loadBands(in: rect)
      updateContentSize()
      var better = bounds.origin
      if drag == nil, motion == nil { better.y = min(better.y, max(restRange.y.upperBound, restRange.y.lowerBound)) }
      if better == target, !isOther { break }
      target = better
    }
    ViewAnimation.isEnabled = wasEnabled
    isTiling = false
    keepsLeavingRows = false
    isMeasureDue = false
    return target
  }

  /// How a row comes that was not seen before.
  private func arrival(of visible: VisibleRow, _ plan: TablePlan, _ former: TableGeometry) -> RowMotion {
    let end = geometry.rect(ofRow: visible.row, visible.section)
    let place = TablePlan.Place(section: visible.section, row: visible.row)
    guard let source = plan.oldPlace(of: place) else {
      return .coming(visible.cell, plan.animationIn(of: place), at: end)
    }
    let start = former.rect(ofRow: source.row, source.section)
    if let animation = plan.reloaded[source] {
      return .replacing(visible.cell, animation, from: start, to: end)
    }
    return RowMotion(cell: visible.cell, start: start, end: end)
  }

  private func animate(
    _ motions: [RowMotion], _ formerBands: [(UIView, CGRect)], to target: CGPoint, _ completions: [(Bool) -> Void]
  ) {
    let rows = leavingRows
    let bands = leavingBands
    let comingBands = visibleBands.filter { band in !formerBands.contains { $0.0 === band.view } }
    // Cells that are laid out have the table laid out, which would place all of them at once.
    isTiling = true
    UIView.performWithoutAnimation {
      for motion in motions { motion.begin() }
      for band in comingBands { band.view.alpha = 0 }
      for (view, frame) in formerBands { view.frame = frame }
    }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.moveContent(to: target)
        for motion in motions { motion.finish() }
        for band in bands { band.view.alpha = 0 }
        for band in comingBands { band.view.alpha = 1 }
        self.isPlacingDue = false
        self.placeRows()
        self.placeBands()
        self.placeOthers()
        for visible in self.visibleRows { visible.cell.layoutIfNeeded() }
      },
      completion: { [weak self] _ in
        self?.finishLeaving(rows, bands)
        for completion in completions { completion(true) }
      })
    isTiling = false
    setNeedsLayout()
  }

  /// What was on its way out is gone.
  private func finishLeaving(_ rows: [VisibleRow], _ bands: [VisibleBand]) {
    for row in rows {
      guard let index = leavingRows.firstIndex(where: { $0.cell === row.cell }) else { continue }
      leavingRows.remove(at: index)
      row.cell.layer.removeAllAnimations()
      endDisplay(of: row)
    }
    for band in bands {
      guard let index = leavingBands.firstIndex(where: { $0.view === band.view }) else { continue }
      leavingBands.remove(at: index)
      endDisplay(of: band)
    }
  }

  final func finishLeaving() {
    finishLeaving(leavingRows, leavingBands)
  }

  private func finish(_ completions: [(Bool) -> Void]) {
    guard !completions.isEmpty else { return }
    UIView.animate(withDuration: 0, animations: {}) { _ in
      for completion in completions { completion(true) }
    }
  }
}
