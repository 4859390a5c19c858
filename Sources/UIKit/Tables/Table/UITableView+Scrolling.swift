extension UITableView {
  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard requirePlace(path) else { return }
    // The heights on the way there are taken as they count, those at the target must be right.
    layoutTable()
    var target = offset(to: path, position)
    for _ in 0..<4 {
      measureRows(in: CGRect(x: 0, y: target, width: bounds.width, height: bounds.height))
      guard requirePlace(path) else { return }
      updateContentSize()
      let better = offset(to: path, position)
      if better == target { break }
      target = better
    }
    setContentOffset(CGPoint(x: bounds.minX, y: target), animated: animated)
    if !animated { setNeedsLayout() }
  }

  private func requirePlace(_ path: IndexPath) -> Bool {
    let sections = geometry.sections
    guard path.count == 2, sections.indices.contains(path.section) else {
      raise(
        "NSRangeException",
        "Attempted to scroll the table view to an out-of-bounds section (\(path.first ?? -1)) when there are only "
          + "\(sections.count) sections.")
      return false
    }
    guard path.row == NSNotFound || geometry.contains(path) else {
      raise(
        "NSRangeException",
        "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only "
          + "\(sections[path.section].rows.count) rows in section \(path.section).")
      return false
    }
    return true
  }

  /// The offset at which a row is where it is wanted, as far as the content reaches.
  private func offset(to path: IndexPath, _ position: ScrollPosition) -> CGFloat {
    let section = path.section
    let isWhole = path.row == NSNotFound
    let rect = isWhole ? geometry.rect(ofHeader: section) : geometry.rect(ofRow: path.row, section)
    let inset = storedAdjustedInset
    var top = inset.top
    // A header that floats lies over the rows below it.
    if style == .plain, !isWhole { top += geometry.sections[section].header.height }
    let range = restRange.y
    let offset: CGFloat
    switch position {
    case .top: offset = rect.minY - top
    case .middle: offset = rect.midY - (top + bounds.height - inset.bottom) / 2
    case .bottom: offset = rect.maxY + inset.bottom - bounds.height
    case .none:
      if rect.minY - top < bounds.minY {
        offset = rect.minY - top
      } else {
        offset = max(bounds.minY, rect.maxY + inset.bottom - bounds.height)
      }
    }
    return min(max(offset, range.lowerBound), range.upperBound)
  }

  final func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    func distance(_ path: IndexPath) -> CGFloat {
      abs(geometry.rect(ofRow: path.row, path.section).midY - bounds.midY)
    }
    guard let nearest = selectedPaths.min(by: { distance($0) < distance($1) }) else { return }
    scroll(to: nearest, position, animated: animated)
  }
}
