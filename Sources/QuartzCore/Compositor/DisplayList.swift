/// The items of a frame, back to front, and which of them hide what is below.
///
/// Its arrays are kept from frame to frame. Layers whose place is a move and a scale are listed part by part; what else
/// there is (turned layers, masks, shadows of free shapes) is drawn by `LayerRenderer` into a picture that is kept while
/// it stays the same. Bitmaps lie on whole pixels, always: the nearest to where the layer is.
final class DisplayList {
  /// An item that hides what is below it in `rect`.
  struct Cover {
    let index: Int
    let rect: PixelRect
  }

  var items: [DisplayItem] = []
  var covers: [Cover] = []
  /// Keeps what the items point into: while a layer displays itself it may take away the contents of one listed before.
  private var bitmaps: [Bitmap] = []
  private let caches: FrameCaches
  /// Views of planes, which the items point to.
  private var views: [UnsafeMutablePointer<PlaneView>] = []
  /// Whether layers that wait for new contents get them first.
  private var displaysPending = true
  /// What backdrop layers show.
  var backdrops: [BackdropPicture] = []
  /// The frame before, whose pictures of backdrops may still be right.
  weak var former: DisplayList?

  init(caches: FrameCaches) {
    self.caches = caches
  }

  /// What a layer is drawn in.
  struct Surroundings {
    /// From the superlayer's coordinates to pixels.
    var base: CGAffineTransform
    /// What may be touched.
    var clip: PixelRect
    /// Where no group around stands between an item and the frame.
    var open: PixelRect
    var opacity: Double
    /// Which copy of the layers this is, where a replicator makes several.
    var instance = 0
    /// All of the pixels that are drawn.
    let frame: PixelRect

    init(base: CGAffineTransform, frame: PixelRect, instance: Int = 0) {
      self.base = base
      self.frame = frame
      self.instance = instance
      clip = frame
      open = frame
      opacity = 1
    }
  }

  /// Lists a tree at a time. `base` maps the root's superlayer's coordinates to pixels.
  func fill(_ root: CALayer, at time: TimeInterval, base: CGAffineTransform, frame: PixelRect) {
    clear()
    displaysPending = true
    let values = root.presentedValues(at: time)
    let surroundings = Surroundings(base: base, frame: frame)
    if values.isPlanar {
      visit(root, values, values.affineToParent.concatenating(base), time, surroundings)
    } else {
      let place = Projection(values.spaceToParent)
      visit(SceneLayer(layer: root, values: values, place: place, time: time), surroundings)
    }
  }

  /// Lists a tree at a time, wherever its root is: `matrix` maps the root's own coordinates to pixels.
  func fill(
    _ root: CALayer, placedBy matrix: CGAffineTransform, at time: TimeInterval, frame: PixelRect, displaysPending: Bool
  ) {
    clear()
    self.displaysPending = displaysPending
    let surroundings = Surroundings(base: .identity, frame: frame)
    visit(root, root.presentedValues(at: time), matrix, time, surroundings)
  }

  /// Lists a layer as the picture in its own plane, with given values. `matrix` maps its own coordinates to pixels.
  func fillPlane(
    _ layer: CALayer, _ values: LayerValues, _ matrix: CGAffineTransform, at time: TimeInterval, instance: Int,
    frame: PixelRect, displaysPending: Bool
  ) {
    clear()
    self.displaysPending = displaysPending
    let surroundings = Surroundings(base: .identity, frame: frame, instance: instance)
    visit(layer, values, matrix, time, surroundings, isPlane: true)
  }

  deinit {
    freeViews()
  }

  private func freeViews() {
    for view in views {
      view.deinitialize(count: 1)
      view.deallocate()
    }
    views.removeAll(keepingCapacity: true)
  }

  private func clear() {
    freeViews()
    items.removeAll(keepingCapacity: true)
    covers.removeAll(keepingCapacity: true)
    bitmaps.removeAll(keepingCapacity: true)
    backdrops.removeAll(keepingCapacity: true)
  }

  /// Lists a layer whose place in its superlayer's plane is `base` away from the frame, or more than that.
  private func visit(_ scene: SceneLayer, _ surroundings: Surroundings) {
    var inner = surroundings
    inner.opacity *= scene.opacity
    inner.instance = scene.instance
    let time = scene.time ?? 0
    var group: Int?
    if scene.color != nil {
      group = beginGroup()
      inner.open = .empty
    }
    let place = scene.place.concatenating(Projection(surroundings.base))
    if scene.cuts.isEmpty, let matrix = place.affine {
      visit(scene.layer, scene.values, matrix, time, inner)
    } else if !scene.values.isHidden, scene.values.opacity > 0 {
      scene.layer.displayIfNeeded(again: displaysPending)
      let base = surroundings.base
      let cuts = scene.cuts.map { cut in
        // From the container's plane to the frame, which lies in it as it is.
        SIMD3(
          cut.x / base.a, cut.y / base.d, cut.z - cut.x * base.tx / base.a - cut.y * base.ty / base.d)
      }
      addPlane(scene.layer, scene.values, place, cuts, time, inner)
    }
    if let group, let color = scene.color {
      endGroup(group) {
        $0.isTinted = true
        $0.pixel = Bitmap.pixel(color)
      }
    }
  }

  private func visit(
    _ layer: CALayer, _ values: LayerValues, _ matrix: CGAffineTransform, _ time: TimeInterval,
    _ surroundings: Surroundings, isPlane: Bool = false
  ) {
    guard !values.isHidden, values.opacity > 0 else { return }
    layer.displayIfNeeded(again: displaysPending)
    if matrix.b != 0 || matrix.c != 0 || matrix.a <= 0 || matrix.d <= 0
      || (!isPlane && layer.flags.contains(.rasterizes))
    {
      return addPlane(layer, values, Projection(matrix), [], time, surroundings)
    }
    guard let parts = LayerParts(layer, values, matrix, caches) else {
      return addPicture(of: layer, values, matrix, time, surroundings)
    }
    var inner = surroundings
    inner.base = matrix
    if parts.throwsShadow { addShadow(parts, values, surroundings) }
    // A superlayer that is no group hands its opacity down to groups, too.
    let opacity = Double(min(values.opacity, 1)) * surroundings.opacity
    guard opacity < 1, layer.allowsGroupOpacity, parts.isManyPartsUnderOpacity else {
      inner.opacity = opacity
      return addParts(of: layer, values, parts, time, inner)
    }
    let group = beginGroup()
    inner.opacity = 1
    inner.open = .empty
    addParts(of: layer, values, parts, time, inner)
    endGroup(group) { $0.alpha = DisplayItem.byte(opacity) }
  }

  private func addParts(
    of layer: CALayer, _ values: LayerValues, _ parts: LayerParts, _ time: TimeInterval, _ surroundings: Surroundings
  ) {
    guard !layer.flags.contains(.hasNoPlane) else { return addSublayers(of: layer, values, time, surroundings) }
    if let color = values.backgroundColor, color.alpha > 0, let shape = parts.shape {
      if color.pattern == nil {
        addFill(shape, color, surroundings)
      } else if let placed = caches.vectors.placeBackground(layer, values, parts.matrix, surroundings.instance) {
        addBitmap(placed, isOpaque: false, surroundings)
      }
    }
    addInside(of: layer, values, parts, time, surroundings)
    guard values.borderWidth > 0, let color = values.borderColor, color.alpha > 0, let shape = parts.shape else {
      return
    }
    guard let inner = parts.inside(shape, by: values.borderWidth, caches.corners) else {
      return addFill(shape, color, surroundings)
    }
    var item = DisplayItem(.ring, rect: shape.outer.intersection(surroundings.clip))
    item.shape = shape
    item.inner = inner
    item.pixel = DisplayItem.pixel(color, surroundings.opacity)
    append(item)
  }

  /// Contents and sublayers, cut at the bounds where the layer masks.
  private func addInside(
    of layer: CALayer, _ values: LayerValues, _ parts: LayerParts, _ time: TimeInterval, _ surroundings: Surroundings
  ) {
    let backdrop = values.vector.backdrop
    guard layer.storedContents != nil || !layer.storedSublayers.isEmpty || values.vector.draws || backdrop != nil else {
      return
    }
    var inner = surroundings
    var group: Int?
    if values.masksToBounds {
      guard let shape = parts.shape else { return }
      inner.clip = surroundings.clip.intersection(shape.outer)
      guard !inner.clip.isEmpty else { return }
      if !shape.isWhole {
        group = beginGroup()
        inner.open = surroundings.open.intersection(shape.solidRect)
      }
    }
    if let backdrop, backdrop.isVisible, let shape = parts.shape {
      addBackdrop(backdrop.effective, of: layer, shape.outer, scale: parts.scale, inner)
    }
    if values.vector.draws, let placed = caches.vectors.place(layer, values, inner.base, surroundings.instance) {
      addBitmap(placed, isOpaque: false, inner)
    }
    if let contents = layer.storedContents { addContents(contents, of: layer, values, inner) }
    addSublayers(of: layer, values, time, inner)
    guard let group else { return }
    endGroup(group) {
      $0.isClip = true
      $0.shape = parts.shape
    }
  }

  private func addSublayers(
    of layer: CALayer, _ values: LayerValues, _ time: TimeInterval, _ surroundings: Surroundings
  ) {
    guard LayerScene.isPlain(layer, values, at: time) else {
      for scene in LayerScene.list(layer, values, at: time, instance: surroundings.instance) {
        visit(scene, surroundings)
      }
      return
    }
    for sublayer in layer.orderedSublayers {
      let shown = sublayer.presentedValues(at: time)
      visit(sublayer, shown, shown.affineToParent.concatenating(surroundings.base), time, surroundings)
    }
  }

  private func addFill(_ shape: RoundedShape, _ color: CGColor, _ surroundings: Surroundings) {
    var item = DisplayItem(.fill, rect: shape.outer.intersection(surroundings.clip))
    item.shape = shape
    item.pixel = DisplayItem.pixel(color, surroundings.opacity)
    if item.pixel >> 24 == 255 { item.opaque = shape.solidRect.intersection(surroundings.clip) }
    append(item, open: surroundings.open)
  }

  private func addContents(
    _ contents: LayerContents, of layer: CALayer, _ values: LayerValues, _ surroundings: Surroundings
  ) {
    guard let placed = caches.contents.place(contents, of: layer, values, surroundings.base) else { return }
    addBitmap(placed, isOpaque: placed.isOpaque, surroundings)
  }

  func addBitmap(_ placed: PlacedBitmap, isOpaque: Bool, _ surroundings: Surroundings) {
    let (source, size) = (placed.source, placed.size)
    bitmaps.append(placed.bitmap)
    let rect = PixelRect(
      minX: source.originX, minY: source.originY, maxX: source.originX + size.width,
      maxY: source.originY + size.height)
    var item = DisplayItem(.bitmap, rect: rect.intersection(surroundings.clip))
    item.source = source
    item.alpha = DisplayItem.byte(surroundings.opacity)
    if isOpaque, item.alpha == 255 { item.opaque = item.rect }
    append(item, open: surroundings.open)
  }

  private func addShadow(_ parts: LayerParts, _ values: LayerValues, _ surroundings: Surroundings) {
    guard let color = values.shadowColor, color.alpha > 0 else { return }
    let opacity = surroundings.opacity * Double(min(values.opacity, 1)) * Double(min(values.shadowOpacity, 1))
    if let path = parts.shadowPath {
      guard let placed = caches.shadowPictures.place(path, color, values, parts.matrix) else { return }
      var inner = surroundings
      inner.opacity = opacity
      return addBitmap(placed, isOpaque: false, inner)
    }
    guard let shape = parts.shape else { return }
    let offset = parts.deviceOffset(values.shadowOffset)
    let blur = values.shadowRadius * parts.scale
    if BoxBlur(radius: blur).extent > 0 {
      let rect = PixelRect(rounding: shape.edges + offset)
      guard
        let patch = caches.shadows.patch(
          for: rect, radii: shape.radii, isContinuous: shape.isContinuous, blur: blur, masks: caches.corners)
      else { return }
      var item = DisplayItem(.shadow, rect: patch.rect.intersection(surroundings.clip))
      item.shadow = patch
      item.pixel = DisplayItem.pixel(color, opacity)
      return append(item)
    }
    let moved = RoundedShape(
      edges: shape.edges + offset, radii: shape.radii, isContinuous: shape.isContinuous, masks: caches.corners)
    var inner = surroundings
    inner.opacity = opacity
    addFill(moved, color, inner)
  }

  private func addPicture(
    of layer: CALayer, _ values: LayerValues, _ matrix: CGAffineTransform, _ time: TimeInterval,
    _ surroundings: Surroundings
  ) {
    guard abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-12,
      let placed = caches.pictures.place(
        layer, values, matrix, at: time, surroundings.instance, in: surroundings.clip,
        displaysPending: displaysPending)
    else { return }
    addBitmap(placed, isOpaque: false, surroundings)
  }

  /// Lists a layer by the picture in its own plane, seen from elsewhere.
  private func addPlane(
    _ layer: CALayer, _ values: LayerValues, _ place: Projection, _ cuts: [SIMD3<Double>], _ time: TimeInterval,
    _ surroundings: Surroundings
  ) {
    guard !layer.flags.contains(.hidesBack) || place.determinant > 0 else { return }
    var flat = values
    var opacity = surroundings.opacity
    // A shadow shines through a translucent layer: then the opacity belongs into the picture.
    if layer.allowsGroupOpacity, values.shadowOpacity == 0 {
      opacity *= Double(min(values.opacity, 1))
      flat.opacity = 1
    }
    guard
      let picture = caches.planes.picture(
        of: layer, flat, place, at: time, surroundings.instance, in: surroundings.clip, caches,
        displaysPending: displaysPending)
    else { return }
    bitmaps.append(picture.bitmap)
    var item = DisplayItem(.plane, rect: picture.rect.intersection(surroundings.clip))
    guard !item.rect.isEmpty else { return }
    let view = UnsafeMutablePointer<PlaneView>.allocate(capacity: 1)
    view.initialize(
      to: PlaneView(
        toPlane: picture.toPlane, width: picture.bitmap.width, height: picture.bitmap.height, cuts: cuts))
    views.append(view)
    item.view = UnsafePointer(view)
    item.source = PixelSource(
      pixels: UnsafePointer(picture.bitmap.pixels), pixelsPerRow: picture.bitmap.pixelsPerRow,
      version: picture.version)
    item.alpha = DisplayItem.byte(opacity)
    append(item)
  }

  private func append(_ item: DisplayItem, open: PixelRect = .empty) {
    guard !item.rect.isEmpty else { return }
    let cover = item.opaque.intersection(open)
    if cover.area >= 2048 { covers.append(Cover(index: items.count, rect: cover)) }
    items.append(item)
  }

  private func beginGroup() -> Int {
    items.append(DisplayItem(.group, rect: .empty))
    return items.count - 1
  }

  private func endGroup(_ index: Int, _ set: (inout DisplayItem) -> Void) {
    guard items.count > index + 1 else {
      items.removeLast()
      return
    }
    var rect = items[index + 1].rect
    var member = index + 1
    while member < items.count {
      rect = rect.union(items[member].rect)
      member += 1 + items[member].span
    }
    items[index].rect = rect
    items[index].span = items.count - index - 1
    set(&items[index])
  }
}
