extension UICollectionView {
  // MARK: By the program

  final func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else { return deselectAll() }
    guard allowsSelection, contains(path) else { return }
    if !allowsMultipleSelection {
      for other in selectedPaths where other != path { deselect(other, animated: animated) }
    }
    insertSelection(path)
    if position != [] { scroll(to: path, position, animated: animated) }
  }

  final func contains(_ path: IndexPath) -> Bool {
    let counts = itemCounts
    return path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  private func cell(_ path: IndexPath) -> UICollectionViewCell? {
    shown[ElementKey(.cell, nil, path)] as? UICollectionViewCell
  }

  /// Where an item stands among those that are selected, or would.
  private func selectionIndex(of path: IndexPath) -> Int {
    var (low, high) = (0, selectedPaths.count)
    while low < high {
      let middle = (low + high) / 2
      if selectedPaths[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low
  }

  final func isSelected(_ path: IndexPath) -> Bool {
    let index = selectionIndex(of: path)
    return index < selectedPaths.count && selectedPaths[index] == path
  }

  private func insertSelection(_ path: IndexPath) {
    let index = selectionIndex(of: path)
    if index == selectedPaths.count || selectedPaths[index] != path { selectedPaths.insert(path, at: index) }
    cell(path)?.isSelected = true
  }

  final func deselect(_ path: IndexPath, animated: Bool) {
    guard isSelected(path) else { return }
    selectedPaths.remove(at: selectionIndex(of: path))
    cell(path)?.isSelected = false
  }

  final func deselectAll() {
    let former = selectedPaths
    selectedPaths = []
    for path in former { cell(path)?.isSelected = false }
  }

  // MARK: By touch

  /// The item whose cell a view is in.
  private func path(of view: UIView?) -> IndexPath? {
    var current = view
    while let view = current, view !== self {
      if let cell = view as? UICollectionViewCell, let path = indexPath(for: cell) { return path }
      current = view.storedSuperview
    }
    return nil
  }

  final func beginHighlight(_ touches: Set<UITouch>) {
    guard allowsSelection, highlightedPath == nil, touches.count == 1, let path = path(of: touches.first?.view),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    highlightedPath = path
    cell(path)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// The finger is lifted, or was taken away. What is selected is told before the highlight ends.
  final func endHighlight(selecting: Bool) {
    guard let path = highlightedPath else { return }
    if selecting { selectByTouch(path) }
    guard highlightedPath == path else { return }
    highlightedPath = nil
    cell(path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func selectByTouch(_ path: IndexPath) {
    if allowsMultipleSelection, isSelected(path) {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path, animated: true)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true, contains(path) else { return }
    if !allowsMultipleSelection {
      for other in selectedPaths where other != path {
        deselect(other, animated: true)
        collectionDelegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    insertSelection(path)
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }
}
