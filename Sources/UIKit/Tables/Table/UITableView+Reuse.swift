extension UITableView {
  /// The identifier of the headers and footers that show the data source's titles.
  static let titleIdentifier = "UITableViewTitle"

  final func registerCell(_ type: AnyClass?, _ identifier: String) {
    guard isKind(type, UITableViewCell.self) else { return }
    pools.cellSources[identifier] = type.map { .type($0) }
  }

  final func registerBand(_ type: AnyClass?, _ identifier: String) {
    guard isKind(type, UITableViewHeaderFooterView.self) else { return }
    pools.bandSources[identifier] = type.map { .type($0) }
  }

  /// Whether a class may be registered for views of a kind, or is none; raises where not.
  private func isKind<View: UIView>(_ type: AnyClass?, _ kind: View.Type) -> Bool {
    guard let type, !(type is View.Type) else { return true }
    raise(
      "NSInvalidArgumentException",
      "Cannot register \(String(describing: type)) for reuse: it is no subclass of \(kind)")
    return false
  }

  /// The one object of a nib; raises and is nil where there is none, or another.
  private func onlyObject<View: UIView>(of nib: UINib, _ kind: View.Type, _ identifier: String) -> View? {
    let objects = nib.instantiate(withOwner: nil, options: nil)
    if objects.count == 1, let made = objects.first as? View { return made }
    raise(
      "NSInternalInconsistencyException",
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
        + "which must be a \(kind) instance")
    return nil
  }

  // MARK: Taking

  final func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = pools.cells[identifier]?.popLast() {
      cell.becomeReusable()
      return cell
    }
    guard let source = pools.cellSources[identifier] else { return nil }
    var cell: UITableViewCell?
    switch source {
    case .type(let type): cell = (type as? UITableViewCell.Type)?.makeInstance(.default, identifier)
    case .nib(let nib):
      guard let made = onlyObject(of: nib, UITableViewCell.self, identifier) else { return nil }
      if let own = made.reuseIdentifier, own != identifier {
        raise(
          "NSInternalInconsistencyException",
          "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
            + "(\(identifier))")
        return nil
      }
      cell = made
    case .prototype(let make): cell = make() as? UITableViewCell
    }
    if let cell, cell.reuseIdentifier == nil { cell.storedReuseIdentifier = identifier }
    return cell
  }

  final func requiredCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let reconfiguredCell, reconfiguredCell.reuseIdentifier == identifier { return reconfiguredCell }
    guard let cell = dequeueCell(identifier) else {
      raise(
        "NSInternalInconsistencyException",
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    if geometry.contains(path) {
      let size = geometry.rect(ofRow: path.row, path.section).size
      UIView.performWithoutAnimation { cell.bounds.size = size }
    }
    return cell
  }

  final func dequeueBand(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = pools.bands[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let source = pools.bandSources[identifier] else { return nil }
    switch source {
    case .type(let type): return (type as? UITableViewHeaderFooterView.Type)?.makeInstance(identifier)
    case .prototype(let make): return make() as? UITableViewHeaderFooterView
    case .nib(let nib): return onlyObject(of: nib, UITableViewHeaderFooterView.self, identifier)
    }
  }

  // MARK: Giving back

  /// The cell is out of sight: it waits, hidden, for another row, or goes. It stays where it is in the tree, as leaving
  /// and coming back is what costs.
  final func recycle(_ cell: UITableViewCell) {
    // A row of the storyboard has its cell for itself.
    guard let identifier = cell.reuseIdentifier, staticContent == nil else {
      cell.table = nil
      if cell.superview === self { cell.removeFromSuperview() }
      return
    }
    UIView.performWithoutAnimation {
      cell.isHidden = true
      if cell.alpha != 1 { cell.alpha = 1 }
      if !cell.transform.isIdentity { cell.transform = .identity }
    }
    pools.cells[identifier, default: []].append(cell)
  }

  final func recycle(_ band: UIView) {
    guard let view = band as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else {
      if band.superview === self { band.removeFromSuperview() }
      return
    }
    UIView.performWithoutAnimation {
      view.isHidden = true
      view.alpha = 1
    }
    pools.bands[identifier, default: []].append(view)
  }

  /// A row's cell is shown no longer.
  final func endDisplay(of visible: VisibleRow) {
    if let cellPath = highlightedPath, cellPath == visible.path { highlightedPath = nil }
    recycle(visible.cell)
    tableDelegate?.tableView(self, didEndDisplaying: visible.cell, forRowAt: visible.path)
  }

  final func endDisplay(of band: VisibleBand) {
    recycle(band.view)
    switch band.kind {
    case .header: tableDelegate?.tableView(self, didEndDisplayingHeaderView: band.view, forSection: band.section)
    case .footer: tableDelegate?.tableView(self, didEndDisplayingFooterView: band.view, forSection: band.section)
    }
  }
}
