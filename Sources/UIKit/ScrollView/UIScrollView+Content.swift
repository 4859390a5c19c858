extension UIScrollView {
  /// Where the content offset may rest.
  final var restRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = storedAdjustedInset
    let size = bounds.size
    let lowest = CGPoint(x: -inset.left, y: -inset.top)
    return (
      lowest.x...max(lowest.x, storedContentSize.width + inset.right - size.width),
      lowest.y...max(lowest.y, storedContentSize.height + inset.bottom - size.height)
    )
  }

  /// Whether the content can be dragged in a direction.
  final func isScrollable(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let range = restRange
    switch axis {
    case .horizontal: return alwaysBounceHorizontal && bounces || range.x.upperBound > range.x.lowerBound
    case .vertical: return alwaysBounceVertical && bounces || range.y.upperBound > range.y.lowerBound
    }
  }

  /// The nearest offset at which content may rest.
  final func clamped(_ offset: CGPoint) -> CGPoint {
    let range = restRange
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  final func setContentSize(_ size: CGSize) {
    guard CGRect(origin: .zero, size: size).isFinite else {
      raise("NSInvalidArgumentException", "\(shortDescription): a content size of \(size.width) × \(size.height)")
      return
    }
    guard size != storedContentSize else { return }
    storedContentSize = size
    updateAdjustedInset()
    indicators?.update(self)
    if PropertyObservers.isActive { PropertyObservers.didChange(self, "contentSize") }
  }

  /// Moves the content without stopping what moves it.
  final func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds = CGRect(origin: offset, size: bounds.size)
  }

  /// The bounds have another origin.
  final func didScroll() {
    setNeedsLayout()
    frameGuideDidMove()
    for child in storedSubviews { child.updateSafeAreaInsets() }
    indicators?.update(self)
    delegate?.scrollViewDidScroll(self)
  }

  /// Content that has become smaller, or a view that has become larger, must not leave a gap, unless a finger holds it.
  final func keepWithinContent() {
    guard drag == nil, motion == nil else { return }
    moveContent(to: clamped(bounds.origin))
  }

  final func offset(showing rect: CGRect) -> CGPoint? {
    guard rect.isFinite else { return nil }
    let inset = storedAdjustedInset
    let seen = bounds.inset(by: inset)
    var offset = bounds.origin
    if rect.maxX > seen.maxX { offset.x += rect.maxX - seen.maxX }
    if rect.minX < seen.minX + offset.x - bounds.minX { offset.x = rect.minX - inset.left }
    if rect.maxY > seen.maxY { offset.y += rect.maxY - seen.maxY }
    if rect.minY < seen.minY + offset.y - bounds.minY { offset.y = rect.minY - inset.top }
    return clamped(offset)
  }

  /// Finds the adjusted inset again; content that lies at its upper or left edge stays there.
  final func updateAdjustedInset() {
    var inset = storedContentInset
    let safe = safeAreaInsets
    if safe != .zero {
      let (horizontal, vertical): (Bool, Bool)
      switch contentInsetAdjustmentBehavior {
      case .never: (horizontal, vertical) = (false, false)
      case .always: (horizontal, vertical) = (true, true)
      case .automatic, .scrollableAxes:
        horizontal = alwaysBounceHorizontal || storedContentSize.width + inset.left + inset.right > bounds.width
        vertical =
          alwaysBounceVertical || storedContentSize.height + inset.top + inset.bottom > bounds.height
          || contentInsetAdjustmentBehavior == .automatic && isAdjustedForController
      }
      if horizontal {
        inset.left += safe.left
        inset.right += safe.right
      }
      if vertical {
        inset.top += safe.top
        inset.bottom += safe.bottom
      }
    }
    let former = storedAdjustedInset
    guard inset != former else { return }
    storedAdjustedInset = inset
    if drag == nil, motion == nil {
      var offset = bounds.origin
      if offset.x <= -former.left { offset.x += former.left - inset.left }
      if offset.y <= -former.top { offset.y += former.top - inset.top }
      moveContent(to: offset)
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Whether this is the scroll view that a controller of a navigation controller is about: its view, or the first one in it.
  private var isAdjustedForController: Bool {
    let controller =
      owningController ?? (storedSuperview?.storedSubviews.first === self ? storedSuperview?.owningController : nil)
    return controller.map { $0.adjustsScrollViewInsets && $0.navigationController != nil } ?? false
  }

  /// The view that is around this one and scrolls in a direction.
  final func enclosingScrollView(scrolling axis: NSLayoutConstraint.Axis) -> UIScrollView? {
    var view = storedSuperview
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled, scroll.isScrollable(axis) { return scroll }
      view = current.storedSuperview
    }
    return nil
  }
}
