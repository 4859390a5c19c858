/// What a backdrop layer shows in a frame.
struct BackdropPicture {
  let layer: LayerCopy
  /// How many items are below it.
  let index: Int
  /// The pixels of the frame that it covers.
  let rect: PixelRect
  /// The pixels of the frame that it is made from.
  let source: PixelRect
  let filter: BackdropFilter
  let bitmap: Bitmap
  let version: Int
}

extension DisplayList {
  /// Lists the picture of all that has been listed so far, filtered, within a rectangle.
  ///
  /// Groups that are still open are taken for no groups: what cuts them, or makes them translucent, does so to the
  /// picture as well.
  func addBackdrop(
    _ values: BackdropValues, of layer: CALayer, _ bounds: PixelRect, scale: Double, _ surroundings: Surroundings
  ) {
    let rect = bounds.intersection(surroundings.clip)
    guard !rect.isEmpty else { return }
    let filter = BackdropFilter(values, scale: scale)
    let extent = filter.extent
    let frame = surroundings.frame
    let source = PixelRect(
      minX: rect.minX - extent, minY: rect.minY - extent, maxX: rect.maxX + extent, maxY: rect.maxY + extent
    ).intersection(frame)
    let copy = LayerCopy(layer: ObjectIdentifier(layer), instance: surroundings.instance)
    let picture =
      formerBackdrop(of: copy, rect, source, filter)
      ?? BackdropPicture(
        layer: copy, index: items.count, rect: rect, source: source, filter: filter,
        bitmap: filter.apply(to: Compositor.picture(of: self, source), at: source, within: rect),
        version: PixelVersion.next())
    backdrops.append(picture)
    addBitmap(
      PlacedBitmap(picture.bitmap, atX: rect.minX, y: rect.minY, version: picture.version), isOpaque: false,
      surroundings)
  }

  /// The picture of the frame before, if all that it was made from is the same.
  private func formerBackdrop(
    of layer: LayerCopy, _ rect: PixelRect, _ source: PixelRect, _ filter: BackdropFilter
  ) -> BackdropPicture? {
    guard let former,
      let kept = former.backdrops.first(where: {
        $0.layer == layer && $0.index == items.count && $0.rect == rect && $0.source == source && $0.filter == filter
      })
    else { return nil }
    for index in items.indices {
      let (item, old) = (items[index], former.items[index])
      if item.kind == .group, item.span == 0 {
        // Open: its members say what it shows.
        guard old.kind == .group else { return nil }
        continue
      }
      guard !item.draws(like: old) else { continue }
      if !item.rect.intersection(source).isEmpty || !old.rect.intersection(source).isEmpty { return nil }
    }
    return kept
  }
}
