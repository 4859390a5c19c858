extension UITableView {
  // MARK: By the program

  final func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    guard let path else { return deselectAll() }
    guard geometry.contains(path) else { return }
    if !allowsMultipleSelection {
      for other in selectedPaths where other != path { deselect(other, animated: animated) }
    }
    insertSelection(path, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  private func insertSelection(_ path: IndexPath, animated: Bool) {
    if !selectedPaths.contains(path) {
      let index = selectedPaths.firstIndex { $0 > path } ?? selectedPaths.count
      selectedPaths.insert(path, at: index)
    }
    visibleCell(at: path)?.setSelected(true, animated: animated)
  }

  final func deselect(_ path: IndexPath, animated: Bool) {
    guard let index = selectedPaths.firstIndex(of: path) else { return }
    selectedPaths.remove(at: index)
    visibleCell(at: path)?.setSelected(false, animated: animated)
  }

  final func deselectAll() {
    for path in selectedPaths { deselect(path, animated: false) }
  }

  // MARK: By touch

  /// The row whose cell a view is in.
  private func path(of view: UIView?) -> IndexPath? {
    var current = view
    while let view = current, view !== self {
      if let cell = view as? UITableViewCell, let path = indexPath(for: cell) { return path }
      current = view.storedSuperview
    }
    return nil
  }

  final func beginHighlight(_ touches: Set<UITouch>) {
    guard allowsSelection, highlightedPath == nil, touches.count == 1, let path = path(of: touches.first?.view),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    highlightedPath = path
    visibleCell(at: path)?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  final func endHighlight(selecting: Bool) {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    visibleCell(at: path)?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    if selecting { selectByTouch(path) }
  }

  private func selectByTouch(_ touched: IndexPath) {
    if allowsMultipleSelection, selectedPaths.contains(touched) {
      if deselectByTouch(touched) { selectionDidChange() }
      return
    }
    guard let path = willSelect(touched), geometry.contains(path) else { return }
    if !allowsMultipleSelection {
      for other in selectedPaths where other != path { _ = deselectByTouch(other) }
    }
    insertSelection(path, animated: false)
    // As on Apple's systems the segue comes first: its preparation finds the row selected.
    if let cell = visibleCell(at: path) { cell.design.selectionSegue?.perform(from: cell) }
    tableDelegate?.tableView(self, didSelectRowAt: path)
    selectionDidChange()
  }

  private func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willSelectRowAt: path)
  }

  /// Whether the delegate has let the row go.
  private func deselectByTouch(_ touched: IndexPath) -> Bool {
    var path: IndexPath? = touched
    if let tableDelegate { path = tableDelegate.tableView(self, willDeselectRowAt: touched) }
    guard let path, selectedPaths.contains(path) else { return false }
    deselect(path, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: path)
    return true
  }

  private func selectionDidChange() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  // MARK: Accessories

  final func accessoryButtonTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.design.accessorySegue?.perform(from: cell)
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
