extension UICollectionView {
  // MARK: Taking

  final func requiredCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if let reconfiguredCell, reconfiguredCell.reuseIdentifier == identifier { return reconfiguredCell }
    let key = CollectionPools.Key(kind: nil, identifier: identifier)
    guard let cell = dequeue(key, pools.sources[key]) as? UICollectionViewCell else {
      raise(
        "NSInternalInconsistencyException",
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
      return UICollectionViewCell(frame: .zero)
    }
    give(cell, ElementKey(.cell, nil, path))
    return cell
  }

  final func requiredView(_ kind: String, _ identifier: String, for path: IndexPath) -> UICollectionReusableView {
    let key = CollectionPools.Key(kind: kind, identifier: identifier)
    guard let view = dequeue(key, pools.sources[key]) else {
      raise(
        "NSInternalInconsistencyException",
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard")
      return UICollectionReusableView(frame: .zero)
    }
    give(view, ElementKey(.supplementaryView, kind, path))
    return view
  }

  final func decorationView(_ kind: String) -> UICollectionReusableView? {
    let key = CollectionPools.Key(kind: kind, identifier: "", isDecoration: true)
    guard let view = dequeue(key, layoutObject.decorationSources[kind]) else {
      raise(
        "NSInternalInconsistencyException",
        "no UICollectionViewLayoutAttributes instance's decoration view of kind \(kind) is registered with the layout")
      return nil
    }
    view.decoratedLayout = layoutObject
    return view
  }

  /// Views that a layout had made wait in vain once another one has taken over.
  final func discardSpareDecorations() {
    for (key, views) in pools.views where key.isDecoration {
      for view in views { view.removeFromSuperview() }
      pools.views[key] = nil
    }
  }

  private func dequeue(_ key: CollectionPools.Key, _ source: CellPools.Source?) -> UICollectionReusableView? {
    if let view = pools.views[key]?.popLast() {
      view.becomeReusable()
      return view
    }
    let size = pendingAttributes?.size ?? .zero
    let view: UICollectionReusableView?
    switch source {
    case .type(let type):
      view = (type as? UICollectionReusableView.Type)?.makeInstance(CGRect(origin: .zero, size: size))
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil, options: nil)
      view = objects.count == 1 ? objects.first as? UICollectionReusableView : nil
      if view == nil {
        raise(
          "NSInternalInconsistencyException",
          "invalid nib registered for identifier (\(key.identifier)) - nib must contain exactly one top level object "
            + "which must be a UICollectionReusableView instance")
      }
    case .prototype(let make): view = make() as? UICollectionReusableView
    case nil: view = nil
    }
    view?.storedReuseIdentifier = key.identifier
    return view
  }

  /// Gives a view the place that it is asked for.
  private func give(_ view: UICollectionReusableView, _ key: ElementKey) {
    guard let pendingAttributes, ElementKey(pendingAttributes) == key else { return }
    UIView.performWithoutAnimation { view.take(pendingAttributes) }
  }

  // MARK: Giving back

  /// The view is out of sight: it waits, hidden, for another place, or goes. It stays where it is in the tree, as leaving
  /// and coming back is what costs.
  final func recycle(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.isMeasured = false
    let isDecoration = key.category == .decorationView
    guard let identifier = view.reuseIdentifier, !isDecoration || view.decoratedLayout === layoutObject else {
      view.collection = nil
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    UIView.performWithoutAnimation {
      view.isHidden = true
      // What it was last is not what it is now.
      view.attributes = nil
    }
    pools.views[.init(kind: key.kind, identifier: identifier, isDecoration: isDecoration), default: []].append(view)
  }

  /// An element's view is shown no longer.
  final func endDisplay(of view: UICollectionReusableView, _ key: ElementKey) {
    if key.category == .cell, highlightedPath == key.path { highlightedPath = nil }
    recycle(view, key)
    switch key.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    case .supplementaryView:
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "", at: key.path)
    case .decorationView: break
    }
  }
}
