extension UICollectionView {
  // MARK: Loading

  final func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// How many items each section has.
  final var itemCounts: [Int] {
    loadIfNeeded()
    return storedCounts
  }

  /// Counts the items before anything can be said of them.
  final func loadIfNeeded() {
    guard needsReload, update == nil else { return }
    reloadEverything()
  }

  final func countItems() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(dataSource.numberOfSections(in: self), 0)
    return (0..<sections).map { max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0) }
  }

  final func reloadEverything() {
    needsReload = false
    selectedPaths = []
    highlightedPath = nil
    let former = shown
    shown = [:]
    stack = []
    finishLeaving()
    reloadCount += 1
    storedCounts = countItems()
    for (key, view) in former { endDisplay(of: view, key) }
    let context = layoutObject.makeInvalidationContext()
    context.mark(everything: true, counts: true)
    layoutObject.invalidateLayout(with: context)
  }

  // MARK: The layout object

  final func attach(_ layout: UICollectionViewLayout) {
    layout.storedCollectionView = self
    layout.isPrepared = false
  }

  final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    let adjustment = context.contentOffsetAdjustment
    if adjustment != .zero {
      moveContent(to: CGPoint(x: bounds.minX + adjustment.x, y: bounds.minY + adjustment.y))
    }
    setNeedsLayout()
  }

  /// What the content inset and the safe area take of the breadth in which a layout can put items.
  final var contentInsetForLayout: UIEdgeInsets { storedAdjustedInset }

  /// Has the layout prepared, and the content as large as it says.
  final func prepareLayout() {
    guard !layoutObject.isPrepared, !isPreparing, update == nil else { return }
    isPreparing = true
    // A layout may set its own measures while it is prepared, which invalidates it.
    for _ in 0..<4 {
      layoutObject.isPrepared = true
      layoutObject.prepare()
      if layoutObject.isPrepared { break }
    }
    layoutObject.isPrepared = true
    isPreparing = false
    let size = layoutObject.collectionViewContentSize
    guard size != storedContentSize else { return }
    let isSmaller = size.width < storedContentSize.width || size.height < storedContentSize.height
    setContentSize(size)
    motion?.y.contentDidChange(to: restRange.y)
    motion?.x.contentDidChange(to: restRange.x)
    if isSmaller { keepWithinContent() }
  }

  // MARK: Layout

  /// Makes the views that are seen, lets go of the others, and places everything.
  final func layoutCollection() {
    guard !isTiling, update == nil else { return }
    loadIfNeeded()
    isTiling = true
    defer { isTiling = false }
    takeBounds()
    // Cells may ask for other sizes than the layout took them to have, which brings others in sight.
    for _ in 0..<8 {
      prepareLayout()
      takeBounds()
      prepareLayout()
      guard loadElements(in: bounds) else { break }
    }
    if let backgroundView, backgroundView.superview === self, backgroundView.frame != bounds {
      backgroundView.frame = bounds
    }
  }

  /// Asks the layout whether other bounds mean anything to it.
  private func takeBounds() {
    guard laidOutBounds != bounds else { return }
    if let laidOutBounds {
      if layoutObject.shouldInvalidateLayout(forBoundsChange: bounds) {
        layoutObject.invalidateLayout(with: layoutObject.invalidationContext(forBoundsChange: bounds))
      }
      if laidOutBounds.size != bounds.size { for view in stack { view.isMeasured = false } }
    } else {
      layoutObject.invalidateLayout()
    }
    laidOutBounds = bounds
  }

  /// The elements that the layout has in a rectangle.
  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !rect.isEmpty, let elements = layoutObject.layoutAttributesForElements(in: rect) else { return [] }
    return elements.filter { attributes in
      guard !attributes.isHidden else { return false }
      guard CATransform3DIsIdentity(attributes.transform3D) else { return true }
      // What only touches the edge is not seen.
      let frame = attributes.frame
      return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY && frame.maxY > rect.minY
    }
  }

  /// Has views for the elements in a rectangle, and for no others. Whether one of them has made the layout another one.
  private func loadElements(in rect: CGRect) -> Bool {
    let elements = elements(in: rect)
    let loads = reloadCount
    let wanted = Set(elements.map { ElementKey($0) })
    // Those that go first: the others may use their views.
    for (key, view) in shown where !wanted.contains(key) {
      remove(view, key)
      endDisplay(of: view, key)
      guard loads == reloadCount else { return true }
    }
    var isOther = false
    for attributes in elements {
      let key = ElementKey(attributes)
      let view: UICollectionReusableView
      if let present = shown[key] {
        view = present
        let formerZ = view.attributes?.zIndex
        view.take(attributes)
        if formerZ != attributes.zIndex { restack(view, attributes.zIndex) }
      } else {
        guard let made = makeView(attributes, key), loads == reloadCount else { return loads != reloadCount }
        view = made
      }
      if measure(view, attributes) { isOther = true }
      guard loads == reloadCount else { return true }
    }
    return isOther
  }

  /// Asks a view once which size it would have. Whether the layout takes it for a reason to be another.
  final func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard !view.isMeasured, attributes.representedElementCategory != .decorationView else { return false }
    view.isMeasured = true
    if let flow = layoutObject as? UICollectionViewFlowLayout, flow.estimatedItemSize == .zero { return false }
    let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate)
    guard
      layoutObject.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layoutObject.invalidateLayout(
      with: layoutObject.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  // MARK: Views

  /// Makes the view of an element and shows it at its place; nothing of that is animated.
  final func makeView(
    _ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey
  ) -> UICollectionReusableView? {
    let wasEnabled = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    pendingAttributes = attributes
    defer {
      ViewAnimation.isEnabled = wasEnabled
      pendingAttributes = nil
    }
    let loads = reloadCount
    let view: UICollectionReusableView
    switch key.category {
    case .cell:
      guard let dataSource else { return nil }
      let cell = dataSource.collectionView(self, cellForItemAt: key.path)
      let isSelected = isSelected(key.path)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      view = cell
    case .supplementaryView:
      guard let dataSource else { return nil }
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind ?? "", at: key.path)
    case .decorationView:
      guard let made = decorationView(key.kind ?? "") else { return nil }
      view = made
    }
    guard loads == reloadCount else {
      recycle(view, key)
      return nil
    }
    view.collection = self
    view.take(attributes)
    insert(view, key, attributes.zIndex)
    switch key.category {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
      }
    case .supplementaryView:
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: key.path)
    case .decorationView: break
    }
    return view
  }

  final func insert(_ view: UICollectionReusableView, _ key: ElementKey, _ zIndex: Int) {
    shown[key] = view
    place(view, zIndex)
  }

  /// Puts a view in front of all that lie as high as it, or lower.
  private func place(_ view: UICollectionReusableView, _ zIndex: Int) {
    let index = stack.firstIndex { ($0.attributes?.zIndex ?? 0) > zIndex } ?? stack.count
    if index > 0, stack[index - 1].superview === self {
      insertSubview(view, aboveSubview: stack[index - 1])
    } else {
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
    }
    stack.insert(view, at: index)
  }

  private func restack(_ view: UICollectionReusableView, _ zIndex: Int) {
    stack.removeAll { $0 === view }
    place(view, zIndex)
  }

  /// The view is no longer among those that are shown.
  final func remove(_ view: UICollectionReusableView, _ key: ElementKey) {
    shown[key] = nil
    stack.removeAll { $0 === view }
  }
}
