// Headers and footers of sections.
extension UITableView {
  /// Where a header or footer is shown: in a plain table it floats at the edge of what is seen while its rows are
  /// there.
  final func frame(of kind: VisibleBand.Kind, _ section: Int, in rect: CGRect) -> CGRect {
    switch kind {
    case .header:
      var frame = geometry.rect(ofHeader: section)
      guard style == .plain else { return frame }
      let end = geometry.rowsBottom(ofSection: section) - frame.height
      frame.origin.y = max(frame.minY, min(rect.minY + storedAdjustedInset.top, end))
      return frame
    case .footer:
      var frame = geometry.rect(ofFooter: section)
      guard style == .plain else { return frame }
      let start = geometry.rowsTop(ofSection: section)
      frame.origin.y = min(frame.minY, max(rect.maxY - storedAdjustedInset.bottom - frame.height, start))
      return frame
    }
  }

  /// Has views for the headers and footers that are seen in a rectangle, and for no others. Whether heights have
  /// changed.
  final func loadBands(in rect: CGRect) -> Bool {
    var isOther = false
    nextBands.removeAll(keepingCapacity: true)
    let loads = reloadCount
    if !rect.isEmpty, var section = geometry.section(at: rect.minY) {
      while section < geometry.sections.count, geometry.sectionTop(section) < rect.maxY {
        if load(.header, section, in: rect) { isOther = true }
        guard loads == reloadCount else { return false }
        if load(.footer, section, in: rect) { isOther = true }
        guard loads == reloadCount else { return false }
        section += 1
      }
    }
    guard nextBands.count != visibleBands.count || isOther || !hasSameBands else { return false }
    swap(&visibleBands, &nextBands)
    let former = nextBands
    nextBands.removeAll(keepingCapacity: true)
    for band in former where !visibleBands.contains(where: { $0.view === band.view }) {
      if keepsLeavingRows { leavingBands.append(band) } else { endDisplay(of: band) }
    }
    return isOther
  }

  private var hasSameBands: Bool {
    for index in nextBands.indices where nextBands[index].view !== visibleBands[index].view { return false }
    return true
  }

  private func load(_ kind: VisibleBand.Kind, _ section: Int, in rect: CGRect) -> Bool {
    let band = kind == .header ? geometry.sections[section].header : geometry.sections[section].footer
    guard band.isShown else { return false }
    let frame = frame(of: kind, section, in: rect)
    guard frame.maxY > rect.minY, frame.minY < rect.maxY else { return false }
    if let shown = visibleBands.first(where: { $0.section == section && $0.kind == kind }) {
      nextBands.append(shown)
      return measure(kind, section, shown.view)
    }
    let wasEnabled = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    defer { ViewAnimation.isEnabled = wasEnabled }
    let loads = reloadCount
    let view = makeBand(kind, section)
    guard loads == reloadCount else { return false }
    if let view {
      view.frame.size.width = geometry.width
      (view as? UITableViewHeaderFooterView)?.take(bandPlace, isFooter: kind == .footer, style: style)
      if view.superview !== self { addSubview(view) }
      view.isHidden = false
      indicators?.raise(self)
      nextBands.append(VisibleBand(section: section, kind: kind, view: view))
    }
    let isOther = measure(kind, section, view)
    guard let view else { return isOther }
    view.frame = self.frame(of: kind, section, in: rect)
    switch kind {
    case .header: tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    return isOther
  }

  private var bandPlace: CellPlace {
    var place = CellPlace()
    place.margin = sideMargin
    if style != .insetGrouped, insetsContentViewsToSafeArea {
      place.left = safeAreaInsets.left
      place.right = safeAreaInsets.right
    }
    return place
  }

  /// The delegate's view, or else one with the data source's title; nil where there is neither.
  private func makeBand(_ kind: VisibleBand.Kind, _ section: Int) -> UIView? {
    if let index = pools.spareBands.firstIndex(where: { $0.section == section && $0.kind == kind }) {
      return pools.spareBands.remove(at: index).view
    }
    let question: TableQuestions = kind == .header ? .headerView : .footerView
    if let tableDelegate, !unansweredQuestions.contains(question) {
      let view =
        kind == .header
        ? tableDelegate.tableView(self, viewForHeaderInSection: section)
        : tableDelegate.tableView(self, viewForFooterInSection: section)
      if let view { return view }
    }
    guard let dataSource else { return nil }
    let title =
      kind == .header
      ? dataSource.tableView(self, titleForHeaderInSection: section)
      : dataSource.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let view = dequeueBand(Self.titleIdentifier) ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.take(bandPlace, isFooter: kind == .footer, style: style)
    view.show(title: title)
    return view
  }

  /// Finds the height of a header or footer that is shown. Whether it is another one.
  private func measure(_ kind: VisibleBand.Kind, _ section: Int, _ view: UIView?) -> Bool {
    guard section < geometry.sections.count else { return false }
    var band = kind == .header ? geometry.sections[section].header : geometry.sections[section].footer
    guard !band.isMeasured else { return false }
    let former = band
    let question: TableQuestions = kind == .header ? .headerHeight : .footerHeight
    let isAsked = tableDelegate != nil && !unansweredQuestions.contains(question)
    let explicit =
      isAsked ? UITableView.automaticDimension : kind == .header ? sectionHeaderHeight : sectionFooterHeight
    if let view {
      band.height = explicit >= 0 ? explicit : height(of: view)
    } else {
      band = emptyBand(kind, section, explicit)
    }
    band.isMeasured = true
    if kind == .header { geometry.setHeader(band, of: section) } else { geometry.setFooter(band, of: section) }
    isPlacingDue = true
    return band.height != former.height || band.padding != former.padding
  }

  private func height(of view: UIView) -> CGFloat {
    guard view is UITableViewHeaderFooterView || view.isHeldByConstraints else {
      return view.frame.height > 0 ? view.frame.height : 28
    }
    let height = view.systemLayoutSizeFitting(
      CGSize(width: geometry.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return (height * pixelScale - 1e-4).rounded(.up) / pixelScale
  }

  final func placeBands() {
    for band in visibleBands {
      let frame = frame(of: band.kind, band.section, in: bounds)
      if band.view.frame != frame { band.view.frame = frame }
      (band.view as? UITableViewHeaderFooterView).map {
        if $0.place != bandPlace { $0.take(bandPlace, isFooter: band.kind == .footer, style: style) }
      }
    }
  }
}
