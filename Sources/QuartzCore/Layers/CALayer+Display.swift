extension CALayer {
  /// Asks for new contents, of a part or, without a rectangle, of the whole.
  final func markNeedsDisplay(_ rect: CGRect?) {
    let isWhole = flags.contains(.needsDisplay) && !flags.contains(.drawsPart)
    guard !isWhole else { return }
    if let rect {
      let former = flags.contains(.drawsPart) ? extras?.invalidRect : nil
      mutableExtras.invalidRect = former?.union(rect) ?? rect
      flags.insert(.drawsPart)
    } else {
      flags.remove(.drawsPart)
    }
    flags.insert(.needsDisplay)
    LayerChanges.note()
  }

  /// Whether new contents have been asked for.
  public final func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

  final func provideContents() {
    guard !flags.isDisjoint(with: .display) else { return }
    if flags.contains(.showsAnimatedDrawing) { return displayAnimated(at: CACurrentMediaTime()) }
    willChange()
    flags.remove(.needsDisplay)
    display()
  }

  /// Provides new contents if they have been asked for; without `again` only those of a layer that has none yet.
  final func displayIfNeeded(again: Bool) {
    guard again || storedContents == nil else { return }
    displayIfNeeded()
  }

  /// Provides new contents of the layer and of what is below it, as `displayIfNeeded(again:)` does.
  final func displayTree(again: Bool) {
    displayIfNeeded(again: again)
    for sublayer in storedSublayers { sublayer.displayTree(again: again) }
    extras?.mask?.displayTree(again: again)
  }

  final func setContents(_ contents: Any?) {
    changing("contents") {
      let contents = (contents as? CGImage).map(LayerContents.image)
      guard !flags.contains(.showsAnimatedDrawing) else {
        ownContents = contents
        return
      }
      storedContents = contents
      contentsVersion = PixelVersion.next()
    }
  }

  /// Rasterises `draw(in:)` into a bitmap of the bounds' size at `contentsScale`. Where only a part is asked for, the rest of
  /// the picture stays.
  package final func drawContents() {
    let scale = contentsScale
    let bounds = values.bounds
    let size = bounds.size
    let width = Int(pixels: (size.width * scale).rounded(.up))
    let height = Int(pixels: (size.height * scale).rounded(.up))
    willChange()
    let wanted = flags.contains(.drawsPart) ? extras?.invalidRect : nil
    flags.remove(.drawsPart)
    guard width > 0, height > 0, width <= Bitmap.maximumSide, height <= Bitmap.maximumSide else {
      storedContents = nil
      contentsVersion = PixelVersion.next()
      LayerChanges.note()
      return
    }
    delegate?.layerWillDraw(self)
    let part = wanted.flatMap { partToDraw($0, scale, width, height) }
    let bitmap: Bitmap
    if part != nil, case .drawing(let former, _)? = storedContents {
      bitmap = former.copy()
    } else {
      bitmap = Bitmap(width: width, height: height, inPlaceOf: takeDrawing())
    }
    let context = CGContext(bitmap: bitmap, scale: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if let part {
      context.clear(part)
      context.clip(to: part)
      mutableExtras.drawingRect = part
    }
    draw(in: context)
    if part != nil { mutableExtras.drawingRect = nil }
    context.flush()
    storedContents = .drawing(bitmap, bounds.origin)
    contentsVersion = PixelVersion.next()
    LayerChanges.note()
  }

  /// The rectangle that is being drawn, in the layer's coordinates.
  package final var drawnRect: CGRect { extras?.drawingRect ?? values.bounds }

  /// A rectangle on whole pixels of the bounds, as far as what has been drawn is a picture of these bounds; nil where all
  /// must be drawn.
  private func partToDraw(_ rect: CGRect, _ scale: CGFloat, _ width: Int, _ height: Int) -> CGRect? {
    let bounds = values.bounds
    guard case .drawing(let bitmap, let origin)? = storedContents, bitmap.width == width, bitmap.height == height,
      origin == bounds.origin, rect.isFinite
    else { return nil }
    let inside = rect.standardized.offsetBy(dx: -origin.x, dy: -origin.y).applying(
      CGAffineTransform(scaleX: scale, y: scale))
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let pixels = inside.integral.intersection(whole)
    guard !pixels.isNull, pixels != whole else { return nil }
    return pixels.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Gives up what was drawn before.
  private func takeDrawing() -> Bitmap? {
    guard case .drawing(let bitmap, _)? = storedContents else { return nil }
    storedContents = nil
    return bitmap
  }
}
