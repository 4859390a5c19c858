extension UICollectionView {
  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    layoutCollection()
    guard contains(path), let frame = layoutObject.layoutAttributesForItem(at: path)?.frame else {
      raise(
        "NSInvalidArgumentException",
        "attempt to scroll to invalid index path: <NSIndexPath: length = \(path.count), path = "
          + path.map(String.init).joined(separator: " - ") + ">")
      return
    }
    for axis in [ScrollPosition.vertical, .horizontal] where position.intersection(axis).rawValue.nonzeroBitCount > 1 {
      raise("NSInvalidArgumentException", "more than one scroll position of an axis: \(position.rawValue)")
      return
    }
    let inset = storedAdjustedInset
    var offset = bounds.origin
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - (inset.top + bounds.height - inset.bottom) / 2
    }
    if position.contains(.bottom) { offset.y = frame.maxY + inset.bottom - bounds.height }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (inset.left + bounds.width - inset.right) / 2
    }
    if position.contains(.right) { offset.x = frame.maxX + inset.right - bounds.width }
    if position == [], let nearest = self.offset(showing: frame) { offset = nearest }
    setContentOffset(clamped(offset), animated: animated)
  }
}
