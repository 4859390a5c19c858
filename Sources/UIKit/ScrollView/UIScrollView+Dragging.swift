/// A drag that goes on.
struct ScrollDrag {
  /// The offset at the beginning, as if nothing resisted beyond the edges.
  var start: CGPoint
  /// The directions in which the content follows.
  var followsX: Bool
  var followsY: Bool
}

extension UIScrollView {
  // MARK: Fingers

  /// A finger came down: content that moves by itself stops under it.
  final func fingersCame() {
    guard !hasFingers else { return }
    hasFingers = true
    fingersStoppedMotion = isDecelerating
    stopMotion()
  }

  /// All fingers are up.
  final func fingersLeft() {
    guard hasFingers else { return }
    hasFingers = false
    fingersStoppedMotion = false
    // Caught beyond an edge and let go without a drag.
    if drag == nil, motion == nil, zoom == nil, clamped(bounds.origin) != bounds.origin {
      delegate?.scrollViewWillBeginDecelerating(self)
      decelerate(velocity: .zero, target: clamped(bounds.origin))
    }
  }

  /// Whether a drag may begin as the finger has moved.
  final var mayDrag: Bool {
    guard isScrollEnabled else { return false }
    for touch in scrollPan.touches {
      guard touch.routing?.viewState == .begun, let view = touch.storedView, view !== self else { continue }
      if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
    }
    let moved = scrollPan.windowTranslation
    let axis: NSLayoutConstraint.Axis = abs(moved.x) > abs(moved.y) ? .horizontal : .vertical
    if axis == .vertical, let sheet = enclosingSheet, sheet.takesDrag(of: self, upwards: moved.y < 0) { return false }
    guard let outer = enclosingScrollView(scrolling: axis) else {
      return isScrollable(.horizontal) || isScrollable(.vertical)
    }
    guard isScrollable(axis) else { return false }
    // Content that is at its end hands the drag over to the scroll view around it.
    let range = restRange
    let (offset, limits, towards) =
      axis == .horizontal ? (bounds.minX, range.x, -moved.x) : (bounds.minY, range.y, -moved.y)
    let isAtEnd = towards > 0 ? offset >= limits.upperBound : offset <= limits.lowerBound
    return !(isAtEnd && outer.canScroll(axis, towards: towards))
  }

  private func canScroll(_ axis: NSLayoutConstraint.Axis, towards direction: CGFloat) -> Bool {
    let range = restRange
    let (offset, limits) = axis == .horizontal ? (bounds.minX, range.x) : (bounds.minY, range.y)
    return direction > 0 ? offset < limits.upperBound : offset > limits.lowerBound
  }

  final func panDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag(pan)
    case .changed: continueDrag(pan)
    case .ended: endDrag(velocity: pan.velocity(in: self))
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDrag(_ pan: UIPanGestureRecognizer) {
    stopMotion()
    let moved = pan.translation(in: self)
    var drag = ScrollDrag(
      start: pulled(bounds.origin), followsX: isScrollable(.horizontal), followsY: isScrollable(.vertical))
    if isDirectionalLockEnabled, drag.followsX, drag.followsY {
      // A drag that is nearly diagonal stays free.
      if abs(moved.x) > 2 * abs(moved.y) { drag.followsY = false }
      if abs(moved.y) > 2 * abs(moved.x) { drag.followsX = false }
    }
    self.drag = drag
    // The content does not jump by what it took to recognise the drag.
    pan.restartTranslation()
    delegate?.scrollViewWillBeginDragging(self)
    showIndicators()
  }

  private func continueDrag(_ pan: UIPanGestureRecognizer) {
    guard let drag, !isZooming, motion == nil else { return }
    let moved = pan.translation(in: self)
    var offset = bounds.origin
    if drag.followsX { offset.x = drag.start.x - moved.x }
    if drag.followsY { offset.y = drag.start.y - moved.y }
    moveContent(to: resisted(offset, drag))
  }

  /// The drag goes on from where the content is now.
  final func rebaseDrag() {
    guard drag != nil else { return }
    drag?.start = pulled(bounds.origin)
    scrollPan.restartTranslation()
  }

  private func endDrag(velocity finger: CGPoint) {
    guard let drag else { return }
    // Something else moves the content already: a pinch that goes on, or an offset that was set in an animation.
    guard !isZooming, motion == nil else {
      self.drag = nil
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      return
    }
    let velocity = CGPoint(x: drag.followsX ? -finger.x : 0, y: drag.followsY ? -finger.y : 0)
    let projected = projection(of: velocity)
    let own = clamped(isPagingEnabled ? page(velocity) : projected)
    let velocityPerMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    let asked = isPagingEnabled ? own : self.target(ofScrolling: own, velocity: velocityPerMillisecond)
    var target = asked
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocityPerMillisecond, targetContentOffset: &target)
    if !CGRect(origin: target, size: .zero).isFinite { target = own }
    // The delegate may have ended it by setting an offset.
    guard self.drag != nil else { return }
    self.drag = nil
    let isOwnTarget = target == own && !isPagingEnabled
    let destination = isOwnTarget ? projected : target
    let moves =
      abs(destination.x - bounds.minX) >= 0.5 || abs(destination.y - bounds.minY) >= 0.5
      || clamped(bounds.origin) != bounds.origin
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else {
      moveContent(to: destination)
      fadeIndicators()
      return
    }
    delegate?.scrollViewWillBeginDecelerating(self)
    decelerate(velocity: velocity, target: destination)
  }

  /// Ends a drag whose delegate set the offset itself.
  final func abandonDrag() {
    drag = nil
  }

  // MARK: Sheets

  /// The sheet that the scroll view is in, where nothing else scrolls between them.
  private var enclosingSheet: UISheetPresentationController? {
    var view = storedSuperview
    while let current = view, !(current is UIScrollView) {
      if let sheet = (current as? SheetView)?.sheet { return sheet }
      view = current.storedSuperview
    }
    return nil
  }

  /// Whether the content is at its upper edge.
  final var isAtTop: Bool { bounds.minY <= restRange.y.lowerBound }

  /// The finger that has a sheet at its greatest height scrolls on, so far above the upper edge of the content.
  final func scrollOn(by distance: CGFloat) {
    moveContent(to: clamped(CGPoint(x: bounds.minX, y: restRange.y.lowerBound + distance)))
  }

  /// That finger lets go, with a velocity in points a second.
  final func scrollOn(velocity: CGFloat) {
    let velocity = CGPoint(x: 0, y: velocity)
    let target = clamped(projection(of: velocity))
    guard abs(target.y - bounds.minY) >= 0.5 else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    decelerate(velocity: velocity, target: target)
  }

  // MARK: Laws

  /// What a pull gives beyond the edges.
  private func resisted(_ offset: CGPoint, _ drag: ScrollDrag) -> CGPoint {
    let range = restRange
    let size = bounds.size
    func resist(_ value: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat, _ bounces: Bool) -> CGFloat {
      let edge = min(max(value, range.lowerBound), range.upperBound)
      guard edge != value, bounces else { return edge }
      return edge + ScrollPhysics.rubberBand(value - edge, dimension: length)
    }
    return CGPoint(
      x: drag.followsX ? resist(offset.x, range.x, size.width, bounces) : offset.x,
      y: drag.followsY ? resist(offset.y, range.y, size.height, bounces) : offset.y)
  }

  /// The pull that gives an offset, the inverse of `resisted`.
  private func pulled(_ offset: CGPoint) -> CGPoint {
    let edge = clamped(offset)
    let size = bounds.size
    return CGPoint(
      x: edge.x + ScrollPhysics.pull(forRubberBand: offset.x - edge.x, dimension: size.width),
      y: edge.y + ScrollPhysics.pull(forRubberBand: offset.y - edge.y, dimension: size.height))
  }

  /// Where content would come to rest if there were no edges.
  private func projection(of velocity: CGPoint) -> CGPoint {
    let decay = CGFloat(ScrollPhysics.decay(ofRate: decelerationRate.rawValue))
    return CGPoint(x: bounds.minX + velocity.x / decay, y: bounds.minY + velocity.y / decay)
  }

  /// The page at which content comes to rest: the nearest one, or the next one in the direction of a fling.
  private func page(_ velocity: CGPoint) -> CGPoint {
    // Apple does not say how fast a fling must be to turn the page.
    let fling: CGFloat = 200
    func page(_ offset: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let position = offset / length
      if velocity > fling { return position.rounded(.up) * length }
      if velocity < -fling { return position.rounded(.down) * length }
      return position.rounded() * length
    }
    return CGPoint(
      x: page(bounds.minX, bounds.width, velocity.x), y: page(bounds.minY, bounds.height, velocity.y))
  }
}
