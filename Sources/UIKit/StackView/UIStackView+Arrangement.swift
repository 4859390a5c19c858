extension UIStackView {
  /// What is kept for an arranged view.
  final func item(of view: UIView) -> ArrangedItem? {
    view.flags.contains(.isArranged) ? itemsByView[ObjectIdentifier(view)] : nil
  }

  final var visibleItems: [ArrangedItem] { items.filter { !$0.view.isHidden } }

  /// The visible item whose content is tallest, the first one of several.
  final var tallestItem: ArrangedItem? {
    var tallest: (item: ArrangedItem, height: CGFloat)?
    for item in visibleItems {
      let height = item.contentLength(for: .vertical)
      if tallest == nil || height > tallest!.height { tallest = (item, height) }
    }
    return tallest?.item
  }

  /// Makes a view an arranged one at an index, or moves it there; an index past the end is the end.
  final func arrange(_ view: UIView, at index: Int) {
    if let item = item(of: view) {
      guard let present = items.firstIndex(where: { $0 === item }) else { return }
      let place = min(index, items.count - 1)
      guard place != present else { return }
      items.remove(at: present)
      items.insert(item, at: place)
      arrangementDidChange()
      return
    }
    if view.superview !== self {
      addSubview(view)
      // A view that contains this one is refused.
      guard view.superview === self else { return }
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.flags.insert(.isArranged)
    let item = ArrangedItem(view)
    itemsByView[ObjectIdentifier(view)] = item
    items.insert(item, at: min(index, items.count))
    arrangementDidChange()
  }

  final func disarrange(_ view: UIView) {
    guard let item = item(of: view) else { return }
    view.flags.remove(.isArranged)
    itemsByView[ObjectIdentifier(view)] = nil
    let index = items.last === item ? items.count - 1 : items.firstIndex { $0 === item }
    if let index { items.remove(at: index) }
    NSLayoutConstraint.deactivate(item.constraints)
    baselineViewsDidChange()
    arrangementDidChange()
  }

  /// Has the next layout bring the constraints up to date.
  final func arrangementDidChange() {
    setNeedsUpdateConstraints()
    contentDidChange(of: self)
  }

  /// What a view would like to be changed, by its content or, in a stack view, by its arrangement: where lengths are in
  /// proportion to that, they follow.
  final func contentDidChange(of view: UIView) {
    var view: UIView = view
    while view.flags.contains(.isArranged), let stack = view.superview as? UIStackView {
      if stack.distribution == .fillProportionally { stack.setNeedsUpdateConstraints() }
      view = stack
    }
  }

  /// An arranged view was hidden or shown. In an animation block the views move to where that leaves them at once, so that
  /// the block animates it, and a view that is hidden is seen until the animation ends.
  final func visibilityDidChange(of view: UIView) {
    arrangementDidChange()
    guard window != nil, let animation = ViewAnimation.current else { return }
    animation.keepVisible(view)
    layoutIfNeeded()
  }
}

extension ViewAnimation {
  /// Shows a view that was hidden or shown until the block's animations end.
  fileprivate func keepVisible(_ view: UIView) {
    let shown = CABasicAnimation(keyPath: "hidden")
    shown.fromValue = 0
    shown.toValue = 0
    add(
      shown, to: view, forKey: view.layer.unusedKey(for: "hidden"), .hidden, from: .number(view.isHidden ? 0 : 1),
      color: nil)
  }
}
