/// Pictures of layers in their own planes, for those that are turned, seen in perspective or rasterised on demand; kept
/// while they stay the same, wherever the plane moves.
final class PlanePictures {
  /// A picture, and how it is seen.
  struct Picture {
    let bitmap: Bitmap
    let version: Int
    /// From pixels of the frame to those of the bitmap.
    let toPlane: Projection
    /// The pixels of the frame that can show something of it.
    let rect: PixelRect
  }

  private struct Entry {
    var list: FrameList
    var bitmap: Bitmap
    /// Which pixels of the plane the bitmap has.
    var rect: PixelRect
    var scale: Double
    var version: Int
  }

  private var cache = FrameCache<LayerCopy, Entry>(keepingUnusedFor: 1)
  private var scratch = FrameList()

  /// Above this many pixels only the part of a plane is drawn that the frame can show.
  private static let largestWholePlane = 16_000_000

  func beginFrame() { cache.beginFrame() }

  /// The picture of a layer that `place` maps from its own coordinates to pixels; nil if there is nothing to be seen.
  func picture(
    of layer: CALayer, _ values: LayerValues, _ place: Projection, at time: TimeInterval, _ instance: Int,
    in clip: PixelRect, _ caches: FrameCaches, displaysPending: Bool
  ) -> Picture? {
    guard !clip.isEmpty, let back = place.inverse else { return nil }
    var reach = layer.reach(values, at: time)
    guard !reach.isNull, reach.width > 0, reach.height > 0 else { return nil }
    let scale = layer.flags.contains(.rasterizes) ? layer.rasterizationScale : Self.scale(of: place, reach, clip)
    guard scale > 0, scale.isFinite else { return nil }
    if reach.width * reach.height * scale * scale > Double(Self.largestWholePlane) {
      // Some room around, so that the first step of a move does not show an edge.
      let seen = back.bounds(of: CGRect(clip).insetBy(dx: -64, dy: -64))
      reach = reach.intersection(seen)
      guard !reach.isNull, reach.width > 0, reach.height > 0 else { return nil }
    }
    let matrix = CGAffineTransform(scaleX: scale, y: scale)
    let rect = PixelRect(enclosing: reach.applying(matrix))
    guard rect.width <= Bitmap.maximumSide, rect.height <= Bitmap.maximumSide, rect.area <= Bitmap.maximumArea else {
      return nil
    }
    let seen = place.bounds(of: reach)
    guard !seen.isNull else { return nil }
    // Half a pixel beyond the edge still mixes with it.
    let frameRect = PixelRect(enclosing: seen.insetBy(dx: -1, dy: -1)).intersection(clip)
    guard !frameRect.isEmpty else { return nil }

    var list = scratch
    list.fill(
      layer, values, matrix, at: time, instance: instance, frame: rect, displaysPending: displaysPending)
    let key = LayerCopy(layer: ObjectIdentifier(layer), instance: instance)
    var entry = cache.use(key)
    if let kept = entry, kept.scale != scale || kept.rect != rect || kept.list.items != list.items { entry = nil }
    if entry == nil {
      let bitmap = Bitmap(width: rect.width, height: rect.height)
      let items = DisplayList(caches: caches)
      let moved = matrix.concatenating(CGAffineTransform(translationX: -Double(rect.minX), y: -Double(rect.minY)))
      items.fillPlane(
        layer, values, moved, at: time, instance: instance,
        frame: PixelRect(minX: 0, minY: 0, maxX: rect.width, maxY: rect.height), displaysPending: displaysPending)
      Compositor.draw(items, into: bitmap)
      let made = Entry(list: list, bitmap: bitmap, rect: rect, scale: scale, version: PixelVersion.next())
      entry = cache.keep(made, under: key)
    }
    guard let entry else { return nil }
    let toPixels = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -Double(rect.minX), ty: -Double(rect.minY))
    return Picture(
      bitmap: entry.bitmap, version: entry.version, toPlane: back.concatenating(Projection(toPixels)),
      rect: frameRect)
  }

  /// Pixels per point of a plane's picture: as many as the frame shows of it at most, in steps, so that a layer that
  /// grows is not drawn anew in each frame.
  private static func scale(of place: Projection, _ reach: CGRect, _ clip: PixelRect) -> Double {
    var stretch = 0.0
    let corners: [SIMD2<Double>] = [
      SIMD2(reach.minX, reach.minY), SIMD2(reach.maxX, reach.minY), SIMD2(reach.maxX, reach.maxY),
      SIMD2(reach.minX, reach.maxY), SIMD2(reach.midX, reach.midY),
    ]
    let isAffine = place.affine != nil
    for corner in corners.prefix(isAffine ? 1 : 5) { stretch = max(stretch, place.stretch(at: corner)) }
    // What comes nearer than that is a part of little area.
    stretch = min(max(stretch, 1.0 / 64), 8)
    if abs(stretch - stretch.rounded()) < 1e-6 { return stretch.rounded() }
    // Whole numbers up to the next one, halves and so on below 1.
    return stretch > 1 ? stretch.rounded(.up) : exp2((2 * log2(stretch)).rounded(.up) / 2)
  }
}

extension CGRect {
  init(_ rect: PixelRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
