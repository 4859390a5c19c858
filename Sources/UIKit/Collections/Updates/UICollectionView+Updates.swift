extension UICollectionView: BatchUpdating {
  // MARK: Gathering

  final func prepareForUpdate() {
    loadIfNeeded()
    // What was invalidated before counts as before.
    prepareLayout()
    formerElements = elementsAround
  }

  /// Where everything is that is seen, or would be if the content were moved by as much as is seen.
  private var elementsAround: [ElementKey: UICollectionViewLayoutAttributes] {
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    return Dictionary(elements(in: around).map { (ElementKey($0), $0) }) { $1 }
  }

  final func reconfigure(_ paths: [IndexPath]) {
    guard update == nil else {
      // The data source is asked when all changes are told, for where the items are then.
      update?.reconfiguredRows += paths
      return
    }
    loadIfNeeded()
    for path in paths {
      guard let cell = shown[ElementKey(.cell, nil, path)] as? UICollectionViewCell,
        !isReconfigured(cell, as: path)
      else { continue }
      reload([path], .automatic)
    }
  }

  /// Asks the data source for a cell anew. Whether it is the same; otherwise the item needs another one.
  private func isReconfigured(_ cell: UICollectionViewCell, as path: IndexPath) -> Bool {
    guard let dataSource else { return true }
    reconfiguredCell = cell
    let answer = dataSource.collectionView(self, cellForItemAt: path)
    reconfiguredCell = nil
    guard answer === cell else { return false }
    cell.isMeasured = false
    setNeedsLayout()
    return true
  }

  /// Reconfigures what an update names. The items that need other cells, where they are now.
  private func reconfigure(_ paths: [IndexPath], _ motion: CollectionMotion) -> [IndexPath] {
    paths.compactMap { path in
      guard let cell = shown[ElementKey(.cell, nil, path)] as? UICollectionViewCell,
        let target = motion.newPath(of: path), !isReconfigured(cell, as: target)
      else { return nil }
      return target
    }
  }

  // MARK: Making the changes

  final func commit(_ update: TableUpdate) {
    let counts = countItems()
    let plan: TablePlan
    do {
      plan = try TablePlan(update, old: storedCounts, new: counts)
    } catch {
      raise("NSInternalInconsistencyException", Self.inWordsOfCollections(error.reason))
      // Where that is recorded, what is shown is made to fit the data.
      return reloadEverything()
    }
    var motion = CollectionMotion(from: formerElements, plan)
    formerElements = [:]
    finishLeaving()
    reloadCount += 1
    storedCounts = counts
    selectedPaths = selectedPaths.compactMap { motion.newPath(of: $0) }.sorted()
    highlightedPath = highlightedPath.flatMap { motion.newPath(of: $0) }
    if let flow = layoutObject as? UICollectionViewFlowLayout {
      flow.carryPreferredSizes { motion.newPath(of: $0) }
    } else {
      // What another layout has made of the sizes that cells asked for is not known.
      for view in stack { view.isMeasured = false }
    }
    let context = layoutObject.makeInvalidationContext()
    context.mark(everything: false, counts: true)
    layoutObject.invalidateLayout(with: context)
    let others = reconfigure(update.reconfiguredRows, motion)
    motion.updateItems = Self.items(of: update)
    motion.completions = update.completions
    run(motion)
    reload(others, .automatic)
  }

  /// What a table says of rows, a collection says of items.
  private static func inWordsOfCollections(_ reason: String) -> String {
    reason.replacingOccurrences(of: "table view", with: "collection view")
      .replacingOccurrences(of: "rows", with: "items").replacingOccurrences(of: " row ", with: " item ")
  }

  private static func items(of update: TableUpdate) -> [UICollectionViewUpdateItem] {
    func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [UICollectionViewUpdateItem] = []
    items += update.deletedSections.map { .init(.delete, before: section($0.section), after: nil) }
    items += update.deletedRows.map { .init(.delete, before: $0.path, after: nil) }
    items += update.insertedSections.map { .init(.insert, before: nil, after: section($0.section)) }
    items += update.insertedRows.map { .init(.insert, before: nil, after: $0.path) }
    items += update.reloadedSections.map { .init(.reload, before: section($0.section), after: section($0.section)) }
    items += update.reloadedRows.map { .init(.reload, before: $0.path, after: $0.path) }
    items += update.movedSections.map { .init(.move, before: section($0.from), after: section($0.to)) }
    items += update.movedRows.map { .init(.move, before: $0.from, after: $0.to) }
    return items
  }

  // MARK: Another layout

  final func change(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let former = layoutObject
    guard layout !== former else {
      completion?(true)
      return
    }
    loadIfNeeded()
    if animated { layoutCollection() }
    var motion = CollectionMotion(from: elementsAround, nil)
    for view in stack { view.willTransition(from: former, to: layout) }
    former.prepareForTransition(to: layout)
    finishLeaving()
    former.storedCollectionView = nil
    layoutObject = layout
    discardSpareDecorations()
    attach(layout)
    layout.prepareForTransition(from: former)
    for view in stack { view.isMeasured = false }
    setNeedsLayout()
    motion.former = former
    if let completion { motion.completions.append(completion) }
    if animated { return run(motion) }
    motion.run(animated: false, in: self)
  }

  private func run(_ motion: CollectionMotion) {
    motion.run(animated: UIView.areAnimationsEnabled && window != nil, in: self)
  }

  // MARK: What leaves

  /// What was on its way out is gone.
  final func finishLeaving(_ views: [(key: ElementKey, view: UICollectionReusableView)]) {
    for (key, view) in views {
      guard let index = leaving.firstIndex(where: { $0.view === view }) else { continue }
      leaving.remove(at: index)
      view.layer.removeAllAnimations()
      endDisplay(of: view, key)
    }
  }

  final func finishLeaving() {
    finishLeaving(leaving)
  }
}
