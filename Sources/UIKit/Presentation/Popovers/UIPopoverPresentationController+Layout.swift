extension UIPopoverPresentationController {
  /// Where a popover is, and how its arrow.
  struct Placement {
    var frame: CGRect
    var direction: UIPopoverArrowDirection
    /// Where the arrow's point is along its side of the frame.
    var arrowPosition: CGFloat
  }

  /// What the popover points at, in the container's coordinates; nil if nothing has been given or it has gone.
  func source(in container: UIView) -> CGRect? {
    if let sourceItem, !(sourceItem is UIView) { return sourceItem.frame(in: container) }
    guard let view = sourceView, view.window != nil else { return nil }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
  }

  /// The size of the content: what its controller prefers, or what its constraints need, or 320 by 480 points. Apple leaves
  /// open what a controller without wishes gets.
  var contentSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    var size = preferred
    if size.width <= 0 || size.height <= 0 {
      let fitting = presentedViewController.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width <= 0 { size.width = fitting.width > 0 ? fitting.width : 320 }
      if size.height <= 0 { size.height = fitting.height > 0 ? fitting.height : 480 }
    }
    return size
  }

  /// The first permitted side on which the content has room, or else the one with the most room for it.
  ///
  /// Apple leaves the order open: below, above, at the right, at the left.
  func placement(in container: UIView) -> Placement {
    let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    let source = source(in: container) ?? CGRect(x: area.midX, y: area.midY, width: 0, height: 0)
    let size = contentSize
    let directions = [UIPopoverArrowDirection.up, .down, .left, .right].filter {
      permittedArrowDirections == .unknown || permittedArrowDirections.contains($0)
    }
    var best: (placement: Placement, room: CGFloat)?
    for direction in directions {
      let placement = placement(direction, at: source, in: area, size)
      let body = placement.frame.inset(by: popoverView.insets(for: direction)).size
      let room = min(body.width, size.width) * min(body.height, size.height)
      if best.map({ room > $0.room }) ?? true { best = (placement, room) }
    }
    if let best { return best.placement }
    // No direction: no arrow, over the middle of what it belongs to.
    let fitting = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    let frame = CGRect(
      x: source.midX - fitting.width / 2, y: source.midY - fitting.height / 2, width: fitting.width,
      height: fitting.height)
    return Placement(frame: frame.moved(into: area), direction: [], arrowPosition: 0)
  }

  private func placement(
    _ direction: UIPopoverArrowDirection, at source: CGRect, in area: CGRect, _ content: CGSize
  ) -> Placement {
    let insets = popoverView.insets(for: direction)
    let isVertical = direction == .up || direction == .down
    var size = CGSize(
      width: min(content.width + insets.left + insets.right, area.width),
      height: min(content.height + insets.top + insets.bottom, area.height))
    let room =
      switch direction {
      case .up: area.maxY - source.maxY
      case .down: source.minY - area.minY
      case .left: area.maxX - source.maxX
      default: source.minX - area.minX
      }
    if !canOverlapSourceViewRect {
      if isVertical { size.height = min(size.height, max(room, 0)) } else { size.width = min(size.width, max(room, 0)) }
    }
    let origin =
      switch direction {
      case .up: CGPoint(x: source.midX - size.width / 2, y: source.maxY)
      case .down: CGPoint(x: source.midX - size.width / 2, y: source.minY - size.height)
      case .left: CGPoint(x: source.maxX, y: source.midY - size.height / 2)
      default: CGPoint(x: source.minX - size.width, y: source.midY - size.height / 2)
      }
    let frame = CGRect(origin: origin, size: size).moved(into: area)
    let reach = popoverView.arrowReach
    let length = isVertical ? frame.width : frame.height
    let wanted = isVertical ? source.midX - frame.minX : source.midY - frame.minY
    let position = length > 2 * reach ? min(max(wanted, reach), length - reach) : length / 2
    return Placement(frame: frame, direction: direction, arrowPosition: position)
  }
}

extension CGRect {
  /// The rectangle of the same size that is within another, as near as can be.
  fileprivate func moved(into area: CGRect) -> CGRect {
    var result = self
    result.origin.x = max(area.minX, min(minX, area.maxX - width))
    result.origin.y = max(area.minY, min(minY, area.maxY - height))
    return result
  }
}
