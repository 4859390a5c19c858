extension CALayer {
  /// Asks for new contents before the next frame.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/setneedsdisplay()>.
  public final func setNeedsDisplay() {
    guard !flags.contains(.needsDisplay) else { return }
    flags.insert(.needsDisplay)
    LayerChanges.note()
  }

  /// Asks for new contents of a part, in the layer's coordinates; the whole is drawn.
  public final func setNeedsDisplay(_ r: CGRect) {
    if !r.isEmpty { setNeedsDisplay() }
  }

  /// Whether new contents have been asked for.
  public final func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

  /// Provides new contents now if they have been asked for.
  public final func displayIfNeeded() {
    guard flags.contains(.needsDisplay) else { return }
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
      switch contents {
      case let image as CGImage: storedContents = .image(image)
      default: storedContents = nil
      }
      contentsVersion = PixelVersion.next()
    }
  }

  /// Rasterises `draw(in:)` into a bitmap of the bounds' size at `contentsScale`.
  final func drawContents() {
    let scale = contentsScale
    let size = values.bounds.size
    let width = Int(pixels: (size.width * scale).rounded(.up))
    let height = Int(pixels: (size.height * scale).rounded(.up))
    willChange()
    guard width > 0, height > 0, width <= Bitmap.maximumSide, height <= Bitmap.maximumSide else {
      storedContents = nil
      contentsVersion = PixelVersion.next()
      LayerChanges.note()
      return
    }
    let bitmap = Bitmap(width: width, height: height, inPlaceOf: takeDrawing())
    let context = CGContext(bitmap: bitmap, scale: scale)
    context.translateBy(x: -values.bounds.minX, y: -values.bounds.minY)
    delegate?.layerWillDraw(self)
    draw(in: context)
    context.flush()
    storedContents = .drawing(bitmap)
    contentsVersion = PixelVersion.next()
    LayerChanges.note()
  }

  /// Gives up what was drawn before.
  private func takeDrawing() -> Bitmap? {
    guard case .drawing(let bitmap)? = storedContents else { return nil }
    storedContents = nil
    return bitmap
  }
}
