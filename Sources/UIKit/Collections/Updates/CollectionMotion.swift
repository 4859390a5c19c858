/// How the elements of a collection go from an arrangement to another: because the data has changed, or the layout.
@MainActor
struct CollectionMotion {
  typealias Attributes = UICollectionViewLayoutAttributes

  private struct Step {
    let view: UICollectionReusableView
    var start: Attributes?
    let end: Attributes
  }

  /// How long elements move, in seconds; Apple publishes no figure.
  private static let duration = 0.3

  /// What has happened to the data; nil where it is the same.
  private let plan: TablePlan?
  /// Where elements were that were seen, or not far.
  private let formerAttributes: [ElementKey: Attributes]
  var updateItems: [UICollectionViewUpdateItem] = []
  /// The layout that was replaced.
  var former: UICollectionViewLayout?
  var completions: [(Bool) -> Void] = []

  init(from formerAttributes: [ElementKey: Attributes], _ plan: TablePlan?) {
    self.plan = plan
    self.formerAttributes = formerAttributes
  }

  // MARK: Where elements go

  /// Where an item goes; nil if it goes away, or gets another cell.
  func newPath(of path: IndexPath) -> IndexPath? {
    guard let plan else { return path }
    let place = TablePlan.Place(section: path.section, row: path.item)
    guard plan.reloaded[place] == nil, let target = plan.newPlace(of: place) else { return nil }
    return IndexPath(item: target.row, section: target.section)
  }

  /// Where an item comes from, if it was there, also where it gets another cell.
  private func oldPath(of path: IndexPath) -> IndexPath? {
    guard let plan else { return path }
    return plan.oldPlace(of: TablePlan.Place(section: path.section, row: path.item))
      .map { IndexPath(item: $0.row, section: $0.section) }
  }

  private func newKey(of key: ElementKey) -> ElementKey? {
    // Decorations are the layout's own.
    if former != nil, key.category == .decorationView { return nil }
    guard let plan, key.category != .decorationView else { return key }
    if key.category == .cell { return newPath(of: key.path).map { ElementKey(.cell, nil, $0) } }
    guard key.path.count == 2, plan.newSections.indices.contains(key.path.section) else { return key }
    let section = plan.newSections[key.path.section]
    guard section >= 0, plan.reloadedSections[key.path.section] == nil else { return nil }
    return ElementKey(key.category, key.kind, IndexPath(item: key.path.item, section: section))
  }

  private func oldKey(of key: ElementKey) -> ElementKey? {
    if former != nil, key.category == .decorationView { return nil }
    guard let plan, key.category != .decorationView else { return key }
    if key.category == .cell { return oldPath(of: key.path).map { ElementKey(.cell, nil, $0) } }
    guard key.path.count == 2, plan.oldSections.indices.contains(key.path.section) else { return key }
    let section = plan.oldSections[key.path.section]
    guard section >= 0, plan.reloadedSections[section] == nil else { return nil }
    return ElementKey(key.category, key.kind, IndexPath(item: key.path.item, section: section))
  }

  // MARK: Running

  /// Has everything go to its place, and calls the completions when that is over.
  func run(animated: Bool, in collection: UICollectionView) {
    let layout = collection.layoutObject
    collection.prepareLayout()
    if former == nil { layout.prepare(forCollectionViewUpdates: updateItems) }
    let target = target(in: collection)
    let shown = collection.shown
    collection.shown = [:]
    collection.stack = []
    let present = Set(shown.values.map { ObjectIdentifier($0) })
    var pending = shown
    var elements: [Attributes] = []
    // Cells may ask for other sizes than the layout takes them to have, which brings others in sight.
    collection.isTiling = true
    for _ in 0..<8 {
      collection.prepareLayout()
      elements = collection.elements(in: CGRect(origin: target, size: collection.bounds.size))
      guard load(elements, &pending, in: collection) else { break }
    }
    collection.isTiling = false
    let wanted = Dictionary(elements.map { (ElementKey($0), $0) }) { $1 }

    var steps: [Step] = []
    var leaving: [(key: ElementKey, view: UICollectionReusableView)] = []
    for (key, view) in collection.shown {
      guard let attributes = wanted[key] else {
        // It was in sight only until others were measured.
        collection.remove(view, key)
        collection.endDisplay(of: view, key)
        continue
      }
      let isNew = !present.contains(ObjectIdentifier(view))
      steps.append(Step(view: view, start: isNew ? beginning(of: key, attributes, layout) : nil, end: attributes))
    }
    for (key, view) in pending {
      let newKey = newKey(of: key)
      guard let end = ending(of: key, newKey, view, layout) else { continue }
      leaving.append((newKey ?? key, view))
      steps.append(Step(view: view, end: end))
    }
    collection.leaving += leaving
    animate(steps, leaving, to: target, animated: animated, in: collection)
  }

  /// Has views for elements: those of what stays are taken out of what is pending. Whether one of them has made the layout
  /// another one.
  private func load(
    _ elements: [Attributes], _ pending: inout [ElementKey: UICollectionReusableView], in collection: UICollectionView
  ) -> Bool {
    var isOther = false
    for attributes in elements {
      let key = ElementKey(attributes)
      var view = collection.shown[key]
      if view == nil, let former = oldKey(of: key), newKey(of: former) == key, let stays = pending[former] {
        pending[former] = nil
        collection.insert(stays, key, attributes.zIndex)
        view = stays
      }
      guard let view = view ?? collection.makeView(attributes, key) else { continue }
      if collection.measure(view, attributes) { isOther = true }
    }
    return isOther
  }

  /// Where the content lies then.
  private func target(in collection: UICollectionView) -> CGPoint {
    var target = collection.bounds.origin
    guard collection.drag == nil, collection.motion == nil else { return target }
    target = collection.layoutObject.targetContentOffset(forProposedContentOffset: collection.clamped(target))
    if let delegate = collection.collectionDelegate {
      target = delegate.collectionView(collection, targetContentOffsetForProposedContentOffset: target)
    }
    return collection.clamped(target)
  }

  /// How an element ends that is seen no longer.
  private func ending(
    of key: ElementKey, _ newKey: ElementKey?, _ view: UICollectionReusableView, _ layout: UICollectionViewLayout
  ) -> Attributes? {
    let kind = key.kind ?? ""
    let told =
      switch key.category {
      case .cell: layout.finalLayoutAttributesForDisappearingItem(at: key.path)
      case .supplementaryView:
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.path)
      case .decorationView: layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.path)
      }
    if let told { return told }
    if let newKey, let place = place(of: newKey, layout) { return place }
    let faded = (place(ofReloaded: key, layout) ?? view.attributes ?? Attributes()).duplicate
    faded.alpha = 0
    return faded
  }

  /// Where an item is that gets another cell.
  private func place(ofReloaded key: ElementKey, _ layout: UICollectionViewLayout) -> Attributes? {
    guard let plan, key.category == .cell else { return nil }
    let place = plan.newPlace(of: TablePlan.Place(section: key.path.section, row: key.path.item))
    return place.flatMap { layout.layoutAttributesForItem(at: IndexPath(item: $0.row, section: $0.section)) }
  }

  private func place(of key: ElementKey, _ layout: UICollectionViewLayout) -> Attributes? {
    switch key.category {
    case .cell: layout.layoutAttributesForItem(at: key.path)
    case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.path)
    case .decorationView: layout.layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.path)
    }
  }

  /// How an element begins that was not seen before.
  private func beginning(
    of key: ElementKey, _ attributes: Attributes, _ layout: UICollectionViewLayout
  ) -> Attributes {
    let kind = key.kind ?? ""
    let told =
      switch key.category {
      case .cell: layout.initialLayoutAttributesForAppearingItem(at: key.path)
      case .supplementaryView:
        layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.path)
      case .decorationView: layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.path)
      }
    if let told { return told }
    let source = oldKey(of: key)
    let former = source.flatMap { formerAttributes[$0] }
    // A new cell of an item that was seen fades in where the old one was.
    let isReplaced = source.map { newKey(of: $0) == nil } ?? true
    if let former, !isReplaced { return former }
    let faded = (former ?? attributes).duplicate
    faded.alpha = 0
    return faded
  }

  private func animate(
    _ steps: [Step], _ leaving: [(key: ElementKey, view: UICollectionReusableView)], to target: CGPoint,
    animated: Bool, in collection: UICollectionView
  ) {
    let (layout, former) = (collection.layoutObject, former)
    func finalize() {
      if let former {
        former.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
      } else {
        layout.finalizeCollectionViewUpdates()
      }
    }
    func settle() {
      collection.finishLeaving(leaving)
      if let former { for view in collection.stack { view.didTransition(from: former, to: layout) } }
      for completion in completions { completion(true) }
    }
    guard animated else {
      UIView.performWithoutAnimation {
        collection.moveContent(to: target)
        for step in steps { step.view.take(step.end) }
        finalize()
      }
      settle()
      return
    }
    // Views that are laid out have the collection laid out, which would place all of them at once.
    collection.isTiling = true
    UIView.performWithoutAnimation {
      for step in steps {
        if let start = step.start { step.view.take(start) }
        step.view.layoutIfNeeded()
      }
      for (_, view) in leaving { collection.sendSubviewToBack(view) }
      if let background = collection.backgroundView { collection.sendSubviewToBack(background) }
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        collection.moveContent(to: target)
        for step in steps {
          step.view.take(step.end)
          step.view.layoutIfNeeded()
        }
        finalize()
      }, completion: { _ in settle() })
    collection.isTiling = false
    collection.setNeedsLayout()
  }
}
