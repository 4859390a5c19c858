/// What there is to see of a part of the tree, so that a picture of it can be kept while that stays the same.
struct FrameList {
  private(set) var items: [FrameItem] = []
  private var displaysPending = true

  /// Lists a tree at a time, with values for its root. `matrix` maps the root's own coordinates to pixels.
  mutating func fill(
    _ root: CALayer, _ values: LayerValues, _ matrix: CGAffineTransform, at time: TimeInterval, instance: Int,
    frame: PixelRect, displaysPending: Bool
  ) {
    items.removeAll(keepingCapacity: true)
    self.displaysPending = displaysPending
    let scene = SceneLayer(layer: root, values: values, place: Projection(matrix), time: time, instance: instance)
    visit(scene, scene.place, frame, opacity: 1, depth: 0)
  }

  /// The pixels that the items can touch; nil for none.
  var rect: PixelRect? {
    var result: PixelRect?
    for item in items where !item.rect.isEmpty { result = result?.union(item.rect) ?? item.rect }
    return result
  }

  private mutating func visit(
    _ scene: SceneLayer, _ matrix: Projection, _ clip: PixelRect, opacity: Float, depth: Int
  ) {
    let (layer, values) = (scene.layer, scene.values)
    let time = scene.time ?? 0
    guard !values.isHidden, values.opacity > 0 else { return }
    layer.displayIfNeeded(again: displaysPending)
    var reach = values.bounds
    if let contents = layer.storedContents, layer.contentsGravity != .resize {
      let size = CGSize(
        width: Double(contents.bitmap.width) * values.contentsRect.width / layer.contentsScale,
        height: Double(contents.bitmap.height) * values.contentsRect.height / layer.contentsScale)
      let rect = layer.contentsGravity.rect(of: size, in: values.bounds)
      if !values.masksToBounds, !rect.isNull { reach = reach.union(rect) }
    }
    let drawn = values.vector.reach(values.bounds)
    if !values.masksToBounds, !drawn.isNull { reach = reach.union(drawn) }
    let covered = matrix.bounds(of: reach)
    let rect = covered.isNull ? PixelRect.empty : PixelRect(enclosing: covered).intersection(clip)
    let total = opacity * values.opacity * Float(scene.opacity)
    let inner = values.masksToBounds ? rect : clip
    // A shadow is thrown by whatever lies below, and a mask shows or hides it: what changes there can change all of the
    // frame that the clip leaves.
    // So can a transition, which moves and turns what was there.
    let transition = layer.presentedTransition(at: time)?.progress ?? -1
    let spreads = values.shadowOpacity > 0 || layer.extras?.mask != nil || transition >= 0
    items.append(
      FrameItem(
        layer: ObjectIdentifier(layer), matrix: matrix, bounds: values.bounds, opacity: total,
        backgroundColor: values.backgroundColor, cornerRadius: values.cornerRadius, corners: layer.maskedCorners,
        cornerCurve: layer.cornerCurve, borderWidth: values.borderWidth,
        borderColor: values.borderWidth > 0 ? values.borderColor : nil,
        shadowColor: values.shadowOpacity > 0 ? values.shadowColor : nil, shadowOpacity: values.shadowOpacity,
        shadowOffset: values.shadowOffset, shadowRadius: values.shadowRadius, shadowPath: values.shadowPath,
        contentsVersion: layer.contentsVersion, contentsRect: values.contentsRect,
        contentsCenter: values.contentsCenter, magnification: layer.magnificationFilter,
        minification: layer.minificationFilter, contentsScale: layer.contentsScale, gravity: layer.contentsGravity,
        masksToBounds: values.masksToBounds, transition: transition, vector: values.vector,
        flags: layer.flags.intersection(.visible), rasterizationScale: layer.rasterizationScale,
        instance: scene.instance, color: scene.color, depth: depth,
        rect: spreads ? clip : rect))
    let first = items.count
    if let mask = layer.extras?.mask {
      let shown = mask.presentedValues(at: time)
      let place = Projection(shown.affineToParent)
      let maskScene = SceneLayer(layer: mask, values: shown, place: place, time: time, instance: scene.instance)
      visit(maskScene, place.concatenating(matrix), clip, opacity: total, depth: depth + 1)
    }
    if LayerScene.isPlain(layer, values, at: time) {
      for sublayer in layer.orderedSublayers {
        let shown = sublayer.presentedValues(at: time)
        let place = Projection(shown.affineToParent)
        let inside = SceneLayer(layer: sublayer, values: shown, place: place, time: time, instance: scene.instance)
        visit(inside, place.concatenating(matrix), inner, opacity: total, depth: depth + 1)
      }
    } else {
      for inside in LayerScene.list(layer, values, at: time, instance: scene.instance) {
        visit(inside, inside.place.concatenating(matrix), inner, opacity: total, depth: depth + 1)
      }
    }
    if spreads { for index in first..<items.count { items[index].rect = clip } }
  }
}

extension PixelRect {
  /// The whole pixels that a rectangle touches, kept within what an `Int32` holds.
  init(enclosing rect: CGRect) {
    func whole(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9)) }
    self.init(
      minX: whole(rect.minX.rounded(.down)), minY: whole(rect.minY.rounded(.down)),
      maxX: whole(rect.maxX.rounded(.up)), maxY: whole(rect.maxY.rounded(.up)))
  }
}
