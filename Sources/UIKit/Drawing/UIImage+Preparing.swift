extension UIImage {
  /// The image itself: pixels are decoded as soon as they are read, so that nothing is left to prepare. Nil of an image
  /// without pixels.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/preparingfordisplay()>.
  public final func preparingForDisplay() -> UIImage? {
    pixels == nil ? nil : self
  }

  /// Calls the closure with the image, in the next frame.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/preparefordisplay(completionhandler:)>.
  public final func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    let image = preparingForDisplay()
    MediaClock.shared.schedule(at: CACurrentMediaTime()) { completionHandler(image) }
  }

  /// A smaller image that fits a size in points and keeps the proportions; nil where one of the two has no area.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/preparingthumbnail(of:)>.
  public final func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let image = upright(pixels), size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    let own = self.size
    // A thumbnail is never larger than the image.
    let factor = min(size.width / own.width, size.height / own.height, 1)
    let columns = max(Int((CGFloat(image.width) * factor).rounded()), 1)
    let rows = max(Int((CGFloat(image.height) * factor).rounded()), 1)
    let bitmap = Bitmap(width: columns, height: rows)
    let context = CGContext(bitmap: bitmap, scale: 1)
    context.interpolationQuality = .high
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: columns, height: rows))
    context.flush()
    bitmap.isOpaque = image.bitmap.isOpaque
    var traits = traits
    traits.orientation = .up
    traits.caps = nil
    return UIImage(pixels: CGImage(bitmap: bitmap), traits: traits)
  }

  /// Calls the closure with a thumbnail as `preparingThumbnail(of:)` makes it, in the next frame.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/preparethumbnail(of:completionhandler:)>.
  public final func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    let image = preparingThumbnail(of: size)
    MediaClock.shared.schedule(at: CACurrentMediaTime()) { completionHandler(image) }
  }

  /// A thumbnail as `preparingThumbnail(of:)` makes it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/bypreparingthumbnail(ofsize:)>.
  public final func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The image itself, decoded.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/bypreparingfordisplay()>.
  public final func byPreparingForDisplay() async -> UIImage? {
    preparingForDisplay()
  }

  /// How an image renderer makes pictures like this one: of its scale, opaque if it is.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/imagerendererformat>.
  public final var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = pixels?.bitmap.isOpaque ?? false
    return format
  }
}
