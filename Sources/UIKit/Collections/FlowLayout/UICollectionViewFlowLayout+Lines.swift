extension UICollectionViewFlowLayout {
  private var isVertical: Bool { scrollDirection == .vertical }

  /// A rectangle of sections that grow downwards, in the content, and the other way round.
  private func turned(_ rect: CGRect) -> CGRect {
    isVertical ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  private func turned(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  private func turned(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    isVertical
      ? insets : UIEdgeInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }

  // MARK: Laying out

  final func invalidateFlow(_ context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything { preferredSizes = [:] }
    let told = flow?.preferredSizes ?? [:]
    for (path, size) in told { preferredSizes[path.section, default: [:]][path.item] = size }
    if flow?.invalidateFlowLayoutDelegateMetrics ?? true { knownMeasures = nil }
    guard flow?.invalidateFlowLayoutAttributes ?? true else { return }
    guard !told.isEmpty, knownMeasures != nil, !context.invalidateDataSourceCounts else {
      isFlowKnown = false
      return
    }
    for path in told.keys {
      let former = changedItems[path.section] ?? path.item...path.item
      changedItems[path.section] = min(former.lowerBound, path.item)...max(former.upperBound, path.item)
    }
  }

  /// Keeps the sizes of items that stay, for where they go.
  final func carryPreferredSizes(_ newPath: (IndexPath) -> IndexPath?) {
    let former = preferredSizes
    preferredSizes = [:]
    for (section, sizes) in former {
      for (item, size) in sizes {
        guard let path = newPath(IndexPath(item: item, section: section)) else { continue }
        preferredSizes[path.section, default: [:]][path.item] = size
      }
    }
  }

  /// Puts the items into lines: all of them, only those after one whose cell asked for another size, or, where only the
  /// visible bounds are others, none.
  final func layOut() {
    guard let collectionView else {
      (sections, contentSize) = ([], .zero)
      (isFlowKnown, changedItems) = (false, [:])
      return
    }
    let counts = collectionView.itemCounts
    if knownMeasures?.count != counts.count { knownMeasures = nil }
    if knownMeasures == nil { isFlowKnown = false }
    guard !isFlowKnown || !changedItems.isEmpty else { return }
    let inset = turned(collectionView.contentInsetForLayout)
    let size = turned(collectionView.bounds.size)
    let breadth = max(size.width - inset.left - inset.right, 0)
    let reference = turned(referenceInset(in: collectionView))
    if !isFlowKnown {
      let measures = knownMeasures ?? counts.indices.map { measure($0, count: counts[$0], in: collectionView) }
      knownMeasures = measures
      laidMeasures = measures.indices.map { laid(measures[$0], section: $0, reference) }
      sections = laidMeasures.map { FlowSection($0, breadth: breadth) }
    } else {
      for (section, items) in changedItems where sections.indices.contains(section) {
        // A cell may ask before the layout knows of estimates.
        if laidMeasures[section].sizes == nil {
          laidMeasures[section] = laid(knownMeasures?[section] ?? FlowMeasures(), section: section, reference)
        }
        for item in items {
          guard let size = preferredSizes[section]?[item] else { continue }
          laidMeasures[section].sizes?[item] = turned(possible(size))
        }
        sections[section].layOut(again: items, laidMeasures[section])
      }
    }
    changedItems = [:]
    var position: CGFloat = 0
    for section in sections.indices {
      sections[section].start = position
      position = sections[section].end
    }
    contentSize = turned(CGSize(width: breadth, height: position))
    isFlowKnown = true
  }

  /// What a section is laid out with.
  private func laid(_ told: FlowMeasures, section: Int, _ reference: UIEdgeInsets) -> FlowMeasures {
    var measures = told
    if estimatedItemSize != .zero { estimate(&measures, section) }
    if !isVertical {
      measures.itemSize = turned(measures.itemSize)
      measures.sizes = measures.sizes?.map(turned)
    }
    measures.inset = turned(told.inset)
    measures.inset.left += reference.left
    measures.inset.right += reference.right
    return measures
  }

  /// What a section's inset counts from, beyond the edge of the content.
  private func referenceInset(in collectionView: UICollectionView) -> UIEdgeInsets {
    let taken = collectionView.contentInsetForLayout
    var inset: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: inset = collectionView.safeAreaInsets
    case .fromLayoutMargins: inset = collectionView.layoutMargins
    }
    inset.left = max(inset.left - taken.left, 0)
    inset.right = max(inset.right - taken.right, 0)
    inset.top = max(inset.top - taken.top, 0)
    inset.bottom = max(inset.bottom - taken.bottom, 0)
    return inset
  }

  /// Asks the delegate for a section's measures.
  private func measure(_ section: Int, count: Int, in collectionView: UICollectionView) -> FlowMeasures {
    var measures = FlowMeasures()
    measures.count = count
    guard let delegate = collectionView.collectionDelegate as? any UICollectionViewDelegateFlowLayout else {
      measures.inset = sectionInset
      measures.lineSpacing = minimumLineSpacing
      measures.itemSpacing = minimumInteritemSpacing
      measures.headerLength = max(turned(headerReferenceSize).height, 0)
      measures.footerLength = max(turned(footerReferenceSize).height, 0)
      measures.itemSize = possible(itemSize)
      return measures
    }
    measures.inset = delegate.collectionView(collectionView, layout: self, insetForSectionAt: section)
    measures.lineSpacing = delegate.collectionView(
      collectionView, layout: self, minimumLineSpacingForSectionAt: section)
    measures.itemSpacing = delegate.collectionView(
      collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
    let header = delegate.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
    let footer = delegate.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
    measures.headerLength = max(turned(header).height, 0)
    measures.footerLength = max(turned(footer).height, 0)
    measures.itemSize = possible(itemSize)
    if count > 0 {
      let sizes = (0..<count).map { item in
        possible(
          delegate.collectionView(
            collectionView, layout: self, sizeForItemAt: IndexPath(item: item, section: section)))
      }
      if sizes.allSatisfy({ $0 == sizes[0] }) { measures.itemSize = sizes[0] } else { measures.sizes = sizes }
    }
    return measures
  }

  /// A size that can be laid out; what is no number, or negative, counts as nothing.
  private func possible(_ size: CGSize) -> CGSize {
    func possible(_ length: CGFloat) -> CGFloat { length.isFinite && length > 0 ? length : 0 }
    return CGSize(width: possible(size.width), height: possible(size.height))
  }

  /// Items have the sizes that their cells have asked for, and until then the estimate.
  private func estimate(_ measures: inout FlowMeasures, _ section: Int) {
    guard measures.count > 0 else { return }
    let isAutomatic = estimatedItemSize == Self.automaticSize
    let told = measures
    let preferred = preferredSizes[section] ?? [:]
    var sizes = (0..<measures.count).map { isAutomatic ? told.size(of: $0) : possible(estimatedItemSize) }
    for (item, size) in preferred where sizes.indices.contains(item) { sizes[item] = possible(size) }
    measures.sizes = sizes
  }

  // MARK: Answers

  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let turnedRect = turned(rect)
    var elements: [UICollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated() {
      guard section.end >= turnedRect.minY else { continue }
      guard section.start <= turnedRect.maxY else { break }
      let path = IndexPath(item: 0, section: index)
      if let header = header(of: path), header.frame.intersects(rect) { elements.append(header) }
      for line in section.lines(from: turnedRect.minY, to: turnedRect.maxY) {
        for item in line.items {
          let frame = section.frame(of: item, in: line)
          if frame.intersects(turnedRect) { elements.append(attributes(ofItem: item, index, frame)) }
        }
      }
      if let footer = footer(of: path), footer.frame.intersects(rect) { elements.append(footer) }
    }
    return elements
  }

  private func attributes(ofItem item: Int, _ index: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.cell, nil, IndexPath(item: item, section: index))
    attributes.frame = turned(frame)
    return attributes
  }

  final func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section),
      let frame = sections[path.section].frame(of: path.item)
    else { return nil }
    return attributes(ofItem: path.item, path.section, frame)
  }

  final func header(of path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, path.item == 0, sections.indices.contains(path.section),
      sections[path.section].header.height > 0
    else { return nil }
    let isPinned = sectionHeadersPinToVisibleBounds
    let attributes = makeAttributes(.supplementaryView, UICollectionView.elementKindSectionHeader, path)
    attributes.frame = turned(sections[path.section].headerFrame(pinnedTo: isPinned ? visibleEdges?.start : nil))
    // Headers that stay lie over the items that go by beneath them; Apple publishes no figure.
    attributes.zIndex = isPinned ? 10 : 0
    return attributes
  }

  final func footer(of path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, path.item == 0, sections.indices.contains(path.section),
      sections[path.section].footer.height > 0
    else { return nil }
    let isPinned = sectionFootersPinToVisibleBounds
    let attributes = makeAttributes(.supplementaryView, UICollectionView.elementKindSectionFooter, path)
    attributes.frame = turned(sections[path.section].footerFrame(pinnedTo: isPinned ? visibleEdges?.end : nil))
    attributes.zIndex = isPinned ? 10 : 0
    return attributes
  }

  /// Where what is seen begins and ends, along the direction in which the layout grows.
  private var visibleEdges: (start: CGFloat, end: CGFloat)? {
    guard let collectionView else { return nil }
    let seen = turned(collectionView.bounds.inset(by: collectionView.storedAdjustedInset))
    return (seen.minY, seen.maxY)
  }
}
